//! Restores a stub. Before that, saves the learner's file under another name.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use checks::Step;

use super::files::{learner_file, stub_of};
use super::save::one_at_a_time;
use crate::whole_file::write_whole;

/// The result of a reset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResetDone {
    /// The file was already the stub.
    NothingToDo,
    /// The stub is restored. There was no file to save.
    Restored,
    /// The stub is restored, and the learner's file is saved at this path.
    Saved(PathBuf),
}

/// Restores the stub of a step.
///
/// # Errors
///
/// If the learner's file can't be saved. In that case nothing changes.
pub fn reset(root: &Path, step: &Step) -> anyhow::Result<ResetDone> {
    let _writing = one_at_a_time();
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
        // Read bytes, because a file that isn't text has to be saved too.
        let current = fs::read(&file).map_err(|error| {
            anyhow!("Can't read {}: {error}. Nothing has changed.", shown(&file))
        })?;
        if current == stub.as_bytes() {
            return Ok(ResetDone::NothingToDo);
        }
        let copy = free_name(&file);
        fs::write(&copy, current).map_err(|error| {
            anyhow!(
                "Can't save your file as {}: {error}. Nothing has changed.",
                shown(&copy)
            )
        })?;
        done = ResetDone::Saved(copy);
    }
    write_whole(&file, stub.as_bytes())
        .map_err(|error| anyhow!("Can't write {}: {error}", shown(&file)))?;
    Ok(done)
}

/// `lib.saved-1.rs`, or the same with the next unused number.
pub(super) fn free_name(file: &Path) -> PathBuf {
    (1..)
        .map(|number| file.with_file_name(format!("lib.saved-{number}.rs")))
        .find(|path| !path.exists())
        .unwrap_or_else(|| unreachable!("there is always an unused number"))
}
