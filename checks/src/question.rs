//! Questions: some calls that belong together, with a name.

use crate::Call;

/// Calls of one function on one position, or of one kind. A question passes when every call answers as the
/// reference does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// A name for people, unique in its step.
    pub name: String,
    /// The group it belongs to, as an index into [`crate::Step::groups`].
    pub group: usize,
    /// What is asked; at least one call, all of the same function.
    pub calls: Vec<Call>,
}

impl Question {
    /// The function that is asked.
    pub fn function(&self) -> &'static str {
        self.calls[0].function()
    }
}
