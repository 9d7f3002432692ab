//! How far a learner has come with one step.

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

/// What is known of a learner's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum State {
    /// The file cannot be read.
    Missing,
    /// It is the stub.
    Untouched,
    /// It was changed and has not passed yet.
    Begun,
    /// It passed once and was changed since.
    Changed,
    /// This version of it passed.
    Passed,
}

/// How far a learner has come with all steps, in the order of the book.
///
/// # Errors
///
/// When the progress cannot be read; says what to do.
pub fn standings(root: &Path) -> anyhow::Result<Vec<Standing>> {
    let progress = Progress::load(root)?;
    let steps = checks::steps().iter();
    steps
        .map(|step| Standing::of(root, step, &progress))
        .collect()
}

/// A bar over the steps, such as `Progress [####--------] 4 of 12 steps passed`. Detours are counted beside it
/// once one has passed.
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
    /// How far one step is.
    ///
    /// # Errors
    ///
    /// When the step has no stub, which is a fault of the course.
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

    /// Whether this version of the file passed.
    pub fn passed(&self) -> bool {
        self.passed
    }

    /// Whether the file is the stub.
    pub fn is_untouched(&self) -> bool {
        self.state == State::Untouched
    }

    /// Whether it was begun, or lost, and has not passed as it is.
    pub fn is_waiting(&self) -> bool {
        !self.passed && !self.is_untouched()
    }

    /// The same in words, with what to do next.
    pub fn words(&self, step: &Step) -> String {
        let id = step.id;
        match self.state {
            State::Missing => {
                format!("its file cannot be read; put the stub back: cargo run -- reset {id}")
            }
            State::Untouched => "not begun".to_owned(),
            State::Begun => format!("begun; check it: cargo run -- check {id}"),
            State::Changed => format!("changed since it passed; check it: cargo run -- check {id}"),
            State::Passed => "passed".to_owned(),
        }
    }
}
