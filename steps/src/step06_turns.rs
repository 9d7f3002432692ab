//! Step 06: turns and passes.

use crate::{Board, Disc, Square, flips_at};

/// A legal move: where the disc goes, and which discs it turns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The empty cell that gets a disc.
    pub square: Square,
    /// The discs that turn, direction by direction; at least one.
    pub flips: Vec<Square>,
}

/// Who is to move after a move was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The other side moves, as usual.
    Moves(Disc),
    /// The other side has no legal move and must pass; the side that just moved moves again.
    PassesBackTo(Disc),
    /// Neither side can move: the game is over.
    Over,
}

// ANCHOR: legal_moves
/// Every legal move of `player`, in scan order.
pub fn legal_moves(board: &Board, player: Disc) -> Vec<Move> {
    board
        .squares()
        .map(|square| Move {
            square,
            flips: flips_at(board, square, player),
        })
        .filter(|candidate| !candidate.flips.is_empty())
        .collect()
}
// ANCHOR_END: legal_moves

// ANCHOR: next_turn
/// Who moves after `just_moved` has moved.
pub fn next_turn(board: &Board, just_moved: Disc) -> Turn {
    let other = just_moved.opponent();
    if !legal_moves(board, other).is_empty() {
        Turn::Moves(other)
    } else if !legal_moves(board, just_moved).is_empty() {
        Turn::PassesBackTo(just_moved)
    } else {
        Turn::Over
    }
}
// ANCHOR_END: next_turn
