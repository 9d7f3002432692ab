//! Step 01 · Draw the board: 64 cells
//!
//! Goal: draw an empty board in a design of your choice. You must be able to see each of its 64 cells.
//!
//! The game calls your function for each picture and lends it the screen, 320 by 320 pixels. Choose outlines,
//! gaps, chequers or a design of your own. The check accepts it if the background, the colour behind the
//! cells, is painted and each cell differs from its neighbours, by a line, a gap or a colour.
//!
//! What you can use:
//!
//!   screen.clear(color)    erases everything and paints the whole screen.
//!   screen.stroke_rect(x, y, width, height, color)
//!                          draws the outline of a rectangle. Its top left corner is x pixels from the left
//!                          and y pixels from the top. All four numbers are i32.
//!   screen.fill_rect(x, y, width, height, color)
//!                          paints a rectangle.
//!   CELL                   the side of one cell in pixels: 40, an i32.
//!   Color::GREEN           the green of the board. Other colours: Color::DARK_GREEN, Color::BLACK,
//!                          Color::WHITE, Color::YELLOW, or your own: Color::new(red, green, blue), each
//!                          number from 0 to 255.
//!
//! Check your answer: cargo test -p step01
//! The chapter:       cargo run, then open 01-board.html

use given::step01::*; // all types of the course

/// Draws an empty board: a painted background and 64 cells that differ from their neighbours.
pub fn draw_board(screen: &mut Screen) {
    todo!("draw the board on this screen: {screen:?}")
}
