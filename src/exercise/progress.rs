//! How far a learner has come: a readable file that outlives updates and resets.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde::{Deserialize, Serialize};

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

    /// Writes the progress, by way of a second file, so that it is never half written.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn save(&self, root: &Path) -> anyhow::Result<()> {
        let file = progress_file(root);
        let folder = root.join(".course");
        let new = folder.join("progress.new");
        let text = toml::to_string(self).context("failed to put the progress into words")?;
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&new, text))
            .and_then(|()| fs::rename(&new, &file))
            .context("failed to write .course/progress.toml")
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
