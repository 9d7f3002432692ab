//! Mistakes in `candidate_scores`.

use steps::{Board, Disc, Square, alpha_beta, evaluate, legal_moves, minimax, place};

/// A score for each candidate. `score` gets the board after the candidate and the enemy.
fn each_candidate(
    board: &Board,
    player: Disc,
    score: impl Fn(&Board, Disc) -> i32,
) -> Vec<(Square, i32)> {
    let mut scores = Vec::new();
    for candidate in legal_moves(board, player) {
        if let Some(after) = place(board, candidate.square, player) {
            scores.push((candidate.square, score(&after, player.opponent())));
        }
    }
    scores
}

pub(super) fn without_the_minus(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    each_candidate(board, player, |after, enemy| {
        minimax(after, enemy, plies.saturating_sub(1)).0
    })
}

pub(super) fn takes_a_ply_off_none(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    let depth = plies
        .checked_sub(1)
        .expect("attempt to subtract with overflow");
    each_candidate(board, player, |after, enemy| {
        -minimax(after, enemy, depth).0
    })
}

pub(super) fn one_ply_too_far(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    each_candidate(board, player, |after, enemy| {
        -minimax(after, enemy, plies).0
    })
}

pub(super) fn same_side_moves_again(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    each_candidate(board, player, |after, enemy| {
        minimax(after, enemy.opponent(), plies.saturating_sub(1)).0
    })
}

pub(super) fn never_looks_further(board: &Board, player: Disc, _plies: u32) -> Vec<(Square, i32)> {
    each_candidate(board, player, |after, enemy| -evaluate(after, enemy))
}

pub(super) fn searches_the_old_board(
    board: &Board,
    player: Disc,
    plies: u32,
) -> Vec<(Square, i32)> {
    each_candidate(board, player, |_, enemy| {
        -minimax(board, enemy, plies.saturating_sub(1)).0
    })
}

pub(super) fn one_window_for_all(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    let mut scores = Vec::new();
    let mut best = -i32::MAX;
    for candidate in legal_moves(board, player) {
        if let Some(after) = place(board, candidate.square, player) {
            let enemy = player.opponent();
            let (enemy_score, _) =
                alpha_beta(&after, enemy, plies.saturating_sub(1), -i32::MAX, -best);
            best = best.max(-enemy_score);
            scores.push((candidate.square, -enemy_score));
        }
    }
    scores
}

pub(super) fn best_first(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    let mut scores = steps::candidate_scores(board, player, plies);
    scores.sort_by_key(|(_, score)| -score);
    scores
}

pub(super) fn only_the_best(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    match minimax(board, player, plies) {
        (score, Some(square)) => vec![(square, score)],
        (_, None) => Vec::new(),
    }
}

pub(super) fn turned_discs_are_counted(
    board: &Board,
    player: Disc,
    _plies: u32,
) -> Vec<(Square, i32)> {
    legal_moves(board, player)
        .iter()
        .map(|candidate| (candidate.square, candidate.flips.len() as i32))
        .collect()
}
