//! The table of functions that makes model answers, known mistakes and learners' answers exchangeable.

use crate::{Board, Disc, Square};

/// One field per function that learners write.
///
/// A known mistake or a learner's step is an update of the reference:
///
/// ```
/// use steps::Answers;
///
/// let everything_is_legal = Answers {
///     is_valid_move: |_, _, _| true,
///     ..Answers::REFERENCE
/// };
/// # let _ = everything_is_legal;
/// ```
#[derive(Clone, Copy)]
pub struct Answers {
    /// Step 04.
    pub is_valid_move: fn(&Board, Square, Disc) -> bool,
}

impl Answers {
    /// The model answers.
    pub const REFERENCE: Answers = Answers {
        is_valid_move: crate::is_valid_move,
    };
}
