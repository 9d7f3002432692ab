//! The values that a call can return.

use steps::{
    Board, Count, GameView, Move, Outcome, Placed, Played, Screen, Square, Turn, WalledBoard,
};

/// The return value of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
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
    Square(Option<Square>),
    /// Some squares.
    Squares(Vec<Square>),
    /// A position, or none.
    Board(Option<Board>),
    /// A position with its wall.
    Walled(WalledBoard),
    /// How many discs flip, and the position after the call.
    Turned {
        /// The returned number.
        count: i32,
        /// The board from the argument, after the call.
        board: WalledBoard,
    },
    /// Some moves, in order.
    Moves(Vec<Move>),
    /// Whose turn is next.
    Turn(Turn),
    /// The numbers of discs and empty cells.
    Count(Count),
    /// The result of the game, if it's over.
    Outcome(Outcome),
    /// The result of a move, and the position after the call.
    Played {
        /// The returned value.
        played: Played,
        /// The board from the argument, after the call.
        board: Board,
    },
    /// A picture.
    Screen(Screen),
    /// A number for each square: a score, or how often the square was chosen.
    Scores(Vec<(Square, i32)>),
    /// The result of a search.
    Search {
        /// The score.
        score: i32,
        /// The move.
        square: Option<Square>,
        /// How often it called `place`.
        placed: Placed,
    },
    /// A game, at the beginning and after each action.
    Game(Vec<GameView>),
    /// Some squares, as bits.
    Bits(u64),
    /// A large number.
    Large(u64),
}
