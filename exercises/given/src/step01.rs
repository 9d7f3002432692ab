//! The function of step 01, for later steps.

use crate::{Screen, using};

/// Draws an empty board.
pub fn draw_board(screen: &mut Screen) {
    (using::current().draw_board)(screen)
}
