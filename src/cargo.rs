//! Running cargo from within the course, undisturbed by the cargo that started it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::SystemTime;

use anyhow::{Context, bail};
use serde::{Deserialize, Serialize};

/// The target that pages need.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A cargo command that runs in the course's folder, so that its `.cargo/config.toml` applies.
pub fn cargo(root: &Path) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root).stdin(Stdio::null());
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        let inherited = name.starts_with("CARGO_") && name != "CARGO_HOME"
            || name == "RUSTFLAGS"
            || name.starts_with("INSTA_");
        if inherited {
            command.env_remove(name.as_ref());
        }
    }
    command
}

/// A build that failed, with the compiler's own words.
#[derive(Debug, Clone)]
pub struct CompileError {
    /// What rustc and cargo said.
    pub message: String,
    /// Where, the first error first.
    pub places: Vec<Place>,
}

/// A place in a file that the compiler speaks of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Place {
    /// The file, as the compiler names it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub message: String,
}

impl CompileError {
    /// Whether nothing is said about a learner's own file: then the code around it does not find a function
    /// with the name and signature that it asks for.
    pub fn is_about_signatures(&self) -> bool {
        let places = ["tests/check.rs", "live/src/learner.rs"];
        let about = |place: &str| self.message.contains(place);
        places.into_iter().any(about) && !about("src/lib.rs:")
    }
}

impl std::fmt::Display for CompileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.message.trim_end())
    }
}

impl std::error::Error for CompileError {}

/// What a build made.
#[derive(Debug, Clone, Default)]
pub struct Built {
    /// The test programs.
    pub test_programs: Vec<PathBuf>,
    /// Libraries and wasm modules.
    pub files: Vec<PathBuf>,
    /// The compiler's warnings, as it would print them.
    pub warnings: String,
    /// Whether cargo found nothing to do for what it built last.
    pub fresh: bool,
}

impl Built {
    /// The wasm module among what was built.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub fn module(&self) -> anyhow::Result<&Path> {
        let is_wasm = |file: &&PathBuf| file.extension().is_some_and(|ending| ending == "wasm");
        let module = self.files.iter().rfind(is_wasm);
        module
            .map(PathBuf::as_path)
            .context("cargo named no wasm module")
    }

    /// When the last of what was built was written.
    fn made_at(&self) -> Option<SystemTime> {
        let last = self.test_programs.last().or(self.files.last())?;
        last.metadata().and_then(|file| file.modified()).ok()
    }
}

/// A build of what stands in some files now. cargo goes by the times of files, and a file that was moved into place
/// can be older than the last build of another content; so the content of each build is taken down.
#[derive(Debug, Clone, Copy)]
pub struct ContentBuild<'a> {
    /// The folder of the course.
    pub root: &'a Path,
    /// The folder that cargo builds in.
    pub target: &'a Path,
    /// The packages that hold the content.
    pub packages: &'a [&'a str],
    /// What tells cargo which builds of them to forget, besides the packages.
    pub options: &'a [&'a str],
    /// The content, or a short name of it.
    pub content: &'a str,
}

impl ContentBuild<'_> {
    /// Runs the command of the build, and once more from the beginning where cargo saw no need to build this
    /// content.
    ///
    /// # Errors
    ///
    /// As [`build`].
    pub fn run(&self, command: impl Fn() -> Command) -> anyhow::Result<Built> {
        let folder = self.target.join("course/built");
        let record = folder.join(self.packages.join(","));
        let describe = |built: &Built| format!("{} {:?}", self.content, built.made_at());
        let mut built = build(command(), true)?;
        if built.fresh && fs::read_to_string(&record).ok() != Some(describe(&built)) {
            for package in self.packages {
                let mut clean = cargo(self.root);
                clean
                    .args(["clean", "--quiet", "--package", package])
                    .args(self.options)
                    .arg("--target-dir")
                    .arg(self.target);
                clean.status().context("failed to run cargo clean")?;
            }
            built = build(command(), true)?;
        }
        // Without the record the next run builds once more.
        let _ = fs::create_dir_all(&folder).and_then(|()| fs::write(&record, describe(&built)));
        Ok(built)
    }
}

/// Runs a cargo build and reads from its messages what was made. The compiler's words come back; cargo's
/// progress goes to standard error unless `quiet`, and the compiler's words with it.
///
/// # Errors
///
/// [`CompileError`] where the code does not compile; other errors where cargo cannot be run.
pub fn build(mut command: Command, quiet: bool) -> anyhow::Result<Built> {
    let (format, stderr) = if quiet {
        ("json", Stdio::piped())
    } else {
        ("json-render-diagnostics", Stdio::inherit())
    };
    command
        .arg(format!("--message-format={format}"))
        .stdout(Stdio::piped())
        .stderr(stderr);
    let Output {
        status,
        stdout,
        stderr,
    } = command
        .output()
        .context("failed to run cargo; is Rust installed? See https://rustup.rs")?;
    let mut built = Built::default();
    let mut places = Vec::new();
    let mut words = String::new();
    for line in String::from_utf8_lossy(&stdout).lines() {
        let Ok(message) = serde_json::from_str::<Message>(line) else {
            continue;
        };
        if let Some(diagnostic) = message.message {
            words += &diagnostic.rendered.unwrap_or_default();
            if diagnostic.level == "error" {
                let primary = diagnostic.spans.into_iter().find(|span| span.is_primary);
                places.extend(primary.map(|span| Place {
                    file: span.file_name,
                    line: span.line_start,
                    column: span.column_start,
                    message: diagnostic.message,
                }));
            }
        } else if let Some(program) = message.executable {
            if message.target.kind.iter().any(|kind| kind == "test") {
                built.test_programs.push(program);
                built.fresh = message.fresh;
            }
        } else if !message.filenames.is_empty() {
            built.files.extend(message.filenames);
            built.fresh = message.fresh;
        }
    }
    words += &String::from_utf8_lossy(&stderr);
    if !status.success() {
        bail!(CompileError {
            message: words,
            places
        });
    }
    built.warnings = words;
    Ok(built)
}

/// The parts of cargo's messages that are of use here.
#[derive(Deserialize)]
struct Message {
    #[serde(default)]
    target: MessageTarget,
    #[serde(default)]
    filenames: Vec<PathBuf>,
    executable: Option<PathBuf>,
    message: Option<Diagnostic>,
    #[serde(default)]
    fresh: bool,
}

/// The parts of the compiler's messages that are of use here.
#[derive(Deserialize)]
struct Diagnostic {
    message: String,
    level: String,
    rendered: Option<String>,
    #[serde(default)]
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    line_start: usize,
    column_start: usize,
    is_primary: bool,
}

#[derive(Deserialize, Default)]
struct MessageTarget {
    #[serde(default)]
    kind: Vec<String>,
}

/// Makes sure that wasm can be built, adding the target by rustup where it is missing.
///
/// # Errors
///
/// Says why it cannot be had, and what to do.
pub fn ensure_wasm_target() -> anyhow::Result<()> {
    if has_wasm_target() {
        return Ok(());
    }
    eprintln!("Adding the target {WASM} by rustup: the boards in the pages need it.");
    let status = Command::new("rustup")
        .args(["target", "add", WASM])
        .stdin(Stdio::null())
        .status();
    match status {
        Ok(status) if status.success() && has_wasm_target() => Ok(()),
        Ok(_) => bail!(
            "rustup could not add the target {WASM}. Check the network, then run: rustup target add {WASM}"
        ),
        Err(_) => bail!(
            "the target {WASM} is missing and there is no rustup to add it. Install it the way Rust was installed here, for example the package rust-std-static-wasm32-unknown-unknown, or install Rust by https://rustup.rs"
        ),
    }
}

/// Whether wasm can be built.
pub fn has_wasm_target() -> bool {
    let output = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", WASM])
        .output();
    output.is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout);
        output.status.success() && Path::new(folder.trim()).is_dir()
    })
}
