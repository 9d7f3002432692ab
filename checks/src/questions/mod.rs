//! Questions: calls that belong together, with a name.

mod text;

use crate::Call;

pub(crate) use text::{Line, Read};
pub use text::{QuestionTextError, parse_questions};

/// Calls of one function on one position, or of one kind. A question passes if every answer equals the expected
/// one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// A name for people, unique in its step.
    pub name: String,
    /// The group it belongs to, as an index into [`crate::Step::groups`].
    pub group: usize,
    /// The calls: at least one, all of the same function.
    pub calls: Vec<Call>,
}

impl Question {
    /// The called function.
    pub fn function(&self) -> &'static str {
        self.calls[0].function()
    }
}
