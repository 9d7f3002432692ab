//! Another way to write this chapter's functions.

use steps::{Board, Disc, Rng, Turn, count, final_score, legal_moves, next_turn, place, solve};

// ANCHOR: solve_between
pub fn solve_between(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let enemy = player.opponent();
    let mut positions = Vec::new();
    for candidate in legal_moves(board, player) {
        positions.extend(place(board, candidate.square, player));
    }
    if positions.is_empty() {
        return match legal_moves(board, enemy).len() {
            0 => final_score(board, player).clamp(alpha, beta),
            _ => -solve_between(board, enemy, -beta, -alpha),
        };
    }
    positions.sort_by_key(|after| legal_moves(after, enemy).len());
    let mut alpha = alpha;
    for after in positions {
        let score = -solve_between(&after, enemy, -beta, -alpha);
        if score >= beta {
            return beta;
        }
        alpha = alpha.max(score);
    }
    alpha
}
// ANCHOR_END: solve_between

#[test]
fn a_fail_hard_search_finds_the_score_put_into_the_window() {
    for seed in 0..60 {
        let (board, player) = five_empty(&mut Rng::new(seed));
        let score = solve(&board, player);
        for (alpha, beta) in [(-64, 64), (-2, 2), (0, 1), (10, 20), (-20, -10)] {
            let found = solve_between(&board, player, alpha, beta);
            assert_eq!(found, score.clamp(alpha, beta), "{board} {player:?}");
            let soft = steps::solve_between(&board, player, alpha, beta);
            assert_eq!(soft.clamp(alpha, beta), found, "{board} {player:?}");
        }
    }
}

/// A position of a random game with at most five empty cells, and the side to move.
fn five_empty(rng: &mut Rng) -> (Board, Disc) {
    let (mut board, mut player) = (steps::start(), Disc::Black);
    while count(&board).empty > 5 {
        let moves = legal_moves(&board, player);
        let chosen = steps::random_move(&moves, rng).unwrap();
        board = place(&board, chosen.square, player).unwrap();
        match next_turn(&board, player) {
            Turn::Moves(next) | Turn::PassesBackTo(next) => player = next,
            Turn::Over => break,
        }
    }
    (board, player)
}
