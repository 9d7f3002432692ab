//! Moves, turns and results: the types that the functions of step 06 return.

use crate::{Board, Disc, Square, count, outcome};

// ANCHOR: move
/// A legal move: where the disc goes, and which discs it flips.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The empty square that gets a disc.
    pub square: Square,
    /// The discs that flip; at least one.
    pub flips: Vec<Square>,
}
// ANCHOR_END: move

// ANCHOR: turn
/// Whose turn it is after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The other side moves, as usual.
    Moves(Disc),
    /// The other side has no legal move and must pass; the side that moved
    /// moves again.
    PassesBackTo(Disc),
    /// Neither side can move: the game is over.
    Over,
}
// ANCHOR_END: turn

// ANCHOR: count
/// How many discs of each colour and empty squares a board has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Count {
    /// Black discs.
    pub black: i32,
    /// White discs.
    pub white: i32,
    /// Empty squares.
    pub empty: i32,
}
// ANCHOR_END: count

// ANCHOR: outcome
/// The state of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// At least one side can still move.
    Unfinished,
    /// The game is over and this side has more discs.
    Won(Disc),
    /// The game is over and both sides have the same number of discs.
    Drawn,
}
// ANCHOR_END: outcome

/// The score by tournament rules: the winner also gets the empty cells, and in a draw each side gets half of
/// them. `None` while the game is unfinished. (If the number of empty cells in a draw is odd, one stays empty.)
///
/// ```
/// let game = steps::parse_game("f5f4d3d6d7e3f3c5b5").unwrap();
/// let score = steps::tournament_score(&game.board).unwrap();
/// assert_eq!((score.black, score.white, score.empty), (64, 0, 0));
/// ```
pub fn tournament_score(board: &Board) -> Option<Count> {
    let Count {
        mut black,
        mut white,
        empty,
    } = count(board);
    match outcome(board) {
        Outcome::Unfinished => return None,
        Outcome::Won(Disc::Black) => black += empty,
        Outcome::Won(Disc::White) => white += empty,
        Outcome::Drawn => {
            black += empty / 2;
            white += empty / 2;
        }
    }
    Some(Count {
        black,
        white,
        empty: board.size() * board.size() - black - white,
    })
}
