//! Rust, its linker, and its wasm target.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use super::finding::Finding;
use crate::cargo::WASM;

/// What `rustc --version` says in the course's folder, where another version may be chosen than elsewhere.
pub fn rustc_version(root: &Path) -> Option<String> {
    let output = Command::new("rustc")
        .arg("--version")
        .current_dir(root)
        .output()
        .ok()?;
    let words = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(words)
}

/// Whether Rust is new enough. `found` is what `rustc --version` says, `needed` such as `1.88`.
pub fn rust(found: Option<&str>, needed: &str) -> Finding {
    let Some(found) = found else {
        return Finding::fail(
            "rustc cannot be run",
            "install Rust by https://rustup.rs, then open a new terminal",
        );
    };
    let version = found.split_whitespace().nth(1).unwrap_or_default();
    match (major_and_minor(version), major_and_minor(needed)) {
        (Some(has), Some(needs)) if has < needs => Finding::fail(
            format!("Rust {version} is too old: the course needs {needed} or newer"),
            "rustup update stable. Without rustup: a newer Rust from where this one came, or https://rustup.rs",
        ),
        (Some(_), Some(_)) => Finding::ok(format!("Rust {version} ({needed} or newer is needed)")),
        _ => Finding::warn(
            format!("rustc says `{found}`, and no version can be read from it"),
            format!("see to it that Rust is {needed} or newer: rustc --version"),
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
/// The words of whoever failed.
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
        let words = String::from_utf8_lossy(&build.stderr).into_owned();
        return Err(LinkError::Build(words));
    }
    match Command::new(&program).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(LinkError::Run(status.to_string())),
        Err(error) => Err(LinkError::Run(error.to_string())),
    }
}

/// Where a small program got stuck, in the words of whoever failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkError {
    /// It could not be compiled and linked.
    Build(String),
    /// It could not be run.
    Run(String),
}

/// Whether programs can be made and run. `system` as in [`std::env::consts::OS`].
pub fn linker(linked: Result<(), LinkError>, system: &str) -> Finding {
    match linked {
        Ok(()) => Finding::ok("the linker works: a small program was built and run"),
        Err(LinkError::Build(words)) => Finding::fail(
            format!("no program can be linked:\n{}", shortened(&words)),
            match system {
                "macos" => "xcode-select --install",
                "windows" => {
                    "install the Visual Studio Build Tools with \"Desktop development with C++\", https://visualstudio.microsoft.com/visual-cpp-build-tools/"
                }
                _ => {
                    "install a C toolchain: sudo apt install build-essential (Debian, Ubuntu), sudo dnf install gcc (Fedora), sudo pacman -S base-devel (Arch)"
                }
            },
        ),
        Err(LinkError::Run(words)) => Finding::fail(
            format!("a program built in this folder cannot be run: {words}"),
            "move the course to a folder where programs may run, or allow target/ in the virus scanner",
        ),
    }
}

/// The first lines: a linker repeats its whole command.
fn shortened(words: &str) -> String {
    const LINES_KEPT: usize = 3;
    const CHARS_KEPT: usize = 200;
    let lines = words.lines().take(LINES_KEPT);
    let lines = lines.map(|line| line.chars().take(CHARS_KEPT).collect::<String>());
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether there is a rustup that can add targets.
pub fn has_rustup() -> bool {
    let output = Command::new("rustup").arg("--version").output();
    output.is_ok_and(|output| output.status.success())
}

/// Whether the boards in the pages can be built.
pub fn wasm(installed: bool, rustup: bool) -> Finding {
    if installed {
        return Finding::ok(format!("the target {WASM} is installed"));
    }
    Finding::warn(
        format!("the target {WASM} is missing: the boards in the pages stay still pictures"),
        if rustup {
            format!("rustup target add {WASM} (cargo run tries it by itself)")
        } else {
            format!(
                "install the package with the standard library for {WASM} from where Rust came, for example rust-std-static-{WASM}, or install Rust by https://rustup.rs"
            )
        },
    )
}
