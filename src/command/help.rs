//! `hint` and `solution`: help for those who are stuck.

use std::path::Path;
use std::process::ExitCode;

use checks::{Step, text};

use super::LANGUAGE;
use super::print::print_whole;
use crate::exercise::files::{HINTS, hints_of, model_answer, stub_of};
use crate::exercise::progress::Progress;

pub(super) fn hint(root: &Path, step: &'static Step) -> anyhow::Result<ExitCode> {
    let hints = hints_of(step)?;
    let mut stage = 0;
    Progress::update(root, |progress| {
        let known = progress.step(step.id);
        stage = known.hints_shown % HINTS;
        known.hints_shown = stage + 1;
        true
    })?;
    let next = if stage + 1 < HINTS {
        format!("The next one: cargo run -- hint {}", step.id)
    } else {
        format!(
            "That was the last one. The model answer: cargo run -- solution {}",
            step.id
        )
    };
    print_whole(&format!(
        "{} · hint {} of {HINTS}\n\n{}\n\n{next}\n",
        text::step_name(step, LANGUAGE),
        stage + 1,
        hints[stage]
    ));
    Ok(ExitCode::SUCCESS)
}

/// Prints the model answer. Before the step has passed for the first time it has to be asked for twice.
pub(super) fn solution(root: &Path, step: &'static Step, yes: bool) -> anyhow::Result<ExitCode> {
    let answer = model_answer(step, stub_of(step)?)?;
    if !yes {
        let is_first_time = Progress::update(root, |progress| {
            let known = progress.step(step.id);
            let is_first_time = known.passed_version.is_none() && !known.solution_asked;
            known.solution_asked = true;
            is_first_time
        })?;
        if is_first_time {
            eprintln!(
                "{} has not passed yet. Three hints lead there one by one: cargo run -- hint {id}\n\
                 An answer of your own, even a long one, teaches more than this one. If you want to see it all the \
                 same, ask once more: cargo run -- solution {id}",
                text::step_name(step, LANGUAGE),
                id = step.id
            );
            return Ok(ExitCode::FAILURE);
        }
    }
    print_whole(&answer);
    Ok(ExitCode::SUCCESS)
}
