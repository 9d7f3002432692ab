//! Builds a learner's exercise as a wasm module for the page after each save.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;
use checks::Step;
use serde::Serialize;

use super::events::{Announcer, BuildState, PageEvent, StepEvent};
use crate::cargo::{self, CompileError};
use crate::exercise::compile_error::what_to_do;
use crate::exercise::files::version_now;
use crate::exercise::progress::{Progress, version_of};
use crate::exercise::standing::{Standing, standings};
use crate::files::{copy, failed};

/// Builds modules and sends their states to the pages.
#[derive(Clone)]
pub struct LearnerBuilds {
    root: PathBuf,
    /// Sends events to the pages.
    pub announcer: Announcer,
    /// Allows one build at a time. Cargo would make a second one wait anyway.
    building: Arc<Mutex<()>>,
}

/// A module that uses the learner's own code for earlier steps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OwnModule {
    /// Its path, relative to the site's root.
    pub module: String,
    /// The earlier steps in it, which are those that pass.
    pub steps: Vec<&'static str>,
}

/// A module's name, its packages, and the earlier steps in it.
type OwnParts = (String, Vec<&'static str>, Vec<&'static str>);

impl LearnerBuilds {
    /// Starts without any built module.
    pub fn new(root: &Path) -> LearnerBuilds {
        LearnerBuilds {
            root: root.to_owned(),
            announcer: Announcer::default(),
            building: Arc::default(),
        }
    }

    /// The course folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder from which the server sends the modules.
    pub fn folder(&self) -> PathBuf {
        self.root.join("target/course/live")
    }

    fn tell(&self, step: &Step, state: BuildState) {
        let step = step.id;
        self.announcer
            .tell(PageEvent::Step(StepEvent { step, state }));
    }

    /// Sends the learner's progress to the pages. If the progress file can't be read, sends nothing, because the
    /// commands already report that.
    pub fn tell_progress(&self) {
        if let Ok(standings) = standings(&self.root) {
            self.announcer.tell(PageEvent::Progress(standings));
        }
    }

    /// Builds a step from the learner's file, unless this version is already built. Returns whether the result for
    /// the current version is known.
    pub fn build(&self, step: &Step) -> bool {
        // If the file changes during the build, it isn't clear which version is in the module. Then build again.
        while let Some((built, state)) = self.build_once(step) {
            if version_now(&self.root, step).map_or(true, |now| now == built) {
                self.tell(step, state);
                break;
            }
        }
        version_now(&self.root, step).is_ok_and(|version| self.is_known(step, &version))
    }

    /// Builds the current version and returns it with the result. Returns None if there is nothing to build.
    fn build_once(&self, step: &Step) -> Option<(String, BuildState)> {
        let version = match version_now(&self.root, step) {
            Ok(version) => version,
            Err(error) => {
                let message = format!("{error:#}");
                self.tell(step, BuildState::Trouble { message });
                return None;
            }
        };
        if self.is_known(step, &version) {
            return None;
        }
        let building = BuildState::Building {
            version: version.clone(),
        };
        self.tell(step, building);
        let module = format!("{}-{version}", step.package);
        let state = match self.build_module(&module, &[step.package], false) {
            Ok(module) => BuildState::Ready {
                module,
                version: version.clone(),
            },
            Err(error) => {
                let message = words_of(&error, step);
                match error.downcast::<CompileError>() {
                    Ok(mut error) => {
                        let own_file = step.learner_file();
                        error
                            .places
                            .retain(|place| place.file.replace('\\', "/") == own_file);
                        BuildState::Error {
                            message,
                            places: error.places,
                            version: version.clone(),
                        }
                    }
                    Err(_) => BuildState::Trouble { message },
                }
            }
        };
        Some((version, state))
    }

    fn is_known(&self, step: &Step, built: &str) -> bool {
        match self.announcer.newest(step.id) {
            Some(BuildState::Ready { version, .. }) => version == built,
            // The compiler named no location, so the learner's code may not be the cause. Then try again.
            Some(BuildState::Error {
                version, places, ..
            }) => version == built && !places.is_empty(),
            _ => false,
        }
    }

    /// Builds a step together with the learner's own earlier steps that pass.
    ///
    /// # Errors
    ///
    /// If the step doesn't compile, or its file can't be read.
    pub fn build_on_own(&self, step: &'static Step) -> anyhow::Result<OwnModule> {
        loop {
            let (name, packages, steps) = self.own_parts(step)?;
            let module = self.build_module(&name, &packages, true)?;
            // As in `build`: the name is right only if no file changed during the build.
            if self.own_parts(step)?.0 == name {
                return Ok(OwnModule { module, steps });
            }
        }
    }

    /// The parts of a module that uses the learner's own earlier steps.
    fn own_parts(&self, step: &Step) -> anyhow::Result<OwnParts> {
        let progress = Progress::load(&self.root)?;
        let mut steps = Vec::new();
        let mut packages = vec![step.package];
        let mut versions = version_now(&self.root, step)?;
        for earlier in checks::steps().iter().take_while(|one| one.id != step.id) {
            if !earlier.is_detour() && Standing::of(&self.root, earlier, &progress)?.passed() {
                steps.push(earlier.id);
                packages.push(earlier.package);
                versions += &version_now(&self.root, earlier)?;
            }
        }
        let version = version_of(versions.as_bytes());
        Ok((format!("{}-own-{version}", step.package), packages, steps))
    }

    /// Builds a module and returns its path, relative to the site's root. `name` identifies the versions of the
    /// packages in it.
    fn build_module(&self, name: &str, packages: &[&str], own: bool) -> anyhow::Result<String> {
        let _building = self.building.lock().unwrap_or_else(PoisonError::into_inner);
        let target = self.root.join("target/learner");
        let build = cargo::ContentBuild {
            root: &self.root,
            target: &target,
            packages,
            options: &["--profile", "learner", "--target", cargo::WASM],
            content: name,
        };
        let mut features = packages.to_vec();
        features.extend(own.then_some("own"));
        let built = build.run(|| {
            let mut command = cargo::cargo(&self.root);
            command
                .args(["build", "--quiet", "--package", "learner"])
                .args(["--profile", "learner", "--target", cargo::WASM])
                .args(["--features", &features.join(",")])
                .arg("--target-dir")
                .arg(&target);
            command
        })?;
        let folder = self.folder();
        fs::create_dir_all(&folder).with_context(|| failed("create", &folder))?;
        // cargo writes the next build over this one; the page may still be fetching it.
        let file = format!("{name}.wasm");
        let new = folder.join("new");
        copy(built.module("learner")?, &new)?;
        fs::rename(&new, folder.join(&file)).with_context(|| failed("rename", &new))?;
        Ok(format!("live/{file}"))
    }
}

/// The compiler's message. If it is about the code that calls the learner's functions, also says what to do.
pub fn words_of(error: &anyhow::Error, step: &Step) -> String {
    match error.downcast_ref::<CompileError>() {
        Some(error) if error.is_about_signatures() => {
            let next = what_to_do(error, step, "Then save the file again.");
            format!("{error}\n\n{next}")
        }
        Some(error) => error.to_string(),
        None => format!("{error:#}"),
    }
}
