//! Step 01: draw the board.

use crate::{CELL, Color, Screen};

// ANCHOR: draw_board
/// Draws an empty board: a green background and the outlines of 64 cells.
pub fn draw_board(screen: &mut Screen) {
    screen.clear(Color::GREEN);
    for row in 0..8 {
        for col in 0..8 {
            let x = col * CELL;
            let y = row * CELL;
            screen.stroke_rect(x, y, CELL, CELL, Color::DARK_GREEN);
        }
    }
}
// ANCHOR_END: draw_board
