//! The functions of step 06, for later steps.

use crate::{Board, Count, Disc, Move, Outcome, Turn, using};

/// Every legal move of `player`, in scan order.
pub fn legal_moves(board: &Board, player: Disc) -> Vec<Move> {
    (using::current().legal_moves)(board, player)
}

/// The side to move after a move of `just_moved`.
pub fn next_turn(board: &Board, just_moved: Disc) -> Turn {
    (using::current().next_turn)(board, just_moved)
}

/// The number of discs of each side, and the number of empty cells.
pub fn count(board: &Board) -> Count {
    (using::current().count)(board)
}

/// The result of the game, if it's over.
pub fn outcome(board: &Board) -> Outcome {
    (using::current().outcome)(board)
}
