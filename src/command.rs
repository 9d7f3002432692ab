//! The command line: what can be asked for, and what is printed.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, bail};
use checks::{Language, Report, Step, find_step, text};
use clap::{Parser, Subcommand};
use indicatif::ProgressBar;
use steps::Key;

use crate::book::preprocess::CoursePreprocessor;
use crate::book::site::{Edition, build_site};
use crate::book::widgets::{Widgets, build_widgets};
use crate::cargo::CompileError;
use crate::exercise::check::{CheckJson, check};
use crate::exercise::compile_error::what_to_do;
use crate::exercise::files::{HINTS, hints_of, learner_file, model_answer, stub_of};
use crate::exercise::progress::{Progress, version_of};
use crate::exercise::reset::{ResetDone, reset};
use crate::exercise::show::{LEGEND, in_colors, in_letters, picture, write_svg};
use crate::exercise::standing::standings;
use crate::serve::guard::AllowedHosts;
use crate::serve::live::LiveBuilds;
use crate::serve::server::Learning;
use crate::serve::session::Session;
use crate::serve::{server, watch};
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
    /// Ask your answer to a step all its questions.
    Check {
        /// The step, such as 04.
        step: String,
        /// Print the verdict as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Show the next of three hints.
    Hint {
        /// The step, such as 04.
        step: String,
    },
    /// Show the model answer.
    Solution {
        /// The step, such as 04.
        step: String,
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
        None => serve(&root, &command_line.serve),
        Some(Task::Serve(options)) => serve(&root, &options),
        Some(Task::Build {
            out,
            without_solutions,
        }) => build(&root, &out, without_solutions),
        Some(Task::Check { step, json }) => check_step(&root, find_step(&step)?, json),
        Some(Task::Hint { step }) => hint(&root, find_step(&step)?),
        Some(Task::Solution { step }) => solution(find_step(&step)?),
        Some(Task::Show { step, keys }) => show(&root, find_step(&step)?, &keys),
        Some(Task::Reset { step }) => reset_step(&root, find_step(&step)?),
        Some(Task::Status { json }) => status(&root, json),
        Some(Task::Verify { json }) => verify(&root, json),
        Some(Task::Preprocess { words }) => preprocess(&words),
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

/// A spinner with words, for what takes more than a moment. Plain lines where output is no terminal.
fn progress(words: &'static str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        eprintln!("{words} …");
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner().with_message(words);
    bar.enable_steady_tick(Duration::from_millis(120));
    bar
}

/// The widgets, or none with the reason printed: then the book has still boards.
fn widgets_or_still(root: &Path) -> Option<Widgets> {
    match build_widgets(root) {
        Ok(widgets) => Some(widgets),
        Err(error) => {
            eprintln!("The boards in the pages stay still pictures: {error:#}");
            None
        }
    }
}

fn serve(root: &Path, options: &ServeOptions) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new().context("failed to start the server's threads")?;
    runtime.block_on(async {
        // First the port: whoever has it taken should not wait for a build to hear so.
        let listener = server::bind(options.port).await?;
        let address = listener
            .local_addr()
            .context("failed to read the own address")?;
        let widgets = widgets_or_still(root);
        let site = root.join("target/course/site");
        let bar = progress("Building the book");
        let edition = Edition {
            live: widgets.is_some(),
            ..Edition::default()
        };
        build_site(root, widgets.as_ref(), edition, &site)?;
        bar.finish_and_clear();
        let learning = match widgets {
            Some(_) => {
                let builds = LiveBuilds::new(root);
                watch::build_on_save(root, builds.clone())?;
                let session = Session::new(address.port(), |next| {
                    println!("A browser may write now. For another one: {next}");
                })?;
                Some(Learning { builds, session })
            }
            None => None,
        };
        let opened = match &learning {
            Some(learning) => learning.session.address(),
            None => format!("http://{address}/"),
        };
        let hosts = AllowedHosts::new(address.port(), &options.allow_host);
        let app = server::router(&site, learning, hosts);
        println!("Eight Ways is at {opened}      (Ctrl-C ends it)");
        std::io::stdout().flush().ok();
        if options.open {
            open_in_browser(&opened);
        }
        tokio::select! {
            result = axum::serve(listener, app) => result.context("the server stopped")?,
            _ = tokio::signal::ctrl_c() => {}
        }
        Ok(ExitCode::SUCCESS)
    })
}

fn open_in_browser(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    if std::process::Command::new(opener)
        .arg(address)
        .spawn()
        .is_err()
    {
        eprintln!("No browser could be opened from here; open the address yourself.");
    }
}

fn build(root: &Path, out: &Path, without_solutions: bool) -> anyhow::Result<ExitCode> {
    let out = std::path::absolute(out).context("failed to find the folder for the book")?;
    let is_empty = !out.exists()
        || out
            .read_dir()
            .is_ok_and(|mut entries| entries.next().is_none());
    if !is_empty && !out.join("book.js").is_file() && !out.join("index.html").is_file() {
        bail!(
            "{} holds something that is no book; choose an empty folder, so that nothing is lost",
            out.display()
        );
    }
    let widgets = widgets_or_still(root);
    let bar = progress("Building the book");
    let edition = Edition {
        live: false,
        without_solutions,
    };
    build_site(root, widgets.as_ref(), edition, &out)?;
    bar.finish_and_clear();
    println!("The book is in {}", out.display());
    Ok(ExitCode::SUCCESS)
}

/// Prints rustc's own words and what to do about them.
fn does_not_compile(error: &CompileError, step: &Step, task: &str) -> ExitCode {
    let next = format!("cargo run -- {task} {}", step.id);
    eprintln!("{error}\n\n{}", what_to_do(error, step, &next));
    ExitCode::FAILURE
}

fn show(root: &Path, step: &'static Step, keys: &str) -> anyhow::Result<ExitCode> {
    let keys: Vec<Key> = keys
        .split([' ', ','])
        .filter(|key| !key.is_empty())
        .map(str::parse)
        .collect::<Result<_, _>>()
        .context("failed to read --keys")?;
    let screen = match picture(root, step, keys) {
        Ok(screen) => screen,
        Err(error) => {
            let error = error.downcast::<CompileError>()?;
            return Ok(does_not_compile(&error, step, "show"));
        }
    };
    let file = write_svg(root, step, &screen)?;
    let out = std::io::stdout().lock();
    let colors = out.is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let drawn = if colors {
        in_colors(&screen)
    } else {
        format!("{}{LEGEND}\n", in_letters(&screen))
    };
    let file = file.strip_prefix(root).unwrap_or(&file).display();
    drop(out);
    print_whole(&format!("{drawn}The same picture as an SVG: {file}\n"));
    Ok(ExitCode::SUCCESS)
}

fn check_step(root: &Path, step: &'static Step, json: bool) -> anyhow::Result<ExitCode> {
    let (report, asked, warnings) = match check(root, step, &root.join("target")) {
        Ok(done) => done,
        Err(error) if json => return Err(error),
        Err(error) => {
            let error = error.downcast::<CompileError>()?;
            return Ok(does_not_compile(&error, step, "check"));
        }
    };
    remember(root, &report)?;
    if json {
        print_whole(&format!(
            "{}\n",
            serde_json::to_string(&CheckJson::new(&report))?
        ));
    } else {
        if !report.passed && !report.nothing_written() && !warnings.is_empty() {
            // A warning of the compiler often names the very mistake.
            eprintln!("{}\n", warnings.trim_end());
        }
        print_whole(&text::report(&report, LANGUAGE));
        if !asked.printed.is_empty() && !report.passed {
            print!("\nYour function printed:\n{}", asked.printed);
        }
    }
    Ok(if report.passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Prints a text. Whoever listened may be gone, as in `… | head`.
fn print_whole(text: &str) {
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
}

/// Takes down which version of the file passed.
fn remember(root: &Path, report: &Report) -> anyhow::Result<()> {
    if !report.passed {
        return Ok(());
    }
    let file = std::fs::read(learner_file(root, report.step))
        .context("failed to read the exercise again")?;
    let mut progress = Progress::load(root)?;
    progress.step(report.step.id).passed_version = Some(version_of(&file));
    progress.save(root)
}

fn hint(root: &Path, step: &'static Step) -> anyhow::Result<ExitCode> {
    let hints = hints_of(step)?;
    let mut progress = Progress::load(root)?;
    let known = progress.step(step.id);
    let stage = known.hints_shown % HINTS;
    known.hints_shown = stage + 1;
    progress.save(root)?;
    println!(
        "{} · hint {} of {HINTS}\n\n{}\n",
        text::step_name(step, LANGUAGE),
        stage + 1,
        hints[stage]
    );
    if stage + 1 < HINTS {
        println!("The next one: cargo run -- hint {}", step.id);
    } else {
        println!(
            "That was the last one. The model answer: cargo run -- solution {}",
            step.id
        );
    }
    Ok(ExitCode::SUCCESS)
}

fn solution(step: &'static Step) -> anyhow::Result<ExitCode> {
    print_whole(&model_answer(step, stub_of(step)?)?);
    Ok(ExitCode::SUCCESS)
}

fn reset_step(root: &Path, step: &'static Step) -> anyhow::Result<ExitCode> {
    let file = format!("exercises/{}/src/lib.rs", step.slug);
    match reset(root, step)? {
        ResetDone::NothingToDo => println!("{file} is the stub already; nothing to do."),
        ResetDone::Restored => println!("{file} is the stub again."),
        ResetDone::Saved(copy) => println!(
            "{file} is the stub again. Your file is saved as {}",
            copy.strip_prefix(root).unwrap_or(&copy).display()
        ),
    }
    Ok(ExitCode::SUCCESS)
}

fn status(root: &Path, json: bool) -> anyhow::Result<ExitCode> {
    let standings = standings(root)?;
    if json {
        print_whole(&format!("{}\n", serde_json::json!({ "steps": standings })));
        return Ok(ExitCode::SUCCESS);
    }
    for (step, standing) in checks::steps().iter().zip(&standings) {
        println!("{}: {}", step.slug, standing.words(step));
    }
    Ok(ExitCode::SUCCESS)
}

fn preprocess(words: &[String]) -> anyhow::Result<ExitCode> {
    use mdbook_preprocessor::Preprocessor;

    let preprocessor = CoursePreprocessor::default();
    if let [supports, renderer] = words
        && supports == "supports"
    {
        let supported = preprocessor.supports_renderer(renderer)?;
        return Ok(if supported {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        });
    }
    if std::io::stdin().is_terminal() {
        bail!("mdBook runs this by itself; to build the book: cargo run -- build --out DIR");
    }
    let (context, book) = mdbook_preprocessor::parse_input(std::io::stdin())
        .context("failed to read the book from mdBook")?;
    let book = preprocessor.run(&context, book)?;
    serde_json::to_writer(std::io::stdout(), &book).context("failed to hand the book back")?;
    Ok(ExitCode::SUCCESS)
}
