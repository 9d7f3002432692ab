//! What several of these mistakes are made of, without a mistake in it.

use steps::{Board, Disc, Square, legal_moves, place};

use super::Search;

/// Whether the search evaluates this position instead of searching deeper.
pub(super) fn is_leaf(board: &Board, player: Disc, depth: u32) -> bool {
    depth == 0 || is_over(board, player)
}

pub(super) fn is_over(board: &Board, player: Disc) -> bool {
    legal_moves(board, player).is_empty() && legal_moves(board, player.opponent()).is_empty()
}

/// The correct search, with the given recursive call `below`, the given `evaluate` for the leaves, and the
/// given conversion of the enemy's score to the score of the move.
pub(super) fn search_by(
    board: &Board,
    player: Disc,
    depth: u32,
    below: Search,
    evaluate: fn(&Board, Disc) -> i32,
    score_of: fn(i32) -> i32,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = below(board, enemy, depth - 1);
        return (score_of(score), None);
    }
    best_of(&moves, |square| {
        let after = place(board, square, player)?;
        Some(score_of(below(&after, enemy, depth - 1).0))
    })
}

/// The best score, with the first move that has it.
pub(super) fn best_of(
    moves: &[steps::Move],
    mut score_of: impl FnMut(Square) -> Option<i32>,
) -> (i32, Option<Square>) {
    let mut best = (-i32::MAX, None);
    for candidate in moves {
        let Some(score) = score_of(candidate.square) else {
            continue;
        };
        if score > best.0 {
            best = (score, Some(candidate.square));
        }
    }
    best
}
