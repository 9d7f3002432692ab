//! Builds wasm modules with cargo. They have a target folder of their own, so a `cargo test` beside never waits.

use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::cargo::{self, Built};

/// The target folder of the modules.
pub fn target(root: &Path) -> PathBuf {
    root.join("target/wasm")
}

/// Builds packages as wasm modules. `options` are more arguments for cargo, such as features.
///
/// # Errors
///
/// If a package doesn't compile.
pub fn build(
    root: &Path,
    packages: &[&str],
    profile: &str,
    options: &[&str],
) -> anyhow::Result<Built> {
    let mut command = cargo::cargo(root);
    command.arg("build");
    for package in packages {
        command.args(["--package", package]);
    }
    command
        .args(["--profile", profile, "--target", cargo::WASM])
        .args(options)
        .arg("--target-dir")
        .arg(target(root));
    if let Some(flags) = rust_flags() {
        command.env("RUSTFLAGS", flags);
    }
    cargo::build(command, false)
        .with_context(|| format!("failed to build {} for the pages", packages.join(" and ")))
}

/// Panic messages contain paths. This shortens those that name the user's own folder.
fn rust_flags() -> Option<String> {
    let home = std::env::var("CARGO_HOME").ok().or_else(|| {
        let user = std::env::var("HOME").or_else(|_| std::env::var("USERPROFILE"));
        Some(format!("{}/.cargo", user.ok()?))
    })?;
    // cargo separates the flags at each space.
    let is_one_word = !home.contains(char::is_whitespace);
    is_one_word.then(|| format!("--remap-path-prefix={home}=cargo"))
}
