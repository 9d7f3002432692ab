//! What is asked, and what can come back.

use steps::{Board, Disc, Square};

/// One call of one of the learner's functions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    /// `is_valid_move(&board, square, player)`
    IsValidMove {
        /// The position.
        board: Board,
        /// The square asked about.
        square: Square,
        /// Who wants to move.
        player: Disc,
    },
}

/// What a function answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// Yes or no.
    Bool(bool),
}

/// How a call ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
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

impl Outcome {
    /// Whether the call came to a `todo!()`: code that is still to be written.
    pub fn is_todo(&self) -> bool {
        matches!(self, Outcome::Panicked { message, .. } if message.starts_with("not yet implemented"))
    }
}

/// How a call ended, and which cells were read until then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// How the call ended.
    pub outcome: Outcome,
    /// The squares read, in order, also those off the board. Empty where nothing was recorded.
    pub reads: Vec<Square>,
}

/// A position and the calls that are made on it. A question passes when every call answers as the
/// reference does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// A name for people, unique in its step.
    pub name: String,
    /// The group it belongs to, as an index into [`crate::Step::groups`].
    pub group: usize,
    /// The position.
    pub board: Board,
    /// Who wants to move.
    pub player: Disc,
    /// The squares asked about, in scan order.
    pub squares: Vec<Square>,
}

impl Question {
    /// The calls, one for each square.
    pub fn calls(&self) -> impl Iterator<Item = Call> + '_ {
        self.squares.iter().map(|&square| Call::IsValidMove {
            board: self.board,
            square,
            player: self.player,
        })
    }

    /// What the reference answers for one square of this question.
    pub fn expected(&self, square: Square) -> Value {
        Value::Bool(steps::is_valid_move(&self.board, square, self.player))
    }
}
