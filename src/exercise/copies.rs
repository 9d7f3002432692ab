//! Copies of the exercises in a separate workspace. The course can check any text there without changing the
//! learner's files.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use anyhow::Context;
use checks::child::ask_program;
use checks::{Reply, Step, steps};
use toml::{Table, Value};

use crate::cargo::{BuiltPackage, build_each, cargo};
use crate::files::failed;
use crate::in_parallel::in_parallel;

/// What every exercise depends on.
const SHARED: [&str; 4] = ["steps", "checks", "exercises/given", "exercises/testing"];

/// A text to check as if it were the learner's file.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The step that it answers.
    pub step: &'static Step,
    /// A short name, such as `stub`. It's part of the name of the copy, so it differs from other answers to the step.
    pub name: &'static str,
    /// The content of the file.
    pub text: String,
}

/// The result of checking an answer.
#[derive(Debug)]
pub enum CopyOutcome {
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

/// Copies all exercises as they are, and their dependencies, to `workspace`. Earlier builds there are reused.
///
/// # Errors
///
/// If a file can't be read or written; the message names it.
pub fn copy_exercises(root: &Path, workspace: &Path) -> anyhow::Result<()> {
    let exercises = steps()
        .iter()
        .map(|step| format!("exercises/{}", step.slug));
    let exercises: Vec<String> = exercises.collect();
    for exercise in &exercises {
        copy_tree(&root.join(exercise), &workspace.join(exercise))?;
    }
    copy_shared(root, workspace, exercises)
}

/// Builds every answer in a copy of its exercise in `workspace`, with one cargo command, and runs all checks. The
/// results are in the order of the answers. Copies and builds that haven't changed are reused.
///
/// # Errors
///
/// If a file can't be read or written, or cargo or a built program can't run.
pub fn ask_in_copies(
    root: &Path,
    workspace: &Path,
    answers: &[Answer],
) -> anyhow::Result<Vec<CopyOutcome>> {
    let folders: Vec<String> = answers.iter().map(Answer::folder).collect();
    let paths = folders.iter().map(|folder| format!("exercises/{folder}"));
    copy_shared(root, workspace, paths.collect())?;
    for (answer, folder) in answers.iter().zip(&folders) {
        answer.copy(root, &workspace.join("exercises").join(folder))?;
    }
    let mut command = cargo(workspace);
    command
        .args(["build", "--quiet", "--keep-going", "--test", "check"])
        .arg("--target-dir")
        .arg(workspace.join("target"));
    let mut built = build_each(command)?;
    let built: Vec<BuiltPackage> = folders
        .iter()
        .map(|folder| built.remove(folder).unwrap_or_default())
        .collect();
    let all: Vec<(&Answer, BuiltPackage)> = answers.iter().zip(built).collect();
    let asked = in_parallel(&all, |(answer, built)| answer.ask(built));
    asked.into_iter().collect()
}

impl Answer {
    /// The name of the folder of the copy.
    fn folder(&self) -> String {
        format!("{}-{}", self.step.slug, self.name)
    }

    /// Copies the exercise with this answer as the learner's file. The package gets another name, because several
    /// copies of an exercise are in one workspace.
    fn copy(&self, root: &Path, folder: &Path) -> anyhow::Result<()> {
        let exercise = root.join("exercises").join(self.step.slug);
        copy_tree(&exercise.join("tests"), &folder.join("tests"))?;
        let mut manifest = read_manifest(&exercise.join("Cargo.toml"))?;
        let package = self.step.package;
        set(
            &mut manifest,
            "package",
            "name",
            format!("{package}-{}", self.name),
        );
        set(&mut manifest, "lib", "name", package.replace('-', "_"));
        write_changed(&folder.join("Cargo.toml"), manifest.to_string().as_bytes())?;
        write_changed(&folder.join("src/lib.rs"), self.text.as_bytes())
    }

    fn ask(&self, built: &BuiltPackage) -> anyhow::Result<CopyOutcome> {
        let Some(program) = &built.test_program else {
            return Ok(CopyOutcome::DoesNotCompile(built.messages.clone()));
        };
        let asked = ask_program(program, self.step)
            .with_context(|| format!("Can't run {}", program.display()))?;
        Ok(CopyOutcome::Replied {
            replies: asked.replies,
            warnings: built.messages.clone(),
            printed: asked.printed,
        })
    }
}

/// Copies what the exercises depend on, and writes a workspace with these exercises.
fn copy_shared(root: &Path, workspace: &Path, exercises: Vec<String>) -> anyhow::Result<()> {
    for folder in SHARED {
        copy_tree(&root.join(folder), &workspace.join(folder))?;
    }
    let manifest = read_manifest(&root.join("Cargo.toml"))?;
    let shared = manifest.get("workspace").and_then(Value::as_table);
    let mut own = Table::new();
    for key in ["package", "lints", "resolver"] {
        if let Some(value) = shared.and_then(|shared| shared.get(key)) {
            own.insert(key.to_owned(), value.clone());
        }
    }
    let members: Vec<String> = SHARED
        .map(str::to_owned)
        .into_iter()
        .chain(exercises)
        .collect();
    own.insert("members".to_owned(), members.into());
    let mut copy = Table::from_iter([("workspace".to_owned(), own.into())]);
    let profiles = manifest.get("profile");
    if let Some(Value::Table(dev)) = profiles.and_then(|profiles| profiles.get("dev")) {
        let mut dev = dev.clone();
        // Each copy is one small crate, and it's built once.
        dev.insert("incremental".to_owned(), false.into());
        copy.insert(
            "profile".to_owned(),
            Table::from_iter([("dev".to_owned(), dev.into())]).into(),
        );
    }
    write_changed(&workspace.join("Cargo.toml"), copy.to_string().as_bytes())?;
    // Cargo removes from the copy what the exercises don't need, so compare with the content before that.
    let lock = fs::read(root.join("Cargo.lock")).context("Can't read Cargo.lock")?;
    let original = workspace.join("Cargo.lock.original");
    if fs::read(&original).ok().as_ref() != Some(&lock) {
        write_changed(&workspace.join("Cargo.lock"), &lock)?;
        write_changed(&original, &lock)?;
    }
    Ok(())
}

fn read_manifest(file: &Path) -> anyhow::Result<Table> {
    let text = fs::read_to_string(file).with_context(|| failed("read", file))?;
    text.parse().with_context(|| failed("parse", file))
}

fn set(manifest: &mut Table, section: &str, key: &str, value: String) {
    let section = manifest
        .entry(section)
        .or_insert_with(|| Table::new().into());
    if let Some(section) = section.as_table_mut() {
        section.insert(key.to_owned(), value.into());
    }
}

/// Makes a folder equal to another one. Files with the right content aren't written, because cargo builds everything
/// again that depends on a newer file.
fn copy_tree(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(to).with_context(|| failed("create", to))?;
    let mut names = BTreeSet::<OsString>::new();
    for entry in fs::read_dir(from).with_context(|| failed("read", from))? {
        let entry = entry.with_context(|| failed("read", from))?;
        let (path, copy) = (entry.path(), to.join(entry.file_name()));
        names.insert(entry.file_name());
        if path.is_dir() {
            copy_tree(&path, &copy)?;
        } else {
            let content = fs::read(&path).with_context(|| failed("read", &path))?;
            write_changed(&copy, &content)?;
        }
    }
    for entry in fs::read_dir(to)
        .with_context(|| failed("read", to))?
        .flatten()
    {
        if !names.contains(&entry.file_name()) {
            let path = entry.path();
            let removed = match path.is_dir() {
                true => fs::remove_dir_all(&path),
                false => fs::remove_file(&path),
            };
            removed.with_context(|| failed("remove", &path))?;
        }
    }
    Ok(())
}

/// Writes a file if its content differs.
fn write_changed(file: &Path, content: &[u8]) -> anyhow::Result<()> {
    if fs::read(file).is_ok_and(|written| written == content) {
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| failed("create", folder))?;
    }
    fs::write(file, content).with_context(|| failed("write", file))
}
