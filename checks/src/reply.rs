//! The result of a call.

use serde::{Deserialize, Serialize};
use steps::Square;

use crate::wire::remote;
use crate::{Call, Value};

/// The ending of a process or worker after a stack overflow.
pub const ENDLESS_RECURSION: &str = "endless recursion: the stack overflowed";

/// How a call ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// The function returned a value.
    Answered(Value),
    /// The function panicked.
    Panicked {
        /// The message of the panic.
        message: String,
        /// File and line, if known.
        location: Option<String>,
    },
    /// The function didn't return: an endless loop.
    Hung,
    /// The whole process or worker ended: endless recursion, or no memory left.
    Died(String),
    /// The call wasn't run, because too many earlier calls hung or crashed.
    NotAsked,
}

impl Ending {
    /// Whether the call reached a `todo!()`, which marks code that isn't written yet.
    pub fn is_todo(&self) -> bool {
        matches!(self, Ending::Panicked { message, .. } if message.starts_with("not yet implemented"))
    }
}

/// How a call ended, and which cells it read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// How the call ended.
    pub ending: Ending,
    /// The squares that were read, in order, including those off the board. Empty if nothing was recorded.
    #[serde(with = "remote")]
    pub reads: Vec<Square>,
}

impl Reply {
    /// A reply without any cells read.
    pub fn unread(ending: Ending) -> Reply {
        Reply {
            ending,
            reads: Vec::new(),
        }
    }

    /// Whether this is an answer, either yes or no.
    pub fn says(&self, yes: bool) -> bool {
        matches!(self.ending, Ending::Answered(Value::Bool(answer)) if answer == yes)
    }

    /// Whether this is the correct answer to a call.
    pub fn is_right(&self, call: &Call, expected: &Value) -> bool {
        match &self.ending {
            Ending::Answered(value) => {
                call.comparable(expected, value) == call.comparable(expected, expected)
            }
            _ => false,
        }
    }
}
