//! Putting the stub back. The learner's file is saved beside it first.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use checks::Step;

use super::files::{learner_file, stub_of};
use super::save::one_at_a_time;
use crate::whole_file::write_whole;

/// What a reset did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResetDone {
    /// The file was the stub already.
    NothingToDo,
    /// The stub is back, and there was nothing to save.
    Restored,
    /// The stub is back, and the learner's file lies there.
    Saved(PathBuf),
}

/// Puts the stub of a step back in place.
///
/// # Errors
///
/// When the learner's file cannot be saved; then nothing is changed.
pub fn reset(root: &Path, step: &Step) -> anyhow::Result<ResetDone> {
    let _turn = one_at_a_time();
    let file = learner_file(root, step);
    let stub = stub_of(step)?;
    let shown = |path: &Path| {
        path.strip_prefix(root)
            .unwrap_or(path)
            .display()
            .to_string()
    };
    let mut done = ResetDone::Restored;
    if file.exists() {
        // Bytes: a file that is no text must be saved too.
        let current = fs::read(&file)
            .with_context(|| format!("failed to read {}; nothing was changed", shown(&file)))?;
        if current == stub.as_bytes() {
            return Ok(ResetDone::NothingToDo);
        }
        let copy = free_name(&file);
        fs::write(&copy, current).with_context(|| {
            format!(
                "failed to save your file as {}; nothing was changed",
                shown(&copy)
            )
        })?;
        done = ResetDone::Saved(copy);
    }
    write_whole(&file, stub.as_bytes())
        .with_context(|| format!("failed to write {}", shown(&file)))?;
    Ok(done)
}

/// `lib.saved-1.rs`, or the next number that is free.
pub(super) fn free_name(file: &Path) -> PathBuf {
    (1..)
        .map(|number| file.with_file_name(format!("lib.saved-{number}.rs")))
        .find(|path| !path.exists())
        .unwrap_or_else(|| unreachable!("numbers do not end"))
}
