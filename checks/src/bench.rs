//! The work of the page's bench, a worker that runs code and judges its replies.
//!
//! The page sends [`Work`] and gets an [`Answer`]. The judge's module handles it in two parts: [`begin`] lists the
//! calls, and [`finish`] compares the replies to them. In between, the module with the code runs the calls.

use serde::{Deserialize, Serialize};

use crate::{
    Asked, Call, Comparison, Ending, Fingerprints, Language, OpenedReplay, Plan, Reply, Verdict,
    explore, find_step, judge, wire,
};

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
            // The verdict needs the expected answers. Computing them doesn't count as time of the learner's functions.
            step.expected();
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
            // The known mistakes have a reply to each call too.
            replies.resize(step.expected().len(), Reply::unread(Ending::NotAsked));
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

/// The answer to [`Work::Run`], from the replies as bytes. Calls without a reply weren't run.
///
/// # Errors
///
/// If some bytes don't hold a reply.
pub fn collect(calls: usize, replies: &[Vec<u8>]) -> Result<Answer, wire::WireError> {
    let read = replies.iter().map(|reply| wire::from_bytes(reply));
    let mut replies = read.collect::<Result<Vec<Reply>, _>>()?;
    replies.resize(calls, Reply::unread(Ending::NotAsked));
    Ok(Answer::Replies(replies))
}

/// The answer in the bytes of the judge, or why there is none.
///
/// # Errors
///
/// If the judge has no answer.
pub fn read_answer(bytes: &[u8]) -> Result<Answer, String> {
    wire::from_bytes(bytes).unwrap_or_else(|error| Err(error.to_string()))
}

/// Runs the call in the bytes and returns the reply as bytes. (This isn't generic, so that a learner's module doesn't
/// compile the reading and writing again after each save.)
pub fn run(call: &[u8], ask: &dyn Fn(&Call) -> Reply) -> Vec<u8> {
    reply_bytes(&match wire::from_bytes(call) {
        Ok(call) => ask(&call),
        Err(error) => Reply::unread(Ending::Died(error.to_string())),
    })
}

/// A reply as bytes.
pub fn reply_bytes(reply: &Reply) -> Vec<u8> {
    wire::to_bytes(reply)
}

/// The judge's part of one job, in bytes: the work, then a reply for each call, then the answer.
#[derive(Debug, Default)]
pub struct Judging {
    work: Option<Work>,
    calls: Vec<Call>,
    replies: Vec<Reply>,
}

impl Judging {
    /// Begins the work in the bytes.
    pub fn begin(work: &[u8]) -> Judging {
        let work: Option<Work> = wire::from_bytes(work).ok();
        let calls = work.as_ref().and_then(|work| begin(work).ok());
        Judging {
            work,
            calls: calls.unwrap_or_default(),
            replies: Vec::new(),
        }
    }

    /// The first call that has no reply yet, or no bytes.
    pub fn next_call(&self) -> Vec<u8> {
        let next = self.calls.get(self.replies.len());
        next.map(wire::to_bytes).unwrap_or_default()
    }

    /// Takes the reply to that call.
    pub fn take_reply(&mut self, reply: &[u8]) {
        let reply = wire::from_bytes(reply);
        self.replies
            .push(reply.unwrap_or_else(|error| Reply::unread(Ending::Died(error.to_string()))));
    }

    /// The answer, or why there is none, as the bytes of a `Result<Answer, String>`.
    pub fn finish(self, language: Language) -> Vec<u8> {
        let work = self.work.ok_or(UnknownWork);
        let answer = work.and_then(|work| finish(&work, self.replies, language));
        wire::to_bytes(&answer.map_err(|error| error.to_string()))
    }
}
