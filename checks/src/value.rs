//! What can come back from a call.

use steps::{
    Board, Count, GameView, Move, Outcome, Placed, Played, Screen, Square, Turn, WalledBoard,
};

/// What a function answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// Yes or no.
    Bool(bool),
    /// A number.
    Number(i32),
    /// Some numbers, in order.
    Numbers(Vec<i32>),
    /// A text.
    Text(String),
    /// A square, or none.
    Square(Option<Square>),
    /// Some squares.
    Squares(Vec<Square>),
    /// A position, or none.
    Board(Option<Board>),
    /// A position with its wall.
    Walled(WalledBoard),
    /// How many discs turned, and the position afterwards.
    Turned {
        /// The number that was answered.
        count: i32,
        /// The board that was handed over, as it is now.
        board: WalledBoard,
    },
    /// Some moves, in order.
    Moves(Vec<Move>),
    /// Who moves next.
    Turn(Turn),
    /// How many discs there are.
    Count(Count),
    /// How the game stands.
    Outcome(Outcome),
    /// What became of a move, and the position afterwards.
    Played {
        /// What was answered.
        played: Played,
        /// The board that was handed over, as it is now.
        board: Board,
    },
    /// A picture.
    Screen(Screen),
    /// A number for each square: scores, or how often it was drawn.
    Scores(Vec<(Square, i32)>),
    /// What a search found.
    Search {
        /// The score.
        score: i32,
        /// The move.
        square: Option<Square>,
        /// The calls of `place` that it took.
        placed: Placed,
    },
    /// A game, at the beginning and after each action.
    Game(Vec<GameView>),
    /// Some squares, as bits.
    Bits(u64),
    /// A large number.
    Large(u64),
}
