//! A learner's exercise as a wasm module for the page: built after each save.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;
use checks::Step;
use serde::Serialize;
use tokio::sync::broadcast;

use crate::book::widgets::{copy, failed};
use crate::cargo::{self, CompileError};
use crate::exercise::compile_error::what_to_do;
use crate::exercise::files::learner_file;
use crate::exercise::progress::version_of;

/// What the pages are told about a step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StepEvent {
    /// The step's id.
    pub step: &'static str,
    /// How far its build is.
    #[serde(flatten)]
    pub state: BuildState,
}

/// How far the build of a step is. `version` is a short hash of the file it stands for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
pub enum BuildState {
    /// The build has begun.
    Building {
        /// The version being built.
        version: String,
    },
    /// The module can be fetched.
    Ready {
        /// Where, below the site's root.
        module: String,
        /// The version it was built from.
        version: String,
    },
    /// The file does not compile.
    Error {
        /// rustc's own words.
        message: String,
        /// The version that does not compile.
        version: String,
    },
    /// The file cannot be read.
    Missing {
        /// What is wrong and what to do.
        message: String,
    },
}

/// Builds modules and tells the pages.
#[derive(Clone)]
pub struct LiveBuilds {
    root: PathBuf,
    events: broadcast::Sender<StepEvent>,
    latest: Arc<Mutex<Vec<StepEvent>>>,
}

impl LiveBuilds {
    /// Nothing built yet.
    pub fn new(root: &Path) -> LiveBuilds {
        LiveBuilds {
            root: root.to_owned(),
            events: broadcast::channel(64).0,
            latest: Arc::default(),
        }
    }

    /// The folder that the modules are served from.
    pub fn folder(&self) -> PathBuf {
        self.root.join("target/course/live")
    }

    /// The present state of each step, and what happens from now on.
    pub fn subscribe(&self) -> (Vec<StepEvent>, broadcast::Receiver<StepEvent>) {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        (latest.clone(), self.events.subscribe())
    }

    fn tell(&self, step: &Step, state: BuildState) {
        let event = StepEvent {
            step: step.id,
            state,
        };
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.retain(|known| known.step != step.id);
        latest.push(event.clone());
        // No page may be listening.
        let _ = self.events.send(event);
    }

    /// Builds a step from the learner's file as it is now, unless that version was built already.
    pub fn build(&self, step: &Step) {
        let file = learner_file(&self.root, step);
        let Ok(content) = fs::read(&file) else {
            let shown = file.strip_prefix(&self.root).unwrap_or(&file);
            self.tell(
                step,
                BuildState::Missing {
                    message: format!(
                        "{} cannot be read. If it is gone: cargo run -- reset {} puts the stub there.",
                        shown.display(),
                        step.id
                    ),
                },
            );
            return;
        };
        let version = version_of(&content);
        if self.is_known(step, &version) {
            return;
        }
        self.tell(
            step,
            BuildState::Building {
                version: version.clone(),
            },
        );
        let state = match self.build_module(step, &version) {
            Ok(module) => BuildState::Ready { module, version },
            Err(error) => BuildState::Error {
                message: match error.downcast_ref::<CompileError>() {
                    Some(error) if error.is_about_signatures() => {
                        format!(
                            "{error}\n\n{}",
                            what_to_do(error, step, "save the file again")
                        )
                    }
                    Some(error) => error.to_string(),
                    None => format!("{error:#}"),
                },
                version,
            },
        };
        self.tell(step, state);
    }

    fn is_known(&self, step: &Step, built: &str) -> bool {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.iter().any(|event| {
            event.step == step.id
                && match &event.state {
                    BuildState::Ready { version, .. } | BuildState::Error { version, .. } => {
                        version == built
                    }
                    _ => false,
                }
        })
    }

    fn build_module(&self, step: &Step, version: &str) -> anyhow::Result<String> {
        let mut command = cargo::cargo(&self.root);
        command
            .args(["build", "--quiet", "--package", "live", "--profile", "live"])
            .args(["--target", cargo::WASM, "--features", step.package])
            .arg("--target-dir")
            .arg(self.root.join("target/live"));
        let built = cargo::build(command, true)?;
        let module = built
            .files
            .iter()
            .rfind(|file| {
                file.extension()
                    .is_some_and(|extension| extension == "wasm")
            })
            .context("cargo named no wasm module")?;
        let folder = self.folder();
        fs::create_dir_all(&folder).with_context(|| failed("create", &folder))?;
        // cargo writes the next build over this one; the page may still be fetching it.
        let name = format!("{}-{version}.wasm", step.package);
        copy(module, &folder.join(&name))?;
        Ok(format!("live/{name}"))
    }
}
