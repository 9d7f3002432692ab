//! Builds the folder of widgets for the site: the wasm modules of the live figures, the known mistakes and the judge,
//! and the JavaScript that connects them with the page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::cargo;

/// A built folder of widgets.
#[derive(Debug, Clone)]
pub struct Widgets {
    /// Its path on this machine.
    pub folder: PathBuf,
    /// Its name below the site's root, with a slash. The name contains a hash of all its files.
    pub name: String,
}

/// Scripts that only the local server's pages load: the editor, the tools of the panels, the progress.
const LIVE_ONLY: [&str; 3] = ["editor.js", "progress.js", "tools.js"];
const EDITOR: &str = "codemirror.js";

impl Widgets {
    /// Copies the files for an edition's pages to a folder.
    ///
    /// # Errors
    ///
    /// If a file can't be read or written.
    pub fn copy_to(&self, folder: &Path, live: bool) -> anyhow::Result<()> {
        fresh_folder(folder)?;
        let entries = fs::read_dir(&self.folder).with_context(|| failed("read", &self.folder))?;
        for entry in entries.flatten() {
            let name = entry.file_name();
            let is_live_only = LIVE_ONLY.iter().chain([&EDITOR]).any(|file| name == *file);
            if live || !is_live_only {
                copy(&entry.path(), &folder.join(name))?;
            }
        }
        Ok(())
    }
}

/// Builds the widgets.
///
/// # Errors
///
/// If the wasm target can't be installed, or a module doesn't compile.
pub fn build_widgets(root: &Path) -> anyhow::Result<Widgets> {
    cargo::ensure_wasm_target()?;
    let target = root.join("target/wasm");
    let mut files = Vec::new();
    // The page loads these two modules only when it needs them. Both are the same package, so they need separate
    // folders: otherwise cargo would rebuild them each time.
    for (name, profile) in [("mistakes", "mistakes"), ("judge", "modules")] {
        let module = build_wasm(
            root,
            &target.join(name),
            &["learner", "--profile", profile, "--features", name],
        )?;
        let kept = target.join(format!("{name}.wasm"));
        copy(&module, &kept)?;
        files.push(kept);
    }
    let mut parts: Vec<&str> = scenes::ENTRIES.iter().map(|entry| entry.part).collect();
    parts.dedup();
    let scene_parts = parts.into_iter().map(|part| {
        let words = ["scenes", "--profile", "modules", "--no-default-features"];
        (part, [&words[..], &["--features", part]].concat())
    });
    let widgets = ("widgets", vec!["widgets", "--profile", "modules"]);
    for (name, words) in scene_parts.chain([widgets]) {
        let module = build_wasm(root, &target, &words)?;
        let kept = target.join(format!("{name}.wasm"));
        copy(&module, &kept)?;
        files.push(kept);
    }
    let scripts = root.join("book/widgets/js");
    files.extend(["asker.js", "figure.js", "live.js", "worker.js"].map(|name| scripts.join(name)));
    files.extend(LIVE_ONLY.map(|name| scripts.join(name)));
    files.push(root.join("book/widgets/vendor").join(EDITOR));

    let name = format!("widgets-{:08x}", hash_of(&files)? as u32);
    let folder = root.join("target/course").join(&name);
    if !folder.exists() {
        let staging = root.join("target/course/widgets-new");
        fresh_folder(&staging)?;
        for file in &files {
            let place = staging.join(file.file_name().unwrap_or_default());
            copy(file, &place)?;
            if file.starts_with(&scripts) {
                let script = fs::read_to_string(file).with_context(|| failed("read", file))?;
                fs::write(&place, without_comments(&script))
                    .with_context(|| failed("write", &place))?;
            }
        }
        fs::rename(&staging, &folder).with_context(|| failed("rename", &staging))?;
    }
    Ok(Widgets {
        folder,
        name: format!("{name}/"),
    })
}

/// A script without comment lines and indents, as the page loads it.
fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let kept: Vec<&str> = lines
        .filter(|line| !line.is_empty() && !line.starts_with("//"))
        .collect();
    kept.join("\n") + "\n"
}

/// Builds a package as a wasm module. `words` are cargo's arguments, with the package's name first.
fn build_wasm(root: &Path, target: &Path, words: &[&str]) -> anyhow::Result<PathBuf> {
    let package = words[0];
    let mut command = cargo::cargo(root);
    command
        .args(["build", "--package"])
        .args(words)
        .args(["--target", cargo::WASM, "--target-dir"])
        .arg(target)
        .env("RUSTFLAGS", rust_flags());
    let built = cargo::build(command, false)
        .with_context(|| format!("failed to build {package} for the pages"))?;
    built.module().map(Path::to_owned)
}

/// Compressed relocations make each module 5% smaller. Panic messages contain paths, so remap those of this machine.
fn rust_flags() -> String {
    let home = std::env::var("CARGO_HOME").ok().or_else(|| {
        let user = std::env::var("HOME").or_else(|_| std::env::var("USERPROFILE"));
        Some(format!("{}/.cargo", user.ok()?))
    });
    let remapped = home
        .filter(|home| !home.contains(char::is_whitespace))
        .map(|home| format!(" --remap-path-prefix={home}=cargo"));
    format!(
        "-Clink-arg=--compress-relocations{}",
        remapped.unwrap_or_default()
    )
}

/// Creates an empty folder, after removing an old one with its contents.
pub fn fresh_folder(folder: &Path) -> anyhow::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| failed("remove", folder))?;
    }
    fs::create_dir_all(folder).with_context(|| failed("create", folder))
}

/// Copies a file.
pub fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::copy(from, to)
        .with_context(|| format!("failed to copy {} to {}", from.display(), to.display()))?;
    Ok(())
}

/// `failed to VERB PATH`, for the context of an error.
pub fn failed(verb: &str, path: &Path) -> String {
    format!("failed to {verb} {}", path.display())
}

/// A number that changes if any file of the widgets changes.
fn hash_of(files: &[PathBuf]) -> anyhow::Result<u64> {
    let mut bytes = Vec::new();
    for file in files {
        bytes.extend(file.file_name().unwrap_or_default().as_encoded_bytes());
        bytes.extend(fs::read(file).with_context(|| failed("read", file))?);
    }
    Ok(hash(&bytes))
}

/// 64-bit FNV-1a: short, and the same on every machine.
pub fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
