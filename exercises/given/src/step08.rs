//! The functions of step 08, for later steps.

use crate::{Board, Disc, Square, using};

/// How good the position is for `player`.
pub fn evaluate(board: &Board, player: Disc) -> i32 {
    (using::current().evaluate)(board, player)
}

/// The move after which the position is best for `player`.
pub fn greedy_move(board: &Board, player: Disc) -> Option<Square> {
    (using::current().greedy_move)(board, player)
}
