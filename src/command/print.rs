//! Printing, shared by the tasks.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use checks::Step;
use indicatif::ProgressBar;

use crate::cargo::CompileError;
use crate::exercise::compile_error::what_to_do;

/// Shows a spinner with a message during a long task. If the output isn't a terminal, prints a plain line.
pub(super) fn progress(message: &'static str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        eprintln!("{message} …");
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner().with_message(message);
    bar.enable_steady_tick(Duration::from_millis(120));
    bar
}

/// Prints a text. Ignores the error if the reader has closed the pipe, as in `… | head`.
pub(super) fn print_whole(text: &str) {
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
}

/// Prints the compiler's own message and what to do next.
pub(super) fn does_not_compile(error: &CompileError, step: &Step, task: &str) -> ExitCode {
    let next = format!("Then run: cargo run -- {task} {}", step.id);
    eprintln!("{error}\n\n{}", what_to_do(error, step, &next));
    ExitCode::FAILURE
}
