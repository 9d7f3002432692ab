//! `check`: all questions of a step, and the verdict.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;
use checks::{Report, Step, text};

use super::LANGUAGE;
use super::print::{does_not_compile, print_whole};
use crate::cargo::CompileError;
use crate::exercise::check::{CheckJson, check};
use crate::exercise::files::learner_file;
use crate::exercise::progress::{Progress, version_of};

pub(super) fn check_step(root: &Path, step: &'static Step, json: bool) -> anyhow::Result<ExitCode> {
    let (report, asked, warnings) = match check(root, step, &root.join("target")) {
        Ok(done) => done,
        Err(error) if json => return Err(error),
        Err(error) => {
            let error = error.downcast::<CompileError>()?;
            return Ok(does_not_compile(&error, step, "check"));
        }
    };
    remember(root, &report)?;
    if json {
        print_whole(&format!(
            "{}\n",
            serde_json::to_string(&CheckJson::new(&report))?
        ));
    } else {
        if !report.passed && !report.nothing_written() && !warnings.is_empty() {
            // A warning of the compiler often names the very mistake.
            eprintln!("{}\n", warnings.trim_end());
        }
        print_whole(&text::report(&report, LANGUAGE));
        if !asked.printed.is_empty() && !report.passed {
            print!("\nYour function printed:\n{}", asked.printed);
        }
    }
    Ok(if report.passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Takes down which version of the file passed.
fn remember(root: &Path, report: &Report) -> anyhow::Result<()> {
    if !report.passed {
        return Ok(());
    }
    let file = std::fs::read(learner_file(root, report.step))
        .context("failed to read the exercise again")?;
    let mut progress = Progress::load(root)?;
    progress.step(report.step.id).passed_version = Some(version_of(&file));
    progress.save(root)
}
