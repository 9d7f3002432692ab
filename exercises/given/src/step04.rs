//! The function of step 04, for later steps.

use crate::{Board, Disc, Square, using};

/// Whether `square` is a legal move for `player`.
pub fn is_valid_move(board: &Board, square: Square, player: Disc) -> bool {
    (using::current().is_valid_move)(board, square, player)
}
