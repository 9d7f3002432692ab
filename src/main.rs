//! The `course` command.

use std::process::ExitCode;

use clap::Parser;
use course::command::{CommandLine, run};

fn main() -> ExitCode {
    match run(CommandLine::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("Error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
