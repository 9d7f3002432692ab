//! What step 01 wrote, for the steps after it.

use crate::{Screen, using};

/// Draws an empty board.
pub fn draw_board(screen: &mut Screen) {
    (using::current().draw_board)(screen)
}
