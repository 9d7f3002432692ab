//! Mistakes in `outcome`.

use steps::{Board, Disc, Outcome, count};

use super::building_blocks::{can_move, winner};

pub(super) fn fewer_discs_win(board: &Board) -> Outcome {
    match steps::outcome(board) {
        Outcome::Won(disc) => Outcome::Won(disc.opponent()),
        outcome => outcome,
    }
}

pub(super) fn no_draw(board: &Board) -> Outcome {
    match steps::outcome(board) {
        Outcome::Drawn => Outcome::Won(Disc::White),
        outcome => outcome,
    }
}

pub(super) fn draw_for_black(board: &Board) -> Outcome {
    match steps::outcome(board) {
        Outcome::Drawn => Outcome::Won(Disc::Black),
        outcome => outcome,
    }
}

pub(super) fn always_unfinished(_board: &Board) -> Outcome {
    Outcome::Unfinished
}

pub(super) fn only_white_is_asked(board: &Board) -> Outcome {
    if can_move(board, Disc::White) {
        Outcome::Unfinished
    } else {
        winner(count(board))
    }
}

pub(super) fn does_not_wait_for_the_end(board: &Board) -> Outcome {
    winner(count(board))
}

pub(super) fn only_black_is_asked(board: &Board) -> Outcome {
    if can_move(board, Disc::Black) {
        Outcome::Unfinished
    } else {
        winner(count(board))
    }
}
