//! `new-step`: writes what is mechanical about a new step or a new function.

use std::path::Path;
use std::process::ExitCode;

use super::print::print_whole;
use crate::new_step::new_step;

pub(super) fn run(root: &Path, name: &str, functions: &[String]) -> anyhow::Result<ExitCode> {
    let written = new_step(root, name, functions)?;
    let files: Vec<String> = written
        .files
        .iter()
        .map(|file| format!("  {}\n", file.display()))
        .collect();
    print_whole(&format!(
        "Written:\n{}\nEverything compiles now. Left to do:\n{}\nThen run: cargo fmt --all, and cargo run -- verify\n",
        files.concat(),
        written.left_to_do
    ));
    Ok(ExitCode::SUCCESS)
}
