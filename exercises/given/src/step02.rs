//! The functions of step 02, for later steps.

use crate::{Board, Screen, using};

/// The position before the first move.
pub fn start() -> Board {
    (using::current().start)()
}

/// Draws every disc of the board.
pub fn draw_discs(board: &Board, screen: &mut Screen) {
    (using::current().draw_discs)(board, screen)
}
