//! Step 02 · The starting position: four discs
//!
//! Goal: make the position in which every game begins, and draw the discs of any position.
//!
//! The start has White on d4 and e5, Black on d5 and e4. To make it:
//!
//!   1. Begin with an empty board of side 8.
//!   2. Put the four discs on it. Rows count from the top and columns from the left, from 0: d4 is row 3,
//!      column 3.
//!
//! To draw the discs, look at each cell of the board. Leave an empty one as it is. Draw a filled circle
//! around the middle of each other one, in the colour of its disc. What counts is the colour in the middle of
//! the cell: dark for Black, light for White. The empty board is on the screen already.
//!
//! What you can use:
//!
//!   Board::empty(8)     a board of eight by eight empty cells.
//!   board[square]       what the cell holds: None, Some(Disc::Black) or Some(Disc::White). Where the board
//!                       is yours and mut, you can assign to it. It panics off the board.
//!   board.size()        how many rows the board has, and how many columns.
//!   Square { row, col } a square, from two i32.
//!   screen.fill_circle(x, y, radius, color)
//!                       paints a circle around the point x, y. All three numbers are i32, in pixels.
//!   CELL                the side of one cell in pixels, an i32.
//!   Color::BLACK        the black of a disc, and Color::WHITE the white.
//!
//! Check your answer: cargo test -p step02
//! The chapter:       cargo run, then open 02-start.html

use given::*;

/// The position before the first move: White on d4 and e5, Black on d5 and e4.
pub fn start() -> Board {
    todo!("put four discs on an empty board")
}

/// Draws every disc of the board onto a screen that shows the empty board already.
pub fn draw_discs(board: &Board, screen: &mut Screen) {
    todo!("draw the discs of this board: {board:?} on this screen: {screen:?}")
}
