//! Step 02: the starting position, and discs on the screen.

use crate::{Board, CELL, Color, Disc, Screen, Square};

// ANCHOR: start
/// The position before the first move: White has d4 and e5, Black has d5
/// and e4.
pub fn start() -> Board {
    let mut board = Board::empty(8);
    board[Square { row: 3, col: 3 }] = Some(Disc::White);
    board[Square { row: 3, col: 4 }] = Some(Disc::Black);
    board[Square { row: 4, col: 3 }] = Some(Disc::Black);
    board[Square { row: 4, col: 4 }] = Some(Disc::White);
    board
}
// ANCHOR_END: start

// ANCHOR: draw_discs
/// Draws every disc of the board. The screen already shows the cells.
pub fn draw_discs(board: &Board, screen: &mut Screen) {
    for row in 0..board.size() {
        for col in 0..board.size() {
            let color = match board[Square { row, col }] {
                None => continue,
                Some(Disc::Black) => Color::BLACK,
                Some(Disc::White) => Color::WHITE,
            };
            let x = col * CELL + CELL / 2;
            let y = row * CELL + CELL / 2;
            screen.fill_circle(x, y, CELL * 2 / 5, color);
        }
    }
}
// ANCHOR_END: draw_discs
