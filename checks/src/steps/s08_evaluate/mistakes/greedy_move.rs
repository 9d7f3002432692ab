//! Mistakes in `greedy_move`.

use steps::{Board, Disc, Square, evaluate, flips_at, legal_moves, place};

use super::building_blocks::greedy_by;

pub(super) fn scored_before_the_move(board: &Board, player: Disc) -> Option<Square> {
    let mut best: Option<(i32, Square)> = None;
    for candidate in legal_moves(board, player) {
        let score = evaluate(board, player);
        if best.is_none_or(|(best_score, _)| score > best_score) {
            best = Some((score, candidate.square));
        }
    }
    best.map(|(_, square)| square)
}

pub(super) fn trials_pile_up(board: &Board, player: Disc) -> Option<Square> {
    let mut best: Option<(i32, Square)> = None;
    let mut after = *board;
    for candidate in legal_moves(board, player) {
        after[candidate.square] = Some(player);
        for flip in candidate.flips {
            after[flip] = Some(player);
        }
        let score = evaluate(&after, player);
        if best.is_none_or(|(best_score, _)| score > best_score) {
            best = Some((score, candidate.square));
        }
    }
    best.map(|(_, square)| square)
}

pub(super) fn last_of_equals(board: &Board, player: Disc) -> Option<Square> {
    legal_moves(board, player)
        .into_iter()
        .map(|candidate| candidate.square)
        .max_by_key(|square| place(board, *square, player).map(|after| evaluate(&after, player)))
}

pub(super) fn enemys_view(board: &Board, player: Disc) -> Option<Square> {
    greedy_by(board, player, |after, player| {
        evaluate(after, player.opponent())
    })
}

pub(super) fn best_begins_at_zero(board: &Board, player: Disc) -> Option<Square> {
    let mut best = (0, None);
    for candidate in legal_moves(board, player) {
        let after = place(board, candidate.square, player)?;
        let score = evaluate(&after, player);
        if score > best.0 {
            best = (score, Some(candidate.square));
        }
    }
    best.1
}

pub(super) fn most_discs_turned(board: &Board, player: Disc) -> Option<Square> {
    let mut best: Option<(usize, Square)> = None;
    for candidate in legal_moves(board, player) {
        let turned = flips_at(board, candidate.square, player).len();
        if best.is_none_or(|(most, _)| turned > most) {
            best = Some((turned, candidate.square));
        }
    }
    best.map(|(_, square)| square)
}
