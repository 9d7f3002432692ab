//! How far a learner has come: a readable file that outlives updates and resets.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::Context;
use checks::Step;
use serde::{Deserialize, Serialize};

use crate::whole_file::write_whole;

/// The progress, keyed by the permanent ids of the steps.
#[derive(Debug, Default, Clone, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// What is known of each step.
    #[serde(default)]
    pub steps: BTreeMap<String, StepProgress>,
    /// Whatever else a later version of the course wrote here; kept as it is.
    #[serde(flatten)]
    others: BTreeMap<String, toml::Value>,
}

/// What is known of one step.
#[derive(Debug, Default, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepProgress {
    /// How many stages of the hint were shown.
    #[serde(default)]
    pub hints_shown: usize,
    /// Whether the model answer was asked for once.
    #[serde(default)]
    pub solution_asked: bool,
    /// The version of the file that passed last: a short hash. Another file has to pass again.
    pub passed_version: Option<String>,
}

impl Progress {
    /// Reads the progress; none yet is an empty one.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is no progress; it is left as it is.
    pub fn load(root: &Path) -> anyhow::Result<Progress> {
        let file = progress_file(root);
        if !file.exists() {
            return Ok(Progress::default());
        }
        let text = fs::read_to_string(&file).context("failed to read .course/progress.toml")?;
        toml::from_str(&text).context(
            "failed to understand .course/progress.toml; mend it, or move it away to start anew",
        )
    }

    /// Changes the progress, if there is anything to change: `change` says so.
    ///
    /// # Errors
    ///
    /// When it cannot be read or written.
    pub fn update(root: &Path, change: impl FnOnce(&mut Progress) -> bool) -> anyhow::Result<bool> {
        // The requests of several tabs come at once.
        static TURN: Mutex<()> = Mutex::new(());
        let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let mut progress = Progress::load(root)?;
        if !change(&mut progress) {
            return Ok(false);
        }
        let text = toml::to_string(&progress).context("failed to put the progress into words")?;
        write_whole(&progress_file(root), text.as_bytes())
            .context("failed to write .course/progress.toml")?;
        Ok(true)
    }

    /// Takes down which version of a step's file passed. Whether that was news.
    ///
    /// # Errors
    ///
    /// As [`Progress::update`].
    pub fn take_down_passed(root: &Path, step: &Step, version: &str) -> anyhow::Result<bool> {
        Progress::update(root, |progress| {
            let passed = &mut progress.step(step.id).passed_version;
            let is_news = passed.as_deref() != Some(version);
            *passed = Some(version.to_owned());
            is_news
        })
    }

    /// The entry of a step, made where there is none.
    pub fn step(&mut self, id: &str) -> &mut StepProgress {
        self.steps.entry(id.to_owned()).or_default()
    }
}

fn progress_file(root: &Path) -> PathBuf {
    root.join(".course/progress.toml")
}

/// The short name of a version of a file.
pub fn version_of(content: &[u8]) -> String {
    format!("{:08x}", crate::book::widgets::hash(content) as u32)
}
