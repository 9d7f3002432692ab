//! The command line: what can be asked for. The tasks themselves lie in the modules below.

mod build;
mod check;
mod doctor;
mod help;
mod preprocess;
mod print;
mod serve;
mod show;
mod standing;
mod verdict;
mod watch;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use checks::{Language, find_step};
use clap::{Parser, Subcommand};

use crate::verify::verify;

const LANGUAGE: Language = Language::English;

/// Eight Ways: build Othello in Rust, and watch your own code walk.
#[derive(Debug, Parser)]
#[command(name = "course", bin_name = "cargo run --")]
pub struct CommandLine {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    serve: ServeOptions,
}

#[derive(Debug, clap::Args)]
struct ServeOptions {
    /// The port on this machine.
    #[arg(long, default_value_t = 3000)]
    port: u16,
    /// Open the book in the browser.
    #[arg(long)]
    open: bool,
    /// Another host name under which pages may be asked for, with its port, for cloud editors.
    #[arg(long, value_name = "HOST:PORT")]
    allow_host: Vec<String>,
}

#[derive(Debug, clap::Args)]
struct CheckOptions {
    /// The step, such as 04.
    step: Option<String>,
    /// Check every step that was begun.
    #[arg(long)]
    all: bool,
    /// Print the verdict as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build the book and serve it on this machine (what `cargo run` does).
    Serve(ServeOptions),
    /// Build the book as a folder of files for any web server.
    Build {
        /// The folder to write. One that exists is replaced if a book was in it.
        #[arg(long)]
        out: PathBuf,
        /// Leave the model answers out of the pages, for a class.
        #[arg(long)]
        without_solutions: bool,
    },
    /// Ask your answer to a step all its questions, or the answers to all steps.
    Check(CheckOptions),
    /// Check a step on each save, or all that were begun, until Ctrl-C.
    Watch {
        /// The step, such as 04. Without it, every step.
        step: Option<String>,
    },
    /// Show the next of three hints.
    Hint {
        /// The step, such as 04.
        step: String,
    },
    /// Show the model answer. Before a step has passed, ask for it twice.
    Solution {
        /// The step, such as 04.
        step: String,
        /// Show it at once.
        #[arg(long)]
        yes: bool,
    },
    /// Show what your code draws, and write it as an SVG.
    Show {
        /// The step, such as 03.
        step: String,
        /// Keys to press first, such as "right right down enter".
        #[arg(long, default_value = "", value_name = "KEYS")]
        keys: String,
    },
    /// Put the stub of a step back. Your file is saved beside it.
    Reset {
        /// The step, such as 04.
        step: String,
    },
    /// Show how far you have come.
    Status {
        /// Print one line of JSON, for teachers who collect it.
        #[arg(long)]
        json: bool,
    },
    /// Look for what learners stumble over, and say what to do.
    Doctor,
    /// For authors: check that stubs, answers, mistakes, keys and chapters belong together.
    Verify {
        /// Print the result as JSON.
        #[arg(long)]
        json: bool,
    },
    /// For mdBook: run as a preprocessor.
    Preprocess {
        /// `supports RENDERER`, asked by mdBook.
        #[arg(num_args = 0..)]
        words: Vec<String>,
    },
}

/// Does what the command line asks for.
///
/// # Errors
///
/// What went wrong and what to do next.
pub fn run(command_line: CommandLine) -> anyhow::Result<ExitCode> {
    let root = course_folder()?;
    match command_line.task {
        None => serve::serve(&root, &command_line.serve),
        Some(Task::Serve(options)) => serve::serve(&root, &options),
        Some(Task::Build {
            out,
            without_solutions,
        }) => build::build(&root, &out, without_solutions),
        Some(Task::Check(options)) => check::run(&root, &options),
        Some(Task::Watch { step }) => {
            let only = step.map(|step| find_step(&step)).transpose()?;
            watch::watch(&root, only)
        }
        Some(Task::Hint { step }) => help::hint(&root, find_step(&step)?),
        Some(Task::Solution { step, yes }) => help::solution(&root, find_step(&step)?, yes),
        Some(Task::Show { step, keys }) => show::show(&root, find_step(&step)?, &keys),
        Some(Task::Reset { step }) => standing::reset_step(&root, find_step(&step)?),
        Some(Task::Status { json }) => standing::status(&root, json),
        Some(Task::Doctor) => Ok(doctor::doctor(&root)),
        Some(Task::Verify { json }) => verify(&root, json),
        Some(Task::Preprocess { words }) => preprocess::preprocess(&words),
    }
}

/// The folder of the course: where the command is run, or above it.
fn course_folder() -> anyhow::Result<PathBuf> {
    let here = std::env::current_dir().context("failed to find the current folder")?;
    here.ancestors()
        .find(|folder| folder.join("book.toml").is_file() && folder.join("exercises").is_dir())
        .map(Path::to_owned)
        .context("this is not the folder of the course; change into the folder that you cloned")
}
