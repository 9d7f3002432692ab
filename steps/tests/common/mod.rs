//! Random boards for tests.

use proptest::prelude::*;
use steps::{Board, Cell, Disc, SIDES};

/// Boards of every side, from sparse to crowded. Most are no positions of a real game: the rules of a
/// single move do not ask how a position came about.
pub fn any_board() -> impl Strategy<Value = Board> {
    (0..SIDES.len(), 1..6u32)
        .prop_flat_map(|(side, empty_weight)| {
            let size = SIDES[side];
            let cells = prop::collection::vec(any_cell(empty_weight), (size * size) as usize);
            (Just(size), cells)
        })
        .prop_map(|(size, cells)| {
            let mut board = Board::empty(size);
            for (square, cell) in board.squares().zip(cells) {
                board[square] = cell;
            }
            board
        })
}

/// Either colour.
pub fn any_disc() -> impl Strategy<Value = Disc> {
    prop_oneof![Just(Disc::Black), Just(Disc::White)]
}

fn any_cell(empty_weight: u32) -> impl Strategy<Value = Cell> {
    prop_oneof![
        empty_weight => Just(None),
        2 => any_disc().prop_map(Some),
    ]
}
