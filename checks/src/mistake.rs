//! Known mistakes: small wrong answers, each with a name.

use crate::Text;
#[cfg(feature = "questions")]
use crate::{Ending, Reply, Step, wire};

/// A known mistake. It's named only if a learner's replies to all questions of the step match its replies
/// exactly.
#[derive(Clone, Copy)]
pub struct Mistake {
    /// A permanent short name, such as `C05`.
    pub id: &'static str,
    /// What the code does, as a clause that begins with "the code".
    pub title: Text,
    /// What the learner sees, in full sentences.
    pub symptom: Text,
    /// A question that the learner's own code answers.
    pub ask: Text,
    /// The wrong functions. The page downloads only the names, so it leaves these out.
    #[cfg(feature = "mistakes")]
    pub answers: steps::Answers,
}

/// A mistake that other languages allow and that Rust's types rule out.
#[derive(Debug, Clone, Copy)]
pub struct ImpossibleMistake {
    /// A permanent short name, such as `E07`.
    pub id: &'static str,
    /// What the code would do, as a clause that begins with "the code".
    pub title: Text,
    /// Why Rust prevents it.
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
    /// The replies of this mistake to all questions of its step, in order. Needs a platform on which panics
    /// unwind.
    ///
    /// It stops after as many lost calls as the runner of a learner's functions does.
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

/// Stands for endless recursion in code of the course, such as a mistake. A real stack overflow would end the process
/// that runs all mistakes.
pub fn overflow_the_stack() -> ! {
    std::panic::panic_any(StackOverflow)
}

/// The payload of the panic that represents a stack overflow.
pub(crate) struct StackOverflow;

/// Stands for an endless loop in code of the course, which knows sooner than [`crate::ask`] that a loop never ends.
pub fn loop_endlessly() -> ! {
    std::panic::panic_any(EndlessLoop)
}

/// The payload of the panic that represents an endless loop.
pub(crate) struct EndlessLoop;

/// One hash for each function of a step, computed from its replies. Equal replies have equal fingerprints.
///
/// The hash covers only how each call ended, with answers in their comparable form. It ignores the cells read
/// and the panic message, because two learners make the same mistake with different code. (64-bit FNV-1a.)
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
                            wire::to_bytes(&call.comparable(expected, value))
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
