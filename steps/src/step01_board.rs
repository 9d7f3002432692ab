//! Step 01: draw the board.

use crate::{CELL, Color, Screen};

// ANCHOR: draw_board
/// Draws an empty board: a green ground, and the outline of each of the 64
/// cells.
pub fn draw_board(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for row in 0..8 {
        for col in 0..8 {
            screen.stroke_rect(col * CELL, row * CELL, CELL, CELL, Color::DARK_GREEN);
        }
    }
}
// ANCHOR_END: draw_board
