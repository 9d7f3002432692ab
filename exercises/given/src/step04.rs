//! What step 04 wrote, for the steps after it.

use crate::{Board, Disc, Square, using};

/// Whether `player` may put a disc on `square`.
pub fn is_valid_move(board: &Board, square: Square, player: Disc) -> bool {
    (using::current().is_valid_move)(board, square, player)
}
