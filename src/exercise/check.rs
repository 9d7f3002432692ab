//! Asking a learner's file the questions of its step, as `cargo test` does, and judging the replies.

use std::path::Path;

use anyhow::Context;
use checks::child::{Asked, ask_program};
use checks::{Report, Step, judge};
use serde::Serialize;

use super::files::learner_file;
use crate::cargo;

/// Builds the test program of an exercise and asks it all questions. The compiler's warnings come back too.
///
/// # Errors
///
/// As [`build_test`] and [`ask_built`].
pub fn check(
    root: &Path,
    step: &'static Step,
    target: &Path,
) -> anyhow::Result<(Report, Asked, String)> {
    let built = build_test(root, step, target)?;
    let asked = ask_built(&built, step)?;
    let report = judge(step, &asked.replies, step.fingerprints());
    Ok((report, asked, built.warnings))
}

/// Builds the test program of an exercise.
///
/// # Errors
///
/// [`cargo::CompileError`] where the learner's file does not compile; other errors where the file or cargo
/// is missing.
pub fn build_test(root: &Path, step: &Step, target: &Path) -> anyhow::Result<cargo::Built> {
    let file = learner_file(root, step);
    std::fs::read_to_string(&file).with_context(|| {
        format!(
            "failed to read {}; to start it afresh: cargo run -- reset {}",
            file.strip_prefix(root).unwrap_or(&file).display(),
            step.id
        )
    })?;
    let mut command = cargo::cargo(root);
    command
        .args(["test", "--no-run", "--quiet", "--package", step.package])
        .args(["--test", "check", "--target-dir"])
        .arg(target);
    cargo::build(command, true)
}

/// Asks a built test program all questions of its step.
///
/// # Errors
///
/// When it cannot be run.
pub fn ask_built(built: &cargo::Built, step: &Step) -> anyhow::Result<Asked> {
    let program = test_program(built, step)?;
    ask_program(program, step).with_context(|| format!("failed to run {}", program.display()))
}

/// The test program among what was built.
///
/// # Errors
///
/// When there is none.
pub fn test_program<'a>(built: &'a cargo::Built, step: &Step) -> anyhow::Result<&'a Path> {
    let program = built.test_programs.first();
    let program = program
        .with_context(|| format!("cargo built {} and named no test program", step.package))?;
    Ok(program)
}

/// What `check --json` prints.
#[derive(Debug, Serialize)]
pub struct CheckJson {
    step: &'static str,
    passed: bool,
    cases: Vec<CaseJson>,
    mistake: Option<MistakeJson>,
}

#[derive(Debug, Serialize)]
struct CaseJson {
    name: String,
    passed: bool,
}

#[derive(Debug, Serialize)]
struct MistakeJson {
    id: &'static str,
    title: &'static str,
}

impl CheckJson {
    /// The report in the form of `check --json`. One case is one question.
    pub fn new(report: &Report) -> CheckJson {
        let language = checks::Language::English;
        let groups = report.step.groups;
        CheckJson {
            step: report.step.id,
            passed: report.passed,
            cases: report
                .step
                .questions()
                .iter()
                .zip(&report.questions)
                .map(|(question, passed)| CaseJson {
                    name: format!(
                        "{}: {}",
                        groups[question.group].name.get(language),
                        question.name
                    ),
                    passed: *passed,
                })
                .collect(),
            mistake: report.mistake.map(|mistake| MistakeJson {
                id: mistake.id,
                title: mistake.title.get(language),
            }),
        }
    }
}
