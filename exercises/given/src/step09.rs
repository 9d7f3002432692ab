//! What step 09 wrote, for the steps after it.

use crate::{Board, Disc, Square, using};

/// The score that `player` reaches in `depth` plies, and the move that leads there.
pub fn minimax(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    (using::current().minimax)(board, player, depth)
}
