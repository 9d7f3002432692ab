//! What several of these mistakes are made of, without a mistake in it.

use steps::{Board, Count, Disc, Outcome, Turn, legal_moves};

pub(super) fn can_move(board: &Board, player: Disc) -> bool {
    !legal_moves(board, player).is_empty()
}

/// The correct `next_turn`, based on the given `can_move`.
pub(super) fn turn_by(just_moved: Disc, can_move: impl Fn(Disc) -> bool) -> Turn {
    let other = just_moved.opponent();
    if can_move(other) {
        Turn::Moves(other)
    } else if can_move(just_moved) {
        Turn::PassesBackTo(just_moved)
    } else {
        Turn::Over
    }
}

/// The correct `outcome`, based on the given count and `can_move`.
pub(super) fn outcome_by(count: Count, can_move: impl Fn(Disc) -> bool) -> Outcome {
    if can_move(Disc::Black) || can_move(Disc::White) {
        Outcome::Unfinished
    } else {
        winner(count)
    }
}

pub(super) fn winner(count: Count) -> Outcome {
    match count.black.cmp(&count.white) {
        std::cmp::Ordering::Greater => Outcome::Won(Disc::Black),
        std::cmp::Ordering::Less => Outcome::Won(Disc::White),
        std::cmp::Ordering::Equal => Outcome::Drawn,
    }
}
