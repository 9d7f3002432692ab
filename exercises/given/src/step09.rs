//! The function of step 09, for later steps.

use crate::{Board, Disc, Square, using};

/// The score for `player` at this depth, and the best move.
pub fn minimax(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    (using::current().minimax)(board, player, depth)
}
