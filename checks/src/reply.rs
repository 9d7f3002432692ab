//! What came of a call.

use steps::Square;

use crate::{Call, Value};

/// How a process or worker ends whose stack is used up.
pub(crate) const ENDLESS_RECURSION: &str = "endless recursion: the stack overflowed";

/// How a call ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// The function answered.
    Answered(Value),
    /// The function panicked.
    Panicked {
        /// The panic's own words.
        message: String,
        /// File and line, where they are known.
        location: Option<String>,
    },
    /// The function never came back: an endless loop.
    Hung,
    /// The whole process or worker ended: endless recursion, or memory used up.
    Died(String),
    /// Not asked, because too many calls before it hung or died.
    NotAsked,
}

impl Ending {
    /// Whether the call came to a `todo!()`: code that is still to be written.
    pub fn is_todo(&self) -> bool {
        matches!(self, Ending::Panicked { message, .. } if message.starts_with("not yet implemented"))
    }
}

/// How a call ended, and which cells were read until then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// How the call ended.
    pub ending: Ending,
    /// The squares read, in order, also those off the board. Empty where nothing was recorded.
    pub reads: Vec<Square>,
}

impl Reply {
    /// A reply without any reading.
    pub fn unread(ending: Ending) -> Reply {
        Reply {
            ending,
            reads: Vec::new(),
        }
    }

    /// Whether this answers yes, or no.
    pub fn says(&self, yes: bool) -> bool {
        matches!(self.ending, Ending::Answered(Value::Bool(answer)) if answer == yes)
    }

    /// Whether this is the right answer to a call.
    pub fn is_right(&self, call: &Call, expected: &Value) -> bool {
        match &self.ending {
            Ending::Answered(value) => {
                call.comparable(expected, value) == call.comparable(expected, expected)
            }
            _ => false,
        }
    }
}
