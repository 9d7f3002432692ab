//! Asking a learner's file the questions of its step, as `cargo test` does, and judging the replies.

use std::path::Path;

use anyhow::Context;
use checks::child::{Asked, ask_program};
use checks::{Report, Step, judge};

use super::files::version_now;
use crate::book::fingerprints::kept_or_computed;
use crate::cargo::{self, CompileError};

/// One version of a learner's file, and what came of it.
pub struct Checked {
    /// Whose file it is.
    pub step: &'static Step,
    /// The short hash of exactly the content that was built.
    pub version: String,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of checking a file.
pub enum Outcome {
    /// rustc's own words.
    DoesNotCompile(CompileError),
    /// It was asked all questions.
    Judged {
        /// The verdict.
        report: Report,
        /// What its functions printed.
        printed: String,
        /// What rustc warned of.
        warnings: String,
    },
}

impl Checked {
    /// The verdict, where it compiles.
    pub fn report(&self) -> Option<&Report> {
        match &self.outcome {
            Outcome::DoesNotCompile(_) => None,
            Outcome::Judged { report, .. } => Some(report),
        }
    }

    /// Whether every question is answered right.
    pub fn passed(&self) -> bool {
        self.report().is_some_and(|report| report.passed)
    }
}

/// Builds a learner's file as it is now, asks it all questions and judges the replies.
///
/// # Errors
///
/// When the file cannot be read, or cargo or the test program cannot be run.
pub fn check(root: &Path, step: &'static Step, target: &Path) -> anyhow::Result<Checked> {
    // The right answers are worked out while rustc is at work.
    std::thread::spawn(|| step.expected());
    let (version, built) = build_one_version(root, step, target)?;
    let outcome = match built {
        Err(error) => Outcome::DoesNotCompile(error),
        Ok(built) => {
            let asked = ask_built(&built, step)?;
            let mut report = judge(step, &asked.replies, &[]);
            if !report.passed {
                let mistakes = kept_or_computed(root, step);
                report = judge(step, &asked.replies, &mistakes);
            }
            Outcome::Judged {
                report,
                printed: asked.printed,
                warnings: built.warnings,
            }
        }
    };
    Ok(Checked {
        step,
        version,
        outcome,
    })
}

/// Builds a learner's file and says which version was built. A file saved meanwhile is built once more.
fn build_one_version(
    root: &Path,
    step: &Step,
    target: &Path,
) -> anyhow::Result<(String, Result<cargo::Built, CompileError>)> {
    loop {
        let version = version_now(root, step)?;
        let built = match build_test(root, step, target) {
            Ok(built) => Ok(built),
            Err(error) => Err(error.downcast::<CompileError>()?),
        };
        if version_now(root, step)? == version {
            return Ok((version, built));
        }
    }
}

/// Builds the test program of an exercise from the file as it is now.
///
/// # Errors
///
/// [`cargo::CompileError`] where the learner's file does not compile; other errors where the file or cargo
/// is missing.
pub fn build_test(root: &Path, step: &Step, target: &Path) -> anyhow::Result<cargo::Built> {
    let version = version_now(root, step)?;
    let build = cargo::ContentBuild {
        root,
        target,
        packages: &[step.package],
        options: &[],
        content: &version,
    };
    build.run(|| {
        let mut command = cargo::cargo(root);
        command
            .args(["test", "--no-run", "--quiet", "--package", step.package])
            .args(["--test", "check", "--target-dir"])
            .arg(target);
        command
    })
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
