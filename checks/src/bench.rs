//! What a page asks of the bench, which runs somebody's code beside the judge, and what it answers.

use crate::{Asked, Call, Comparison, Fingerprints, OpenedReplay, Plan, Reply, Verdict};

/// Work for the bench.
#[derive(Debug, Clone, PartialEq)]
pub enum Work {
    /// Runs calls. The judge isn't needed. The answer is [`Answer::Replies`].
    Run(Vec<Call>),
    /// Asks all questions of a step and judges the replies. The answer is [`Answer::Verdict`].
    Check {
        /// The step's id.
        step: String,
        /// The fingerprints of the step's known mistakes, in their order.
        mistakes: Vec<Fingerprints>,
    },
    /// Runs the call that a reader chose, and compares the reply with the model answer. The answer is
    /// [`Answer::Asked`].
    Ask {
        /// The reader's choices.
        asked: Asked,
        /// The reply of a link. With it, nothing runs.
        reply: Option<Reply>,
    },
    /// Reads a link with a call and a reply on the page of a step. The answer is [`Answer::Opened`].
    OpenReplay {
        /// The step's id.
        step: String,
        /// The part of the link after `#`.
        address: String,
    },
}

/// An answer of the bench.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// A reply to each call, in order.
    Replies(Vec<Reply>),
    /// The report on a step in words.
    Verdict(Box<Verdict>),
    /// The reader's call and the model answer, with the other answer beside it unless the code is the model answer.
    Asked {
        /// What the reader can choose, and why the call can't run.
        plan: Plan,
        /// `None` if the call can't run.
        comparison: Option<Comparison>,
    },
    /// What a link holds.
    Opened(OpenedReplay),
}
