//! Step 01 · Draw the board: 64 cells
//!
//! Goal: draw an empty board, so that each of its 64 cells can be seen.
//!
//! The game calls your function for each picture and lends it the screen. To draw the board:
//!
//!   1. Paint the whole screen green.
//!   2. Go through the eight rows, and in each row through the eight columns.
//!   3. Draw the outline of the cell. Its top left corner is at x = col * CELL, y = row * CELL.
//!
//! What you can use:
//!
//!   screen.clear(color)    wipes everything away and paints the whole screen.
//!   screen.stroke_rect(x, y, width, height, color)
//!                          draws the outline of a rectangle. x counts pixels from the left and y from the
//!                          top; both are i32. The corner that you name is the top left one.
//!   screen.fill_rect(x, y, width, height, color)
//!                          paints a rectangle.
//!   CELL                   the side of one cell in pixels, an i32.
//!   Color::GREEN           the green of the board. There are Color::DARK_GREEN, Color::BLACK, Color::WHITE
//!                          and Color::YELLOW too, and any other: Color::new(red, green, blue).
//!
//! Check your answer: cargo test -p step01
//! The chapter:       cargo run, then open 01-board.html

use given::*;

/// Draws an empty board: a green ground, and 64 cells that can be told apart.
pub fn draw_board(screen: &mut Screen) {
    todo!("draw the board on this screen: {screen:?}")
}
