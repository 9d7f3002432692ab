//! A puzzle's request to the bench, and what the reader sees until the answer comes.

use checks::bench::Work;

use crate::{Code, Node, Request};

/// Quicker answers, in milliseconds, replace the old one without another message between them.
const SOON: u32 = 200;

/// The newest request of a puzzle.
#[derive(Debug, Default)]
pub(crate) struct Checking {
    number: u32,
    wanted: Option<(Code, Work)>,
    is_slow: bool,
}

impl Checking {
    /// Asks the bench. Answers to older requests don't count any more.
    pub fn ask(&mut self, code: Code, work: Work) {
        self.number += 1;
        self.wanted = Some((code, work));
    }

    /// Ends the waiting.
    pub fn cancel(&mut self) {
        self.wanted = None;
        self.is_slow = false;
    }

    /// The request whose answer isn't there yet.
    pub fn request(&self) -> Option<Request> {
        let (code, work) = self.wanted.clone()?;
        Some(Request {
            number: self.number,
            code,
            work,
        })
    }

    /// Ends the waiting if this is the number of the newest request. Returns whether it is.
    pub fn take(&mut self, number: u32) -> bool {
        let is_newest = self.is_waiting() && number == self.number;
        if is_newest {
            self.cancel();
        }
        is_newest
    }

    /// Whether an answer is still to come.
    pub fn is_waiting(&self) -> bool {
        self.wanted.is_some()
    }

    /// Whether the answer takes so long that the reader must be told.
    pub fn is_slow(&self) -> bool {
        self.is_slow
    }

    /// Handles a tick of the scene.
    pub fn tick(&mut self) {
        self.is_slow = self.is_waiting();
    }

    /// Makes the scene's view request a tick if the answer isn't slow yet.
    pub fn timed(&self, view: Node) -> Node {
        view.tick(SOON, self.is_waiting() && !self.is_slow)
    }
}
