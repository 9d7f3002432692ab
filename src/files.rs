//! Copying, folders and hashes, shared by the builds.

use std::fs;
use std::path::Path;

use anyhow::Context;

/// Creates an empty folder, after removing an old one with its contents.
///
/// # Errors
///
/// If the old folder can't be removed, or the new one can't be created.
pub fn fresh_folder(folder: &Path) -> anyhow::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| failed("remove", folder))?;
    }
    fs::create_dir_all(folder).with_context(|| failed("create", folder))
}

/// Copies a file.
///
/// # Errors
///
/// If it can't be read or written. The message names both files.
pub fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::copy(from, to)
        .with_context(|| format!("failed to copy {} to {}", from.display(), to.display()))?;
    Ok(())
}

/// `failed to VERB PATH`, for the context of an error.
pub fn failed(verb: &str, path: &Path) -> String {
    format!("failed to {verb} {}", path.display())
}

/// 64-bit FNV-1a: short, and the same on every machine.
pub fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
