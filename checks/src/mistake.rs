//! Known mistakes: small wrong answers, each with a name.

use steps::Answers;

use crate::{Outcome, Question, Reply, Text, Value, ask};

/// A mistake that a wrong answer may look like. A learner's replies to all questions of the step are
/// compared with each one's; only an exact match names it.
#[derive(Clone, Copy)]
pub struct Mistake {
    /// A permanent short name, such as `C05`.
    pub id: &'static str,
    /// What is done wrong, in the words that complete "the mistake: …".
    pub title: Text,
    /// What somebody sees who makes it.
    pub symptom: Text,
    /// A question that leads to the remedy.
    pub ask: Text,
    /// The wrong functions.
    pub answers: Answers,
}

/// A mistake that other languages allow and that Rust's types rule out.
#[derive(Debug, Clone, Copy)]
pub struct ImpossibleMistake {
    /// A permanent short name, such as `E07`.
    pub id: &'static str,
    /// What would be done wrong.
    pub title: Text,
    /// What in Rust prevents it.
    pub why: Text,
}

impl Mistake {
    /// What this mistake answers to all questions, in order. Needs a platform on which panics unwind.
    pub fn replies(&self, questions: &[Question]) -> Vec<Reply> {
        crate::child::quietly(|| {
            questions
                .iter()
                .flat_map(Question::calls)
                .map(|call| ask(&self.answers, &call))
                .collect()
        })
    }
}

/// A number that stands for what was answered: equal replies have equal fingerprints.
///
/// Only how each call ended counts, not the cells read nor the words of a panic: two people make the
/// same mistake with different code. (64-bit FNV-1a.)
pub fn fingerprint(replies: &[Reply]) -> u64 {
    replies
        .iter()
        .map(|reply| match &reply.outcome {
            Outcome::Answered(Value::Bool(false)) => 0u8,
            Outcome::Answered(Value::Bool(true)) => 1,
            Outcome::Panicked { .. } => 2,
            Outcome::Hung => 3,
            Outcome::Died(_) => 4,
            Outcome::NotAsked => 5,
        })
        .fold(0xcbf2_9ce4_8422_2325, |hash, kind| {
            (hash ^ u64::from(kind)).wrapping_mul(0x0100_0000_01b3)
        })
}
