//! What step 06 wrote, for the steps after it.

use crate::{Board, Count, Disc, Move, Outcome, Turn, using};

/// Every legal move of `player`, in scan order.
pub fn legal_moves(board: &Board, player: Disc) -> Vec<Move> {
    (using::current().legal_moves)(board, player)
}

/// Who moves after `just_moved` has moved.
pub fn next_turn(board: &Board, just_moved: Disc) -> Turn {
    (using::current().next_turn)(board, just_moved)
}

/// How many discs each side has, and how many cells are empty.
pub fn count(board: &Board) -> Count {
    (using::current().count)(board)
}

/// How the game stands.
pub fn outcome(board: &Board) -> Outcome {
    (using::current().outcome)(board)
}
