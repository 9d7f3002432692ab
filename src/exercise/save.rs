//! Saves a learner's file from the page, without overwriting a version that the page hasn't shown.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context, anyhow};
use checks::Step;
use serde::Serialize;

use super::files::{learner_file, read_learner_file};
use super::progress::version_of;
use super::reset::free_name;
use crate::whole_file::write_whole;

/// A learner's file in the form that the page edits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The text, with `\n` as line ends.
    pub text: String,
    /// A short hash of the file's bytes.
    pub version: String,
}

/// The result of a save.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveDone {
    /// The file is saved. This is its new version.
    Saved(String),
    /// The file is saved. The other version that was in the file is saved at this path.
    SavedBeside(String, PathBuf),
    /// The file has changed since the page read it, so it wasn't saved.
    Changed(Source),
}

/// A lock for reading a learner's file and then overwriting it, because two browser tabs may save at the same time.
pub(super) fn one_at_a_time() -> MutexGuard<'static, ()> {
    static WRITING: Mutex<()> = Mutex::new(());
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reads the file of a step.
///
/// # Errors
///
/// If the file can't be read, or isn't UTF-8 text.
pub fn read_source(root: &Path, step: &Step) -> anyhow::Result<Source> {
    let bytes = read_learner_file(root, step)?;
    let version = version_of(&bytes);
    let text = String::from_utf8(bytes).map_err(|_| {
        let file = step.learner_file();
        anyhow!(
            "{file} isn't UTF-8 text. Save it as UTF-8 in your editor, or restore the stub: cargo run -- reset {}",
            step.id
        )
    })?;
    let text = text.replace("\r\n", "\n");
    Ok(Source { text, version })
}

/// Saves the file of a step, if it is still the version `seen` by the page. With `over_other_changes`, saves it in
/// any case; before that, saves the other version under another name.
///
/// # Errors
///
/// If the file can't be written. In that case it doesn't change.
pub fn save(
    root: &Path,
    step: &Step,
    text: &str,
    seen: &str,
    over_other_changes: bool,
) -> anyhow::Result<SaveDone> {
    let _writing = one_at_a_time();
    let file = learner_file(root, step);
    let current = match fs::read(&file) {
        Ok(bytes) => Some(bytes),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => {
            return Err(error).context(format!("Can't read {}", step.learner_file()));
        }
    };
    let keeps_line_ends = current
        .as_ref()
        .is_some_and(|bytes| bytes.windows(2).any(|pair| pair == b"\r\n"));
    let new = if keeps_line_ends {
        text.replace('\n', "\r\n")
    } else {
        text.to_owned()
    };
    let mut beside = None;
    if let Some(current) = &current
        && version_of(current) != seen
        && current != new.as_bytes()
    {
        if !over_other_changes {
            return Ok(SaveDone::Changed(read_source(root, step)?));
        }
        let copy = free_name(&file);
        fs::write(&copy, current).map_err(|error| {
            anyhow!("Can't save a copy of the other version: {error}. Your text wasn't saved.")
        })?;
        beside = Some(copy);
    }
    write_whole(&file, new.as_bytes()).map_err(|error| {
        anyhow!(
            "Can't save {}: {error}. The file hasn't changed.",
            step.learner_file()
        )
    })?;
    let version = version_of(new.as_bytes());
    Ok(match beside {
        Some(copy) => SaveDone::SavedBeside(version, copy),
        None => SaveDone::Saved(version),
    })
}
