//! The command line and its options. Each task has its own module below.

mod build;
mod check;
mod doctor;
mod help;
mod new_step;
mod preprocess;
mod print;
mod report;
mod serve;
mod show;
mod standing;
mod watch;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use checks::{Language, find_step};
use clap::{Parser, Subcommand};

use crate::verify::verify;

const LANGUAGE: Language = Language::English;

/// Eight Ways: build Othello in Rust, and watch your own code walk the board.
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
    /// The port to serve the book on.
    #[arg(long, default_value_t = 3000)]
    port: u16,
    /// Open the book in your browser.
    #[arg(long)]
    open: bool,
    /// Another host name for the pages, with its port. Cloud editors need it.
    #[arg(long, value_name = "HOST:PORT")]
    allow_host: Vec<String>,
}

#[derive(Debug, clap::Args)]
struct CheckOptions {
    /// The step, such as 04.
    step: Option<String>,
    /// Check every step that you have begun.
    #[arg(long)]
    all: bool,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build the book and serve it on this machine (what `cargo run` does).
    Serve(ServeOptions),
    /// Build the book as a folder of files for any web server.
    Build {
        /// The folder to write to. If it holds a book, the new book replaces it.
        #[arg(long)]
        out: PathBuf,
        /// Leave the model answers out of the pages, for a class.
        #[arg(long)]
        without_solutions: bool,
    },
    /// Check your code for one step, or for every step.
    Check(CheckOptions),
    /// Check your code each time you save, until you press Ctrl-C.
    Watch {
        /// The step, such as 04. If you leave it out, every step.
        step: Option<String>,
    },
    /// Show the next of three hints.
    Hint {
        /// The step, such as 04.
        step: String,
    },
    /// Show the model answer. If the step hasn't passed yet, run the command twice.
    Solution {
        /// The step, such as 04.
        step: String,
        /// Show it immediately.
        #[arg(long)]
        yes: bool,
    },
    /// Show what your code draws, and save it as an SVG file.
    Show {
        /// The step, such as 03.
        step: String,
        /// Keys to press first, such as "right right down enter".
        #[arg(long, default_value = "", value_name = "KEYS")]
        keys: String,
    },
    /// Restore the stub of a step. The command first saves your file under another name.
    Reset {
        /// The step, such as 04.
        step: String,
    },
    /// Show your progress.
    Status {
        /// Print one line of JSON, for example for a teacher who collects results.
        #[arg(long)]
        json: bool,
    },
    /// Find common problems on this machine, and say how to fix them.
    Doctor,
    /// For authors: check that stubs, model answers, mistakes, keys and chapters match.
    Verify {
        /// Print the result as JSON.
        #[arg(long)]
        json: bool,
    },
    /// For authors: write what is mechanical about a new step, or about new functions of a step.
    NewStep {
        /// The name of the step, such as 13-tournament or detour-handicap.
        name: String,
        /// The functions that learners write.
        functions: Vec<String>,
    },
    /// For mdBook: run as a preprocessor.
    Preprocess {
        /// `supports RENDERER`, or nothing. mdBook sets this.
        #[arg(num_args = 0..)]
        words: Vec<String>,
    },
}

/// Runs the task of the command line.
///
/// # Errors
///
/// A message that says what failed, why, and what to do next.
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
        Some(Task::NewStep { name, functions }) => new_step::run(&root, &name, &functions),
        Some(Task::Preprocess { words }) => preprocess::preprocess(&words),
    }
}

/// The course folder: the current folder, or one of the folders that contain it.
fn course_folder() -> anyhow::Result<PathBuf> {
    let here = std::env::current_dir().context("Can't find the current folder")?;
    here.ancestors()
        .find(|folder| folder.join("book.toml").is_file() && folder.join("exercises").is_dir())
        .map(Path::to_owned)
        .context("This isn't the course folder. Change to the folder that you cloned, then run the command again.")
}
