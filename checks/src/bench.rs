//! The work of the page's bench, a worker that runs code and judges its replies.
//!
//! The page sends [`Work`] and gets an [`Answer`]. The judge's module handles it in two parts: [`begin`] lists the
//! calls, and [`finish`] compares the replies to them. In between, the module with the code runs the calls.

use serde::{Deserialize, Serialize};

use crate::{Asked, Call, Comparison, Fingerprints, OpenedReplay, Plan, Reply, Verdict};
use crate::{Ending, Language, explore, find_step, judge};

/// Work for the bench.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Work {
    /// Runs calls. This needs no judge. The answer is [`Answer::Replies`].
    Run(Vec<Call>),
    /// Runs all calls of a step and judges the replies. The answer is [`Answer::Verdict`].
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
        /// The reply in a link. Then no call runs.
        reply: Option<Reply>,
    },
    /// Opens a link with a call and a reply on the page of a step. The answer is [`Answer::Opened`].
    OpenReplay {
        /// The step's id.
        step: String,
        /// The part of the link after `#`.
        address: String,
    },
}

/// The bench's answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// One reply for each call, in order.
    Replies(Vec<Reply>),
    /// The report on a step in words.
    Verdict(Box<Verdict>),
    /// What the reader can choose, and the model answer, next to the other one if there is one.
    Asked {
        /// What the reader can choose, and why the call can't be run.
        plan: Plan,
        /// `None` if the call can't be run.
        comparison: Option<Comparison>,
    },
    /// The content of a link.
    Opened(OpenedReplay),
}

/// Names something that this version doesn't have, such as a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownWork;

impl std::fmt::Display for UnknownWork {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the page asks about a step or a function that the judge doesn't have")
    }
}

impl std::error::Error for UnknownWork {}

/// The calls to run, in order.
///
/// # Errors
///
/// If the work names something that this version doesn't have.
pub fn begin(work: &Work) -> Result<Vec<Call>, UnknownWork> {
    match work {
        Work::Run(calls) => Ok(calls.clone()),
        Work::Check { step, .. } => {
            let step = find_step(step).map_err(|_| UnknownWork)?;
            Ok(step.calls().cloned().collect())
        }
        Work::Ask { reply: Some(_), .. } | Work::OpenReplay { .. } => Ok(Vec::new()),
        Work::Ask { asked, reply: None } => explore::calls(asked).ok_or(UnknownWork),
    }
}

/// The answer, from the replies to the first calls of [`begin`]. Missing replies count as not run. But without any
/// reply, [`Work::Ask`] shows the model answer alone.
///
/// # Errors
///
/// If the work names something that this version doesn't have.
pub fn finish(
    work: &Work,
    mut replies: Vec<Reply>,
    language: Language,
) -> Result<Answer, UnknownWork> {
    match work {
        Work::Run(calls) => {
            replies.resize(calls.len(), Reply::unread(Ending::NotAsked));
            Ok(Answer::Replies(replies))
        }
        Work::Check { step, mistakes } => {
            let step = find_step(step).map_err(|_| UnknownWork)?;
            let report = judge(step, &replies, mistakes);
            Ok(Answer::Verdict(Box::new(Verdict::of(&report, language))))
        }
        Work::Ask { asked, reply } => {
            let plan = explore::plan(asked, language).ok_or(UnknownWork)?;
            if let Some(reply) = reply {
                replies = vec![reply.clone()];
            } else if !replies.is_empty() {
                let calls = explore::calls(asked).ok_or(UnknownWork)?;
                replies.resize(calls.len(), Reply::unread(Ending::NotAsked));
            }
            let comparison = explore::compare(asked, &replies, language);
            Ok(Answer::Asked { plan, comparison })
        }
        Work::OpenReplay { step, address } => {
            let opened = explore::open_replay(step, address, language);
            Ok(Answer::Opened(opened))
        }
    }
}
