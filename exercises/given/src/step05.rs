//! What step 05 wrote, for the steps after it.

use crate::{Board, Disc, Square, using};

/// The discs that a move on `square` turns in one direction.
pub fn flips_in_direction(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    (using::current().flips_in_direction)(board, square, direction, player)
}

/// All discs that a move on `square` turns. None where the move is not legal.
pub fn flips_at(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    (using::current().flips_at)(board, square, player)
}

/// The position after `player` moves on `square`, or `None` where the move is not legal.
pub fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    steps::note_placed(square);
    (using::current().place)(board, square, player)
}
