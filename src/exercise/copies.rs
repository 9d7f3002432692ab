//! Copies of the exercises in a separate workspace. The course can check any text there without changing the
//! learner's files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use checks::{Reply, Step, steps};

use super::check::{ask_built, build_test};
use super::files::learner_file;
use crate::book::widgets::{failed, fresh_folder};
use crate::cargo::CompileError;

/// A workspace with copies of the exercises and their dependencies.
#[derive(Debug)]
pub struct ExerciseCopies {
    workspace: PathBuf,
}

/// The result of checking a text as if it were the learner's file.
#[derive(Debug)]
pub enum Asked {
    /// It doesn't compile. This is the compiler's own message.
    DoesNotCompile(String),
    /// It compiles, and every question was put to it.
    Replied {
        /// One reply for each call.
        replies: Vec<Reply>,
        /// The compiler's warnings.
        warnings: String,
        /// What the code printed.
        printed: String,
    },
}

impl ExerciseCopies {
    /// Copies the exercises and their dependencies to `workspace`. Earlier builds in that folder are reused.
    ///
    /// # Errors
    ///
    /// If a file can't be read or written; the message names it.
    pub fn new(root: &Path, workspace: &Path) -> anyhow::Result<ExerciseCopies> {
        let manifest =
            fs::read_to_string(root.join("Cargo.toml")).context("Can't read Cargo.toml")?;
        let manifest: toml::Table = manifest.parse().context("Can't parse Cargo.toml")?;
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
        let lock = fs::read_to_string(root.join("Cargo.lock")).context("Can't read Cargo.lock")?;
        write("Cargo.lock", lock)?;

        Ok(ExerciseCopies {
            workspace: workspace.to_owned(),
        })
    }

    /// Writes `answer` as the step's file in the copy, builds it and runs all checks.
    ///
    /// # Errors
    ///
    /// If cargo or the built program can't run.
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
