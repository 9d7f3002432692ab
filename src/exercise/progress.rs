//! The learner's progress: a readable file that updates and resets keep.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, anyhow};
use checks::Step;
use serde::{Deserialize, Serialize};

use crate::whole_file::write_whole;

/// The learner's progress. The keys are the permanent ids of the steps.
#[derive(Debug, Default, Clone, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// The progress in each step.
    #[serde(default)]
    pub steps: BTreeMap<String, StepProgress>,
    /// Entries that a later version of the course wrote. They are kept unchanged.
    #[serde(flatten)]
    others: BTreeMap<String, toml::Value>,
}

/// The progress in one step.
#[derive(Debug, Default, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepProgress {
    /// The number of hints shown so far.
    #[serde(default)]
    pub hints_shown: usize,
    /// Whether the learner has asked for the model answer.
    #[serde(default)]
    pub solution_asked: bool,
    /// The last version of the file that passed, as a short hash. A changed file has to pass again.
    pub passed_version: Option<String>,
}

impl Progress {
    /// Reads the progress. If there is no file yet, the progress is empty.
    ///
    /// # Errors
    ///
    /// If the file can't be read or parsed. The file isn't changed.
    pub fn load(root: &Path) -> anyhow::Result<Progress> {
        let file = progress_file(root);
        if !file.exists() {
            return Ok(Progress::default());
        }
        let text = fs::read_to_string(&file)
            .context("Can't read your progress from .course/progress.toml")?;
        toml::from_str(&text).map_err(|error| {
            anyhow!(
                "Can't read your progress from .course/progress.toml. Fix the file, or move it away to start over. The file hasn't changed.\n{}",
                error.to_string().trim_end()
            )
        })
    }

    /// Calls `change` with the progress, and saves the progress if `change` returns true.
    ///
    /// # Errors
    ///
    /// If the progress can't be read or written.
    pub fn update(root: &Path, change: impl FnOnce(&mut Progress) -> bool) -> anyhow::Result<bool> {
        // Several browser tabs may send requests at the same time.
        static UPDATING: Mutex<()> = Mutex::new(());
        let _updating = UPDATING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut progress = Progress::load(root)?;
        if !change(&mut progress) {
            return Ok(false);
        }
        let text = toml::to_string(&progress).context("Can't format your progress")?;
        write_whole(&progress_file(root), text.as_bytes())
            .context("Can't save your progress in .course/progress.toml")?;
        Ok(true)
    }

    /// Saves which version of a step's file passed. Returns whether this changed the progress.
    ///
    /// # Errors
    ///
    /// As [`Progress::update`].
    pub fn save_passed(root: &Path, step: &Step, version: &str) -> anyhow::Result<bool> {
        Progress::update(root, |progress| {
            let passed = &mut progress.step(step.id).passed_version;
            let is_changed = passed.as_deref() != Some(version);
            *passed = Some(version.to_owned());
            is_changed
        })
    }

    /// The entry of a step. If there is none, adds an empty one.
    pub fn step(&mut self, id: &str) -> &mut StepProgress {
        self.steps.entry(id.to_owned()).or_default()
    }
}

fn progress_file(root: &Path) -> PathBuf {
    root.join(".course/progress.toml")
}

/// A short name for a version of a file: a hash of its content.
pub fn version_of(content: &[u8]) -> String {
    format!("{:08x}", crate::files::hash(content) as u32)
}
