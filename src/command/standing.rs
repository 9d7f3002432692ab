//! `status` and `reset`: shows the learner's progress, and restores a stub.

use std::path::Path;
use std::process::ExitCode;

use checks::Step;

use super::print::print_whole;
use crate::exercise::reset::{ResetDone, reset};
use crate::exercise::standing::standings;

pub(super) fn status(root: &Path, json: bool) -> anyhow::Result<ExitCode> {
    let standings = standings(root)?;
    if json {
        print_whole(&format!("{}\n", serde_json::json!({ "steps": standings })));
        return Ok(ExitCode::SUCCESS);
    }
    let lines: Vec<String> = checks::steps()
        .iter()
        .zip(&standings)
        .map(|(step, standing)| format!("{}: {}\n", step.slug, standing.words(step)))
        .collect();
    print_whole(&lines.concat());
    Ok(ExitCode::SUCCESS)
}

pub(super) fn reset_step(root: &Path, step: &'static Step) -> anyhow::Result<ExitCode> {
    let file = step.learner_file();
    let done = match reset(root, step)? {
        ResetDone::NothingToDo => format!("{file} is already the stub, so there is nothing to do."),
        ResetDone::Restored => format!("Restored the stub: {file}"),
        ResetDone::Saved(copy) => format!(
            "Restored the stub: {file}\nYour own file is saved as {}",
            copy.strip_prefix(root).unwrap_or(&copy).display()
        ),
    };
    print_whole(&format!("{done}\n"));
    Ok(ExitCode::SUCCESS)
}
