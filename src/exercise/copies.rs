//! Copies of the exercises in a workspace of their own: there any text can be put in a learner's place, and
//! the learner's own files stay untouched.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use checks::{Reply, Step, steps};

use super::check::{ask_built, build_test};
use super::files::learner_file;
use crate::book::widgets::{failed, fresh_folder};
use crate::cargo::CompileError;

/// A workspace with copies of what the exercises need.
#[derive(Debug)]
pub struct ExerciseCopies {
    workspace: PathBuf,
}

/// What came of putting a text in a learner's place.
#[derive(Debug)]
pub enum Asked {
    /// rustc's own words.
    DoesNotCompile(String),
    /// It compiles and was asked all questions.
    Replied {
        /// A reply to each call.
        replies: Vec<Reply>,
        /// What rustc warned of.
        warnings: String,
        /// What its functions printed.
        printed: String,
    },
}

impl ExerciseCopies {
    /// Copies what is needed into `workspace`. What was built there before is used again.
    ///
    /// # Errors
    ///
    /// The file that cannot be read or written.
    pub fn new(root: &Path, workspace: &Path) -> anyhow::Result<ExerciseCopies> {
        let manifest =
            fs::read_to_string(root.join("Cargo.toml")).context("failed to read Cargo.toml")?;
        let manifest: toml::Table = manifest
            .parse()
            .context("failed to understand Cargo.toml")?;
        let shared = manifest["workspace"]
            .as_table()
            .cloned()
            .unwrap_or_default();
        let folders: Vec<String> = ["steps", "checks", "exercises/given", "exercises/testing"]
            .into_iter()
            .map(str::to_owned)
            .chain(
                steps()
                    .iter()
                    .map(|step| format!("exercises/{}", step.slug)),
            )
            .collect();
        for folder in &folders {
            let copy = workspace.join(folder);
            fresh_folder(&copy)?;
            copy_tree(&root.join(folder), &copy)?;
        }
        let mut own = toml::Table::new();
        for key in ["package", "lints", "resolver"] {
            if let Some(value) = shared.get(key) {
                own.insert(key.to_owned(), value.clone());
            }
        }
        own.insert("members".to_owned(), folders.into());
        let own = toml::Table::from_iter([("workspace".to_owned(), own.into())]);
        let write = |name: &str, text: String| {
            let file = workspace.join(name);
            fs::write(&file, text).with_context(|| failed("write", &file))
        };
        write("Cargo.toml", own.to_string())?;
        let lock =
            fs::read_to_string(root.join("Cargo.lock")).context("failed to read Cargo.lock")?;
        write("Cargo.lock", lock)?;

        Ok(ExerciseCopies {
            workspace: workspace.to_owned(),
        })
    }

    /// Puts a text in the place of a learner's file and asks it all questions of the step.
    ///
    /// # Errors
    ///
    /// When cargo or the built program cannot be run.
    pub fn ask(&self, step: &'static Step, answer: &str) -> anyhow::Result<Asked> {
        let file = learner_file(&self.workspace, step);
        fs::write(&file, answer).with_context(|| failed("write", &file))?;
        let built = match build_test(&self.workspace, step, &self.workspace.join("target")) {
            Ok(built) => built,
            Err(error) => {
                return match error.downcast::<CompileError>() {
                    Ok(compile_error) => Ok(Asked::DoesNotCompile(compile_error.message)),
                    Err(error) => Err(error),
                };
            }
        };
        let asked = ask_built(&built, step)?;
        Ok(Asked::Replied {
            replies: asked.replies,
            warnings: built.warnings,
            printed: asked.printed,
        })
    }
}

fn copy_tree(from: &Path, to: &Path) -> anyhow::Result<()> {
    for entry in fs::read_dir(from).with_context(|| failed("read", from))? {
        let path = entry.with_context(|| failed("read", from))?.path();
        let copy = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            fs::create_dir_all(&copy).with_context(|| failed("create", &copy))?;
            copy_tree(&path, &copy)?;
        } else {
            fs::copy(&path, &copy).with_context(|| failed("copy", &path))?;
        }
    }
    Ok(())
}
