//! The files for a website: the figures in parts, the judge and the known mistakes, all as small as they can be.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use super::{SCRIPTS, bindgen, module, scripts};
use crate::cargo;
use crate::files::{copy, failed, fresh_folder, hash};

/// The parts of the page's module: features of the package `page`. Each page loads the part of the course that it
/// belongs to, and the practice when the reader comes to it.
pub const PARTS: [&str; 3] = ["rules", "opponent", "practice"];

/// The pages of the part `opponent`. All other pages belong to `rules`.
const OPPONENT: [&str; 7] = [
    "07-random",
    "08-evaluate",
    "09-minimax",
    "10-alpha-beta",
    "11-hints",
    "12-game",
    "detour-endgame",
];

/// The part that a page loads. `page` is the name of its file, without the ending.
pub fn part_of(page: &str) -> &'static str {
    if OPPONENT.contains(&page) {
        "opponent"
    } else {
        "rules"
    }
}

/// Builds the files into a folder whose name contains a hash of all of them, and returns the folder.
///
/// # Errors
///
/// If the wasm target can't be installed, or a module doesn't compile.
pub fn build(root: &Path) -> anyhow::Result<PathBuf> {
    cargo::ensure_wasm_target()?;
    bindgen::build(root)?;
    let new = root.join("target/course/page-web");
    fresh_folder(&new)?;
    for part in PARTS {
        let options = ["--no-default-features", "--features", part];
        let built = module::build(root, &["page"], "modules", &options)?;
        bindgen::run(root, built.module("page")?, &new, part)?;
    }
    for (name, feature, profile) in [
        ("judge", "judge", "modules"),
        // Code that overflows must panic in the page, as it does in `cargo test`. This profile checks that.
        ("mistakes", "mistakes", "mistakes"),
        ("pieces", "puzzles", "mistakes"),
    ] {
        let built = module::build(root, &["learner"], profile, &["--features", feature])?;
        copy(built.module("learner")?, &new.join(format!("{name}.wasm")))?;
    }
    for script in scripts(root, &SCRIPTS) {
        copy(&script, &new.join(script.file_name().unwrap_or_default()))?;
    }
    let folder = new.with_file_name(format!("page-{:08x}", hash_of(&new)? as u32));
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| failed("remove", &folder))?;
    }
    fs::rename(&new, &folder).with_context(|| failed("rename", &new))?;
    Ok(folder)
}

/// A number that changes if any file of the folder changes.
fn hash_of(folder: &Path) -> anyhow::Result<u64> {
    let entries = fs::read_dir(folder).with_context(|| failed("read", folder))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    let mut bytes = Vec::new();
    for file in files {
        bytes.extend(file.file_name().unwrap_or_default().as_encoded_bytes());
        bytes.extend(fs::read(&file).with_context(|| failed("read", &file))?);
    }
    Ok(hash(&bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_loads_the_part_of_the_course_that_it_belongs_to() {
        assert_eq!(part_of("04-legal-moves"), "rules");
        assert_eq!(part_of("detour-bitboards"), "rules");
        assert_eq!(part_of("index"), "rules");
        assert_eq!(part_of("09-minimax"), "opponent");
        assert_eq!(part_of("detour-endgame"), "opponent");
    }
}
