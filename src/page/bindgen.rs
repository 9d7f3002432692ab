//! Runs the package `bindgen`, which writes the JavaScript that loads a module of the page.

use std::path::Path;
use std::process::Command;

use anyhow::Context;

use super::module::target;
use crate::cargo;

/// Builds the package, which can happen beside the build of the modules.
///
/// # Errors
///
/// If it doesn't compile.
pub fn build(root: &Path) -> anyhow::Result<()> {
    cargo::build(command(root, "build"), false)
        .context("failed to build the package bindgen, which the live figures need")?;
    Ok(())
}

/// Writes `NAME.js` and `NAME_bg.wasm` into the folder.
///
/// # Errors
///
/// If the program can't be built, or the module can't be read.
pub fn run(root: &Path, module: &Path, folder: &Path, name: &str) -> anyhow::Result<()> {
    let mut command = command(root, "run");
    command
        .args(["--quiet", "--"])
        .args([module, folder])
        .arg(name);
    cargo::run(command).with_context(|| format!("failed to write the JavaScript of {name}"))
}

fn command(root: &Path, task: &str) -> Command {
    let mut command = cargo::cargo(root);
    command
        .args([task, "--package", "bindgen", "--target-dir"])
        .arg(target(root))
        // Another cargo builds the modules at the same time and shows its progress.
        .env("CARGO_TERM_PROGRESS_WHEN", "never");
    command
}
