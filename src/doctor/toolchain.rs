//! Rust, its linker, and its wasm target.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use super::finding::Finding;
use crate::cargo::WASM;

/// The output of `rustc --version` in the course folder. Another folder may use another version.
pub fn rustc_version(root: &Path) -> Option<String> {
    let output = Command::new("rustc")
        .arg("--version")
        .current_dir(root)
        .output()
        .ok()?;
    let words = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(words)
}

/// Whether Rust is new enough. `found` is the output of `rustc --version`; `needed` is a version such as `1.88`.
pub fn rust(found: Option<&str>, needed: &str) -> Finding {
    let Some(found) = found else {
        return Finding::fail(
            "Can't run rustc. Rust isn't installed, or the terminal can't find it.",
            "Install Rust from https://rustup.rs, then open a new terminal.",
        );
    };
    let version = found.split_whitespace().nth(1).unwrap_or_default();
    match (major_and_minor(version), major_and_minor(needed)) {
        (Some(has), Some(needs)) if has < needs => Finding::fail(
            format!("Rust {version} is too old. The course needs {needed} or newer."),
            "Run: rustup update stable. If you don't use rustup, get a newer Rust where you got this one, or install it from https://rustup.rs",
        ),
        (Some(_), Some(_)) => Finding::ok(format!(
            "Rust {version} is installed. The course needs {needed} or newer."
        )),
        _ => Finding::warn(
            format!("Can't read a version from the output of `rustc --version`: {found}"),
            format!("Check that your Rust is version {needed} or newer."),
        ),
    }
}

fn major_and_minor(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.split(['.', '-']).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Compiles, links and runs a small program in a folder.
///
/// # Errors
///
/// The message of the compiler, the linker or the system.
pub fn link_a_program(folder: &Path) -> Result<(), LinkError> {
    let program = folder
        .join("hello")
        .with_extension(std::env::consts::EXE_EXTENSION);
    let source = folder.join("hello.rs");
    fs::write(&source, "fn main() {}\n").map_err(|error| LinkError::Build(error.to_string()))?;
    let build = Command::new("rustc")
        .arg(&source)
        .arg("-o")
        .arg(&program)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| LinkError::Build(error.to_string()))?;
    if !build.status.success() {
        let message = String::from_utf8_lossy(&build.stderr).into_owned();
        return Err(LinkError::Build(message));
    }
    match Command::new(&program).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(LinkError::Run(status.to_string())),
        Err(error) => Err(LinkError::Run(error.to_string())),
    }
}

/// Why a small program can't be built or run, with the tool's own message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkError {
    /// The compiler or the linker failed.
    Build(String),
    /// The program was built, but it doesn't run.
    Run(String),
}

/// Whether the machine can build and run programs. `system` is a value of [`std::env::consts::OS`].
pub fn linker(linked: Result<(), LinkError>, system: &str) -> Finding {
    match linked {
        Ok(()) => Finding::ok("The linker works: the doctor built a small program and ran it."),
        Err(LinkError::Build(message)) => Finding::fail(
            format!("The linker doesn't work:\n{}", shortened(&message)),
            match system {
                "macos" => "Run: xcode-select --install",
                "windows" => {
                    "Install the Visual Studio Build Tools with \"Desktop development with C++\", https://visualstudio.microsoft.com/visual-cpp-build-tools/"
                }
                _ => {
                    "Install a C toolchain: sudo apt install build-essential (Debian, Ubuntu), sudo dnf install gcc (Fedora), sudo pacman -S base-devel (Arch)"
                }
            },
        ),
        Err(LinkError::Run(message)) => Finding::fail(
            format!("Can't run a program that was built in this folder: {message}"),
            "Move the course to a folder where programs may run, or allow its target folder in your virus scanner.",
        ),
    }
}

/// Keeps the first lines, because a linker repeats its whole command.
fn shortened(message: &str) -> String {
    const LINES_KEPT: usize = 3;
    const CHARS_KEPT: usize = 200;
    let lines = message.lines().take(LINES_KEPT);
    let lines = lines.map(|line| line.chars().take(CHARS_KEPT).collect::<String>());
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether rustup is installed, so that it can add targets.
pub fn has_rustup() -> bool {
    let output = Command::new("rustup").arg("--version").output();
    output.is_ok_and(|output| output.status.success())
}

/// Whether the live boards can be built.
pub fn wasm(installed: bool, rustup: bool) -> Finding {
    if installed {
        return Finding::ok(format!("The target {WASM} is installed."));
    }
    Finding::warn(
        format!(
            "The target {WASM} isn't installed, so the pages show still pictures instead of live boards."
        ),
        if rustup {
            format!("Run: rustup target add {WASM} (`cargo run` tries this too)")
        } else {
            format!(
                "Install the package with the standard library for {WASM} where you got Rust, for example rust-std-static-{WASM}. Or install Rust from https://rustup.rs"
            )
        },
    )
}
