//! Checks a learner's file with the questions of its step, as `cargo test` does.

use std::path::Path;

use anyhow::Context;
use checks::child::{ProgramReplies, ask_program};
use checks::{Report, Step, judge};

use super::files::version_now;
use crate::book::fingerprints::kept_or_computed;
use crate::cargo::{self, CompileError};

/// One version of a learner's file, and the result of checking it.
pub struct Checked {
    /// The step that the file belongs to.
    pub step: &'static Step,
    /// A short hash of the content that was built.
    pub version: String,
    /// The result of the check.
    pub outcome: Outcome,
}

/// The result of checking a file.
pub enum Outcome {
    /// It doesn't compile. This is the compiler's own message.
    DoesNotCompile(CompileError),
    /// It compiles, and every question was put to it.
    Judged {
        /// The report.
        report: Report,
        /// What the learner's code printed.
        printed: String,
        /// The compiler's warnings.
        warnings: String,
    },
}

impl Checked {
    /// The report, if the file compiles.
    pub fn report(&self) -> Option<&Report> {
        match &self.outcome {
            Outcome::DoesNotCompile(_) => None,
            Outcome::Judged { report, .. } => Some(report),
        }
    }

    /// Whether every answer is right.
    pub fn passed(&self) -> bool {
        self.report().is_some_and(|report| report.passed)
    }
}

/// Builds a learner's file as it is now, runs all its checks and returns the report.
///
/// # Errors
///
/// If the file can't be read, or cargo or the test program can't run.
pub fn check(root: &Path, step: &'static Step, target: &Path) -> anyhow::Result<Checked> {
    // Compute the expected answers while the compiler works.
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

/// Builds a learner's file and returns the version that was built. If the learner saves the file during the
/// build, builds it again.
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
/// [`cargo::CompileError`] if the learner's file doesn't compile. Other errors if the file or cargo is missing.
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

/// Runs a built test program with all questions of its step.
///
/// # Errors
///
/// If the program can't run.
pub fn ask_built(built: &cargo::Built, step: &Step) -> anyhow::Result<ProgramReplies> {
    let program = test_program(built, step)?;
    ask_program(program, step).with_context(|| format!("Can't run {}", program.display()))
}

/// The test program among the built files.
///
/// # Errors
///
/// If there is none.
pub fn test_program<'a>(built: &'a cargo::Built, step: &Step) -> anyhow::Result<&'a Path> {
    let program = built.test_programs.first();
    let program = program
        .with_context(|| format!("cargo built {} but named no test program", step.package))?;
    Ok(program)
}
