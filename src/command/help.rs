//! `hint` and `solution`: help for a learner who is stuck.

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
        format!("For the next hint, run: cargo run -- hint {}", step.id)
    } else {
        format!(
            "This was the last hint. For the model answer, run: cargo run -- solution {}",
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

/// Prints the model answer. If the step hasn't passed yet, the learner has to run the command twice.
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
                "{} hasn't passed yet. Three hints can help you first: cargo run -- hint {id}\n\
                 You learn more from your own code, even if it's long. To see the model answer anyway, run the \
                 command again: cargo run -- solution {id}",
                text::step_name(step, LANGUAGE),
                id = step.id
            );
            return Ok(ExitCode::FAILURE);
        }
    }
    print_whole(&answer);
    Ok(ExitCode::SUCCESS)
}
