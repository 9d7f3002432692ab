//! `check`: checks one step or every step, and prints the report.

use std::path::Path;
use std::process::ExitCode;

use anyhow::bail;
use checks::{Step, find_step, steps};

use super::CheckOptions;
use super::print::print_whole;
use super::report::{in_short, remember, whole};
use crate::exercise::check::{Outcome, check};
use crate::exercise::check_json::{CheckAllJson, CheckJson, StepJson};
use crate::exercise::files::is_begun;
use crate::exercise::standing::{progress_bar, standings};

pub(super) fn run(root: &Path, options: &CheckOptions) -> anyhow::Result<ExitCode> {
    match (&options.step, options.all) {
        (Some(step), false) => check_step(root, find_step(step)?, options.json),
        (None, true) => check_all(root, options.json),
        (Some(step), true) => {
            let step = find_step(step)?.id;
            bail!(
                "`--all` already includes step {step}. Only this step: cargo run -- check {step}. All steps: cargo run -- check --all"
            )
        }
        (None, false) => bail!("{}", which_step(root)),
    }
}

/// The error message if the learner doesn't name a step.
fn which_step(root: &Path) -> String {
    let begun: Vec<&str> = steps()
        .iter()
        .filter(|step| is_begun(root, step))
        .map(|step| step.id)
        .collect();
    let example = begun.last().unwrap_or(&"04");
    let mut words = format!(
        "Which step do you want to check? One step: cargo run -- check {example}. All steps: cargo run -- check --all"
    );
    if !begun.is_empty() {
        words.push_str(&format!("\nYou have begun: {}", begun.join(", ")));
    }
    words
}

fn check_step(root: &Path, step: &'static Step, json: bool) -> anyhow::Result<ExitCode> {
    let checked = check(root, step, &root.join("target"))?;
    remember(root, &checked)?;
    let passed = checked.passed();
    let words = whole(root, &checked, &next(step));
    match checked.outcome {
        Outcome::DoesNotCompile(error) if json => return Err(error.into()),
        Outcome::DoesNotCompile(_) => eprint!("{words}"),
        Outcome::Judged { report, .. } if json => print_whole(&format!(
            "{}\n",
            serde_json::to_string(&CheckJson::new(&report))?
        )),
        Outcome::Judged { .. } => print_whole(&words),
    }
    Ok(exit_code(passed))
}

/// Prints one line for each step, then the report of the first step that doesn't pass. Steps that the learner
/// hasn't begun aren't built. The command passes even if the learner hasn't begun a detour.
fn check_all(root: &Path, json: bool) -> anyhow::Result<ExitCode> {
    let mut all = CheckAllJson {
        passed: true,
        steps: Vec::new(),
    };
    let mut first_failure = None;
    for (step, standing) in steps().iter().copied().zip(standings(root)?) {
        let (line, entry) = if standing.is_untouched() {
            all.passed &= step.is_detour();
            let line = "not begun".to_owned();
            (line.clone(), StepJson::not_asked(step, line))
        } else {
            match check(root, step, &root.join("target")) {
                Ok(checked) => {
                    remember(root, &checked)?;
                    let done = (in_short(&checked), StepJson::checked(&checked));
                    if !checked.passed() {
                        all.passed = false;
                        first_failure.get_or_insert_with(|| whole(root, &checked, &next(step)));
                    }
                    done
                }
                Err(error) => {
                    all.passed = false;
                    let words = format!("{error:#}");
                    (words.clone(), StepJson::not_asked(step, words))
                }
            }
        };
        if !json {
            print_whole(&format!("{}: {line}\n", step.slug));
        }
        all.steps.push(entry);
    }
    if json {
        print_whole(&format!("{}\n", serde_json::to_string(&all)?));
    } else {
        if let Some(report) = first_failure {
            print_whole(&format!("\n{report}"));
        }
        print_whole(&format!("\n{}\n", progress_bar(&standings(root)?)));
    }
    Ok(exit_code(all.passed))
}

/// What to do after fixing a compiler error, as a sentence.
fn next(step: &Step) -> String {
    format!(
        "Then run: cargo run -- check {}, or cargo test -p {}",
        step.id, step.package
    )
}

fn exit_code(passed: bool) -> ExitCode {
    if passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
