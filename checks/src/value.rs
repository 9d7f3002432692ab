//! The values that a call can return.

use serde::{Deserialize, Serialize};
use steps::{
    Board, Count, GameView, Move, Outcome, Placed, Played, Screen, Square, Turn, WalledBoard,
};

use crate::wire::remote;

/// The return value of a function.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// Yes or no.
    Bool(bool),
    /// A number.
    Number(i32),
    /// Some numbers, in order.
    Numbers(Vec<i32>),
    /// A string.
    Text(String),
    /// A square, or none.
    Square(#[serde(with = "remote")] Option<Square>),
    /// Some squares.
    Squares(#[serde(with = "remote")] Vec<Square>),
    /// A position, or none.
    Board(#[serde(with = "remote")] Option<Board>),
    /// A position with its wall.
    Walled(#[serde(with = "remote")] WalledBoard),
    /// How many discs flip, and the position after the call.
    Turned {
        /// The returned number.
        count: i32,
        /// The board from the argument, after the call.
        #[serde(with = "remote")]
        board: WalledBoard,
    },
    /// Some moves, in order.
    Moves(#[serde(with = "remote")] Vec<Move>),
    /// Whose turn is next.
    Turn(#[serde(with = "remote")] Turn),
    /// The numbers of discs and empty cells.
    Count(#[serde(with = "remote")] Count),
    /// The result of the game, if it's over.
    Outcome(#[serde(with = "remote")] Outcome),
    /// The result of a move, and the position after the call.
    Played {
        /// The returned value.
        #[serde(with = "remote")]
        played: Played,
        /// The board from the argument, after the call.
        #[serde(with = "remote")]
        board: Board,
    },
    /// A picture.
    Screen(#[serde(with = "remote")] Screen),
    /// A number for each square: a score, or how often the square was chosen.
    Scores(#[serde(with = "remote")] Vec<(Square, i32)>),
    /// The result of a search.
    Search {
        /// The score.
        score: i32,
        /// The move.
        #[serde(with = "remote")]
        square: Option<Square>,
        /// How often it called `place`.
        #[serde(with = "remote")]
        placed: Placed,
    },
    /// A game, at the beginning and after each action.
    Game(#[serde(with = "remote")] Vec<GameView>),
    /// Some squares, as bits.
    Bits(u64),
    /// A large number.
    Large(u64),
}

impl Value {
    /// The result of a search, with its number of `place` calls.
    pub(crate) fn search(search: impl FnOnce() -> (i32, Option<Square>)) -> Value {
        steps::take_placed();
        let (score, square) = search();
        Value::Search {
            score,
            square,
            placed: steps::take_placed(),
        }
    }
}
