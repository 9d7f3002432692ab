//! Known mistakes: small wrong answers, each with a name.

use crate::Text;
#[cfg(feature = "mistakes")]
use crate::{Ending, Reply, Step};

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

#[cfg(feature = "mistakes")]
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
