//! What the tasks print with.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use checks::Step;
use indicatif::ProgressBar;

use crate::cargo::CompileError;
use crate::exercise::compile_error::what_to_do;

/// A spinner with words, for what takes more than a moment. Plain lines where output is no terminal.
pub(super) fn progress(words: &'static str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        eprintln!("{words} …");
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner().with_message(words);
    bar.enable_steady_tick(Duration::from_millis(120));
    bar
}

/// Prints a text. Whoever listened may be gone, as in `… | head`.
pub(super) fn print_whole(text: &str) {
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
}

/// Prints rustc's own words and what to do about them.
pub(super) fn does_not_compile(error: &CompileError, step: &Step, task: &str) -> ExitCode {
    let next = format!("cargo run -- {task} {}", step.id);
    eprintln!("{error}\n\n{}", what_to_do(error, step, &next));
    ExitCode::FAILURE
}
