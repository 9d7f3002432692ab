//! Known mistakes: small wrong answers, each with a name.

use crate::Text;
#[cfg(feature = "questions")]
use crate::{Ending, Reply, Step, wire};

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
    /// The wrong functions. Left out of what readers download, where only names are needed.
    #[cfg(feature = "mistakes")]
    pub answers: steps::Answers,
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
    /// A known mistake, for the tables of the steps.
    #[cfg_attr(not(feature = "mistakes"), allow(unused_variables))]
    pub(crate) const fn new(
        id: &'static str,
        title: &'static str,
        symptom: &'static str,
        ask: &'static str,
        answers: steps::Answers,
    ) -> Mistake {
        Mistake {
            id,
            title: Text { english: title },
            symptom: Text { english: symptom },
            ask: Text { english: ask },
            #[cfg(feature = "mistakes")]
            answers,
        }
    }
}

#[cfg(all(feature = "mistakes", feature = "questions"))]
impl Mistake {
    /// What this mistake answers to all questions of its step, in order. Needs a platform on which panics
    /// unwind.
    ///
    /// Who asks a learner's functions stops after some calls that were lost, so it is the same here.
    pub fn replies(&self, step: &Step) -> Vec<Reply> {
        let mut losses = 0;
        crate::quietly(|| {
            step.calls()
                .map(|call| {
                    if losses == crate::child::LOSSES_ALLOWED {
                        return Reply::unread(Ending::NotAsked);
                    }
                    let reply = crate::ask(&self.answers, call);
                    losses += usize::from(matches!(reply.ending, Ending::Died(_)));
                    reply
                })
                .collect()
        })
    }
}

/// What a mistake does where somebody's function would call itself for ever: that would end the process which
/// runs all mistakes.
pub(crate) fn overflow_the_stack() -> ! {
    std::panic::panic_any(StackOverflow)
}

/// The payload of the panic that stands for a stack overflow.
pub(crate) struct StackOverflow;

/// One number for each function of a step: it stands for what was answered. Equal replies have equal
/// fingerprints.
///
/// Only how each call ended counts, in the form in which answers are compared, not the cells read nor the
/// words of a panic: two people make the same mistake with different code. (64-bit FNV-1a.)
pub type Fingerprints = Vec<u64>;

/// The fingerprints of the replies to all questions of a step, in order.
#[cfg(feature = "questions")]
pub fn fingerprints(step: &Step, replies: &[Reply]) -> Fingerprints {
    step.functions
        .iter()
        .map(|function| {
            step.calls()
                .zip(step.expected())
                .zip(replies)
                .filter(|((call, _), _)| call.function() == *function)
                .fold(0xcbf2_9ce4_8422_2325, |hash, ((call, expected), reply)| {
                    let kind = match &reply.ending {
                        Ending::Answered(value) => {
                            wire::encode_value(&call.comparable(expected, value))
                        }
                        Ending::Panicked { .. } => vec![0xf2],
                        Ending::Hung => vec![0xf3],
                        Ending::Died(_) => vec![0xf4],
                        Ending::NotAsked => vec![0xf5],
                    };
                    kind.into_iter().fold(hash, |hash, byte| {
                        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
                    })
                })
        })
        .collect()
}
