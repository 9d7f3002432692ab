//! Step 02 · The starting position: four discs
//!
//! Goal: make the position before the first move, and draw the discs of any position.
//!
//! In the start, White has d4 and e5, and Black has d5 and e4. Rows and columns count from 0: d3 is row 2,
//! column 3.
//!
//! The screen already shows the empty board when `draw_discs` is called. The check looks at the colour in the
//! middle of each cell: dark for Black, light for White, the background for an empty cell.
//!
//! What you can use:
//!
//!   Board::empty(8)     a board of eight by eight empty cells.
//!   board[square]       the cell: None, Some(Disc::Black) or Some(Disc::White). You can assign to it if the
//!                       board is a mut variable. It panics off the board.
//!   board.size()        how many rows the board has, an i32. It has as many columns.
//!   Square { row, col } a square, from two i32.
//!   screen.fill_circle(x, y, radius, color)
//!                       paints a circle around the point x, y. All three numbers are i32, in pixels.
//!   CELL                the side of one cell in pixels: 40, an i32.
//!   Color::BLACK, Color::WHITE
//!                       the colours of the discs.
//!
//! Check your answer: cargo test -p step02
//! The chapter:       cargo run, then open 02-start.html

use given::step02::*; // all types, and the function of step 01

/// The position before the first move: White has d4 and e5, Black has d5 and e4.
pub fn start() -> Board {
    todo!("put four discs on an empty board")
}

/// Draws every disc of the board. The screen already shows the empty board.
pub fn draw_discs(board: &Board, screen: &mut Screen) {
    todo!("draw the discs of this board: {board:?} on this screen: {screen:?}")
}
