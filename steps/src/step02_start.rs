//! Step 02: the starting position.

use crate::{Board, Disc, Square};

/// The position before the first move: White on d4 and e5, Black on d5 and e4.
// ANCHOR: start
pub fn start() -> Board {
    let mut board = Board::empty(8);
    board[Square { row: 3, col: 3 }] = Some(Disc::White);
    board[Square { row: 3, col: 4 }] = Some(Disc::Black);
    board[Square { row: 4, col: 3 }] = Some(Disc::Black);
    board[Square { row: 4, col: 4 }] = Some(Disc::White);
    board
}
// ANCHOR_END: start
