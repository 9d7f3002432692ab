//! Mistakes in `walled_start`.

use steps::{Disc, Spot, WalledBoard};

pub(super) fn colours_exchanged() -> WalledBoard {
    let mut board = WalledBoard::empty(8);
    board[44] = Spot::Holds(Disc::Black);
    board[45] = Spot::Holds(Disc::White);
    board[54] = Spot::Holds(Disc::White);
    board[55] = Spot::Holds(Disc::Black);
    board
}

pub(super) fn start_without_the_wall() -> WalledBoard {
    let mut board = WalledBoard::empty(8);
    board[27] = Spot::Holds(Disc::White);
    board[28] = Spot::Holds(Disc::Black);
    board[35] = Spot::Holds(Disc::Black);
    board[36] = Spot::Holds(Disc::White);
    board
}

pub(super) fn start_counted_from_zero() -> WalledBoard {
    let mut board = WalledBoard::empty(8);
    board[33] = Spot::Holds(Disc::White);
    board[34] = Spot::Holds(Disc::Black);
    board[43] = Spot::Holds(Disc::Black);
    board[44] = Spot::Holds(Disc::White);
    board
}
