//! Runs cargo from the course, without the settings of the cargo that started the course.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::SystemTime;

use anyhow::{Context, bail};
use serde::{Deserialize, Serialize};

/// The target that pages need.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A cargo command that runs in the course folder, so that its `.cargo/config.toml` applies.
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

/// A build that failed, with the compiler's own message.
#[derive(Debug, Clone)]
pub struct CompileError {
    /// The output of rustc and cargo.
    pub message: String,
    /// The locations of the errors, the first error first.
    pub places: Vec<Place>,
}

/// A location that a compiler error names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Place {
    /// The file, as in the compiler's output.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The error message.
    pub message: String,
}

impl CompileError {
    /// Whether the error is only in the code that calls the learner's functions. Then a function with the right name
    /// and signature is missing.
    pub fn is_about_signatures(&self) -> bool {
        let places = ["tests/check.rs", "learner/src/functions.rs"];
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

/// The result of a successful build.
#[derive(Debug, Clone, Default)]
pub struct Built {
    /// The test programs.
    pub test_programs: Vec<PathBuf>,
    /// Libraries and wasm modules.
    pub files: Vec<PathBuf>,
    /// The compiler's warnings, as text.
    pub warnings: String,
    /// Whether cargo reused the last file instead of building it again.
    pub fresh: bool,
}

impl Built {
    /// The wasm module of a package.
    ///
    /// # Errors
    ///
    /// If there is none among the built files.
    pub fn module(&self, package: &str) -> anyhow::Result<&Path> {
        let name = format!("{package}.wasm");
        let module = self.files.iter().find(|file| file.ends_with(&name));
        module
            .map(PathBuf::as_path)
            .with_context(|| format!("cargo built no {name}"))
    }

    /// The time when the last file was written.
    fn made_at(&self) -> Option<SystemTime> {
        let last = self.test_programs.last().or(self.files.last())?;
        last.metadata().and_then(|file| file.modified()).ok()
    }
}

/// A build that depends on the content of files. Cargo compares only file times, and a file that was moved into
/// place can be older than the last build. So this type records the content of each build.
#[derive(Debug, Clone, Copy)]
pub struct ContentBuild<'a> {
    /// The course folder.
    pub root: &'a Path,
    /// Cargo's target folder.
    pub target: &'a Path,
    /// The packages that contain the files.
    pub packages: &'a [&'a str],
    /// More options for `cargo clean`, such as the profile.
    pub options: &'a [&'a str],
    /// The content, or a hash of it.
    pub content: &'a str,
}

impl ContentBuild<'_> {
    /// Runs the build. If cargo reused an older build of different content, cleans the packages and builds again.
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
                clean.status().context("Can't run cargo clean")?;
            }
            built = build(command(), true)?;
        }
        // If the record can't be written, the next run only builds again.
        let _ = fs::create_dir_all(&folder).and_then(|()| fs::write(&record, describe(&built)));
        Ok(built)
    }
}

/// The result of building one of several packages.
#[derive(Debug, Clone, Default)]
pub struct BuiltPackage {
    /// Its test program. None if the package doesn't compile.
    pub test_program: Option<PathBuf>,
    /// The compiler's errors and warnings.
    pub messages: String,
}

/// Runs a cargo build of several packages, each with one test program. The keys are the names of the packages'
/// folders. An error in one package doesn't end the build of the others, if the command has `--keep-going`.
///
/// # Errors
///
/// If cargo fails for another reason than an error in a package.
pub fn build_each(mut command: Command) -> anyhow::Result<BTreeMap<String, BuiltPackage>> {
    command.arg("--message-format=json").stderr(Stdio::piped());
    let output = command.output().context(NO_CARGO)?;
    let mut packages: BTreeMap<String, BuiltPackage> = BTreeMap::new();
    let mut has_errors = false;
    for message in messages(&output.stdout) {
        let Some(folder) = message.folder() else {
            continue;
        };
        let package = packages.entry(folder).or_default();
        if let Some(diagnostic) = message.message {
            has_errors |= diagnostic.level == "error";
            package.messages += &diagnostic.rendered.unwrap_or_default();
        } else if message.executable.is_some() {
            package.test_program = message.executable;
        }
    }
    if !output.status.success() && !has_errors {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim_end());
    }
    Ok(packages)
}

fn messages(stdout: &[u8]) -> impl Iterator<Item = Message> {
    let lines = stdout.split(|byte| *byte == b'\n');
    lines.filter_map(|line| serde_json::from_slice(line).ok())
}

const NO_CARGO: &str = "Can't run cargo. Check that Rust is installed (see https://rustup.rs)";

/// Runs a cargo build and returns the built files and the compiler's messages. If `quiet` is false, the messages and
/// cargo's progress also go to standard error.
///
/// # Errors
///
/// [`CompileError`] if the code doesn't compile. Other errors if cargo can't run.
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
    } = command.output().context(NO_CARGO)?;
    let mut built = Built::default();
    let mut places = Vec::new();
    let mut words = String::new();
    for message in messages(&stdout) {
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

/// Runs a cargo command that prints nothing if it succeeds.
///
/// # Errors
///
/// What the command printed, if it fails.
pub fn run(mut command: Command) -> anyhow::Result<()> {
    let output = command.output().context(NO_CARGO)?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim_end());
    }
    Ok(())
}

/// The parts of cargo's messages that the course uses.
#[derive(Deserialize)]
struct Message {
    #[serde(default)]
    target: MessageTarget,
    #[serde(default)]
    filenames: Vec<PathBuf>,
    executable: Option<PathBuf>,
    manifest_path: Option<PathBuf>,
    message: Option<Diagnostic>,
    #[serde(default)]
    fresh: bool,
}

impl Message {
    /// The name of the package's folder.
    fn folder(&self) -> Option<String> {
        let folder = self.manifest_path.as_ref()?.parent()?.file_name()?;
        Some(folder.to_string_lossy().into_owned())
    }
}

/// The parts of the compiler's messages that the course uses.
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

/// Makes sure that the wasm target is installed. If it's missing, adds it with rustup.
///
/// # Errors
///
/// If the target can't be added. The message says why, and what to do.
pub fn ensure_wasm_target() -> anyhow::Result<()> {
    if has_wasm_target() {
        return Ok(());
    }
    eprintln!("Adding the target {WASM} with rustup, because the live boards need it.");
    let status = Command::new("rustup")
        .args(["target", "add", WASM])
        .stdin(Stdio::null())
        .status();
    match status {
        Ok(status) if status.success() && has_wasm_target() => Ok(()),
        Ok(_) => bail!(
            "rustup can't add the target {WASM}. Check your internet connection, then run: rustup target add {WASM}"
        ),
        Err(_) => bail!(
            "The target {WASM} is missing, and there is no rustup to add it. Install it the way you installed Rust, for example with the package rust-std-static-{WASM}. Or install Rust from https://rustup.rs"
        ),
    }
}

/// Whether the wasm target is installed.
pub fn has_wasm_target() -> bool {
    let output = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", WASM])
        .output();
    output.is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout);
        output.status.success() && Path::new(folder.trim()).is_dir()
    })
}
