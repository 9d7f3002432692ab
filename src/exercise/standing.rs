//! The learner's progress in each step, for `status` and the pages.

use std::path::Path;

use checks::Step;
use serde::Serialize;

use super::files::{learner_file, stub_of};
use super::progress::{Progress, version_of};

/// One line of `status`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing {
    step: &'static str,
    state: State,
    passed: bool,
}

/// The state of a learner's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum State {
    /// The file can't be read.
    Missing,
    /// The file is the stub.
    Untouched,
    /// The learner has changed the file. No version has passed yet.
    Begun,
    /// An earlier version passed. The learner has changed the file since then.
    Changed,
    /// This version of the file passed.
    Passed,
}

/// The learner's progress in all steps, in the order of the book.
///
/// # Errors
///
/// If the progress can't be read. The message says what to do.
pub fn standings(root: &Path) -> anyhow::Result<Vec<Standing>> {
    let progress = Progress::load(root)?;
    let steps = checks::steps().iter();
    steps
        .map(|step| Standing::of(root, step, &progress))
        .collect()
}

/// A progress bar, such as `Progress [####--------] 4 of 12 steps passed`. It also counts the detours if at least
/// one has passed.
pub fn progress_bar(standings: &[Standing]) -> String {
    let (detours, steps): (Vec<_>, Vec<_>) = checks::steps()
        .iter()
        .zip(standings)
        .partition(|(step, _)| step.is_detour());
    let passed = |all: &[(&&Step, &Standing)]| {
        let passed = all.iter().filter(|(_, standing)| standing.passed);
        passed.count()
    };
    let done = passed(&steps);
    let bar = format!("{}{}", "#".repeat(done), "-".repeat(steps.len() - done));
    let also = match passed(&detours) {
        0 => String::new(),
        count => format!(", and {count} of {} detours", detours.len()),
    };
    format!(
        "Progress [{bar}] {done} of {} steps passed{also}",
        steps.len()
    )
}

impl Standing {
    /// The progress in one step.
    ///
    /// # Errors
    ///
    /// If the step has no stub, which is a bug in the course.
    pub fn of(root: &Path, step: &Step, progress: &Progress) -> anyhow::Result<Standing> {
        let known = progress.steps.get(step.id);
        let passed = known.and_then(|known| known.passed_version.as_deref());
        let stub = stub_of(step)?;
        let state = match std::fs::read(learner_file(root, step)) {
            Err(_) => State::Missing,
            Ok(file) if file == stub.as_bytes() => State::Untouched,
            Ok(file) if passed == Some(&version_of(&file)) => State::Passed,
            Ok(_) if passed.is_some() => State::Changed,
            Ok(_) => State::Begun,
        };
        Ok(Standing {
            step: step.id,
            state,
            passed: state == State::Passed,
        })
    }

    /// Whether the current version of the file has passed.
    pub fn passed(&self) -> bool {
        self.passed
    }

    /// Whether the file is the stub.
    pub fn is_untouched(&self) -> bool {
        self.state == State::Untouched
    }

    /// Whether the learner has begun the step, or lost its file, and the current version hasn't passed.
    pub fn is_waiting(&self) -> bool {
        !self.passed && !self.is_untouched()
    }

    /// The state as text, with the next command.
    pub fn words(&self, step: &Step) -> String {
        let id = step.id;
        match self.state {
            State::Missing => {
                format!("the file can't be read. To restore the stub, run: cargo run -- reset {id}")
            }
            State::Untouched => "not begun".to_owned(),
            State::Begun => format!("begun. To check it, run: cargo run -- check {id}"),
            State::Changed => {
                format!("changed since it passed. To check it, run: cargo run -- check {id}")
            }
            State::Passed => "passed".to_owned(),
        }
    }
}
