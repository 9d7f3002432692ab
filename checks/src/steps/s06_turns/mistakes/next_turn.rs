//! Mistakes in `next_turn`, some of them with the same mistake in `outcome`.

use steps::{Board, Disc, Outcome, Turn, count};

use super::building_blocks::{can_move, winner};

pub(super) fn other_side_always(_board: &Board, just_moved: Disc) -> Turn {
    Turn::Moves(just_moved.opponent())
}

pub(super) fn side_does_not_change(board: &Board, just_moved: Disc) -> Turn {
    if can_move(board, just_moved) {
        Turn::Moves(just_moved)
    } else if can_move(board, just_moved.opponent()) {
        Turn::PassesBackTo(just_moved.opponent())
    } else {
        Turn::Over
    }
}

pub(super) fn no_pass(board: &Board, just_moved: Disc) -> Turn {
    if can_move(board, Disc::Black) || can_move(board, Disc::White) {
        Turn::Moves(just_moved.opponent())
    } else {
        Turn::Over
    }
}

pub(super) fn one_stuck_side_ends_it(board: &Board, just_moved: Disc) -> Turn {
    if can_move(board, just_moved.opponent()) {
        Turn::Moves(just_moved.opponent())
    } else {
        Turn::Over
    }
}

pub(super) fn over_when_one_side_is_stuck(board: &Board) -> Outcome {
    if can_move(board, Disc::Black) && can_move(board, Disc::White) {
        Outcome::Unfinished
    } else {
        winner(count(board))
    }
}

fn is_full(board: &Board) -> bool {
    count(board).empty == 0
}

fn one_colour_is_gone(board: &Board) -> bool {
    count(board).black == 0 || count(board).white == 0
}

fn over_or_pass(board: &Board, just_moved: Disc, over: bool) -> Turn {
    if over {
        Turn::Over
    } else if can_move(board, just_moved.opponent()) {
        Turn::Moves(just_moved.opponent())
    } else {
        Turn::PassesBackTo(just_moved)
    }
}

pub(super) fn only_a_full_board_ends_it(board: &Board, just_moved: Disc) -> Turn {
    over_or_pass(board, just_moved, is_full(board))
}

pub(super) fn over_when_full(board: &Board) -> Outcome {
    if is_full(board) {
        winner(count(board))
    } else {
        Outcome::Unfinished
    }
}

pub(super) fn full_or_one_colour_ends_it(board: &Board, just_moved: Disc) -> Turn {
    let over = is_full(board) || one_colour_is_gone(board);
    over_or_pass(board, just_moved, over)
}

pub(super) fn over_when_full_or_one_colour(board: &Board) -> Outcome {
    if is_full(board) || one_colour_is_gone(board) {
        winner(count(board))
    } else {
        Outcome::Unfinished
    }
}

fn is_stuck(board: &Board, player: Disc) -> bool {
    let has_discs = board.squares().any(|square| board[square] == Some(player));
    has_discs && !can_move(board, player)
}

pub(super) fn wiped_out_side_is_asked(board: &Board, just_moved: Disc) -> Turn {
    let other = just_moved.opponent();
    if !is_stuck(board, other) {
        Turn::Moves(other)
    } else if !is_stuck(board, just_moved) {
        Turn::PassesBackTo(just_moved)
    } else {
        Turn::Over
    }
}

pub(super) fn unfinished_after_a_wipe_out(board: &Board) -> Outcome {
    if is_stuck(board, Disc::Black) && is_stuck(board, Disc::White) {
        winner(count(board))
    } else {
        Outcome::Unfinished
    }
}

pub(super) fn never_over(board: &Board, just_moved: Disc) -> Turn {
    over_or_pass(board, just_moved, false)
}

pub(super) fn pass_names_the_stuck_side(board: &Board, just_moved: Disc) -> Turn {
    match steps::next_turn(board, just_moved) {
        Turn::PassesBackTo(next) => Turn::PassesBackTo(next.opponent()),
        turn => turn,
    }
}

pub(super) fn pass_is_not_told(board: &Board, just_moved: Disc) -> Turn {
    match steps::next_turn(board, just_moved) {
        Turn::PassesBackTo(next) => Turn::Moves(next),
        turn => turn,
    }
}
