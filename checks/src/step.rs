//! What the course knows of each step: its names, its questions and its mistakes.

use std::fmt;

use crate::{ImpossibleMistake, Mistake, Question, Text};

/// A rung of a step's ladder of questions; `cargo test` shows it as one test.
#[derive(Debug, Clone, Copy)]
pub struct Group {
    /// A name for people.
    pub name: Text,
}

/// One step of the course.
pub struct Step {
    /// The permanent id: `04`.
    pub id: &'static str,
    /// The name of the chapter's page and of the exercise's folder: `04-legal-moves`.
    pub slug: &'static str,
    /// The exercise's package: `step04`.
    pub package: &'static str,
    /// The functions that the learner writes.
    pub functions: &'static [&'static str],
    /// The module of the `steps` crate with the model answer.
    pub model_answer: &'static str,
    /// The rungs of the ladder, from easy to hard.
    pub groups: &'static [Group],
    /// Three hints, each saying more than the one before.
    pub hints: [Text; 3],
    /// All questions, in the order of the groups.
    pub questions: fn() -> &'static [Question],
    /// The mistakes that a wrong answer is compared with.
    pub mistakes: &'static [Mistake],
    /// The mistakes that Rust makes impossible.
    pub impossible: &'static [ImpossibleMistake],
    /// The fingerprint of each mistake's replies, in the order of `mistakes`. Computed once; needs a
    /// platform on which panics unwind.
    pub fingerprints: fn() -> &'static [u64],
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Step({})", self.slug)
    }
}

/// The steps that exist so far, in order.
pub fn steps() -> &'static [&'static Step] {
    static STEPS: [&Step; 1] = [&crate::step04::STEP04];
    &STEPS
}

/// A name that belongs to no step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepNotFound {
    /// What was asked for.
    pub name: String,
}

impl fmt::Display for StepNotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = steps().iter().map(|step| step.id).collect();
        write!(
            f,
            "there is no step `{}` yet; the steps so far: {}",
            self.name.escape_debug(),
            known.join(", ")
        )
    }
}

impl std::error::Error for StepNotFound {}

/// Finds a step by number (`4`, `04`), package (`step04`) or folder (`04-legal-moves`).
///
/// # Errors
///
/// When no step has this name.
pub fn find_step(name: &str) -> Result<&'static Step, StepNotFound> {
    let name = name.trim();
    steps()
        .iter()
        .copied()
        .find(|step| {
            let number = step.id.trim_start_matches('0');
            [step.id, number, step.slug, step.package].contains(&name)
        })
        .ok_or_else(|| StepNotFound {
            name: name.chars().take(40).collect(),
        })
}
