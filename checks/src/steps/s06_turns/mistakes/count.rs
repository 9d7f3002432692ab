//! Mistakes in `count`.

use steps::{Board, Count, Disc, count};

use super::legal_moves::rows_and_columns;

pub(super) fn colours_are_exchanged(board: &Board) -> Count {
    let Count {
        black,
        white,
        empty,
    } = count(board);
    Count {
        black: white,
        white: black,
        empty,
    }
}

pub(super) fn cells_are_always_64(board: &Board) -> Count {
    let right = count(board);
    Count {
        empty: 64 - right.black - right.white,
        ..right
    }
}

pub(super) fn eight_rows_are_counted(board: &Board) -> Count {
    counted(board, 0..8)
}

pub(super) fn last_line_is_not_counted(board: &Board) -> Count {
    counted(board, 0..board.size() - 1)
}

/// The correct count for the given rows and columns.
fn counted(board: &Board, range: std::ops::Range<i32>) -> Count {
    let mut count = Count {
        black: 0,
        white: 0,
        empty: 0,
    };
    for square in rows_and_columns(range) {
        match board[square] {
            Some(Disc::Black) => count.black += 1,
            Some(Disc::White) => count.white += 1,
            None => count.empty += 1,
        }
    }
    count
}
