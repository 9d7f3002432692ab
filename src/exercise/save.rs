//! Writing a learner's file from the page: never over something that the page has not seen.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::Context;
use checks::Step;
use serde::Serialize;

use super::files::{learner_file, read_learner_file};
use super::progress::version_of;
use super::reset::free_name;
use crate::whole_file::write_whole;

/// A learner's file as a page edits it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The text, with plain line ends.
    pub text: String,
    /// A short hash of the file's bytes.
    pub version: String,
}

/// What became of a save.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveDone {
    /// The file holds the text now, and this is its version.
    Saved(String),
    /// As before, and what stood in the file meanwhile was saved here first.
    SavedBeside(String, PathBuf),
    /// The file is another than the page has seen. Nothing was written.
    Changed(Source),
}

/// Two tabs may write at once, and each looks first at what it would overwrite.
pub(super) fn one_at_a_time() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reads the file of a step.
///
/// # Errors
///
/// When it cannot be read, or is no text.
pub fn read_source(root: &Path, step: &Step) -> anyhow::Result<Source> {
    let bytes = read_learner_file(root, step)?;
    let version = version_of(&bytes);
    let text = String::from_utf8(bytes).with_context(|| {
        let file = step.learner_file();
        format!("{file} is no UTF-8 text; save it as such")
    })?;
    let text = text.replace("\r\n", "\n");
    Ok(Source { text, version })
}

/// Writes the file of a step, if it is still the version that the page has seen. With `over_other_changes` it is
/// written in any case, and what stood there is saved beside it first.
///
/// # Errors
///
/// When the file cannot be written; then it is as it was.
pub fn save(
    root: &Path,
    step: &Step,
    text: &str,
    seen: &str,
    over_other_changes: bool,
) -> anyhow::Result<SaveDone> {
    let _turn = one_at_a_time();
    let file = learner_file(root, step);
    let current = match fs::read(&file) {
        Ok(bytes) => Some(bytes),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => {
            return Err(error).context(format!("failed to read {}", step.learner_file()));
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
        fs::write(&copy, current).context("failed to save the other text; nothing was changed")?;
        beside = Some(copy);
    }
    write_whole(&file, new.as_bytes())
        .with_context(|| format!("failed to write {}", step.learner_file()))?;
    let version = version_of(new.as_bytes());
    Ok(match beside {
        Some(copy) => SaveDone::SavedBeside(version, copy),
        None => SaveDone::Saved(version),
    })
}
