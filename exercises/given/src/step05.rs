//! The functions of step 05, for later steps.

use crate::{Board, Disc, Square, using};

/// The discs that a move on `square` flips in one direction.
pub fn flips_in_direction(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    (using::current().flips_in_direction)(board, square, direction, player)
}

/// All discs that a move on `square` flips. The list is empty if the move isn't legal.
pub fn flips_at(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    (using::current().flips_at)(board, square, player)
}

/// The position after `player` plays `square`, or `None` if the move isn't legal.
pub fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    steps::note_placed(square);
    (using::current().place)(board, square, player)
}
