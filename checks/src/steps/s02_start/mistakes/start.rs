//! Mistakes in `start`.

use steps::{Board, Disc, Square};

/// A start with one colour on the first two squares and the other colour on the last two.
fn four_discs(squares: [(i32, i32); 4], first: Disc) -> Board {
    let mut board = Board::empty(8);
    for (index, (row, col)) in squares.into_iter().enumerate() {
        let disc = if index < 2 { first } else { first.opponent() };
        board[Square { row, col }] = Some(disc);
    }
    board
}

pub(super) fn colors_of_the_start_are_exchanged() -> Board {
    four_discs([(3, 3), (4, 4), (3, 4), (4, 3)], Disc::Black)
}

pub(super) fn side_by_side() -> Board {
    four_discs([(3, 3), (3, 4), (4, 3), (4, 4)], Disc::White)
}

pub(super) fn middle_is_off_by_one() -> Board {
    let n = 8;
    let (one, other) = (n / 2, n / 2 + 1);
    let squares = [(one, one), (other, other), (one, other), (other, one)];
    four_discs(squares, Disc::White)
}

pub(super) fn rows_from_one() -> Board {
    four_discs([(4, 3), (5, 4), (4, 4), (5, 3)], Disc::White)
}

pub(super) fn empty_start() -> Board {
    Board::empty(8)
}

pub(super) fn start_of_one_color() -> Board {
    let mut board = Board::empty(8);
    for row in 3..5 {
        for col in 3..5 {
            board[Square { row, col }] = Some(Disc::Black);
        }
    }
    board
}

pub(super) fn d4_is_missing() -> Board {
    steps::start().with(Square { row: 3, col: 3 }, None)
}

pub(super) fn e4_is_missing() -> Board {
    steps::start().with(Square { row: 3, col: 4 }, None)
}

pub(super) fn d5_is_missing() -> Board {
    steps::start().with(Square { row: 4, col: 3 }, None)
}

pub(super) fn e5_is_missing() -> Board {
    steps::start().with(Square { row: 4, col: 4 }, None)
}

pub(super) fn start_on_a_small_board() -> Board {
    let mut board = Board::empty(6);
    for square in [(3, 3), (3, 4), (4, 3), (4, 4)] {
        let square = Square {
            row: square.0,
            col: square.1,
        };
        board[square] = steps::start()[square];
    }
    board
}
