//! Step 10: the same answer with fewer positions.

use crate::{Board, Disc, Square, evaluate, legal_moves, place};

// ANCHOR: alpha_beta
/// As `minimax`, as long as the score lies between `alpha` and `beta`. `player`
/// has `alpha` for sure elsewhere, and the enemy will not allow more than
/// `beta`: what lies outside need not be exact.
pub fn alpha_beta(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    let is_over = moves.is_empty() && legal_moves(board, enemy).is_empty();
    if depth == 0 || is_over {
        return (evaluate(board, player), None);
    }
    if moves.is_empty() {
        let (score, _) = alpha_beta(board, enemy, depth - 1, -beta, -alpha);
        return (-score, None);
    }
    let mut alpha = alpha;
    let mut best = (-i32::MAX, None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = alpha_beta(&after, enemy, depth - 1, -beta, -alpha);
        if -enemy_score > best.0 {
            best = (-enemy_score, Some(candidate.square));
        }
        alpha = alpha.max(best.0);
        if alpha >= beta {
            break;
        }
    }
    best
}
// ANCHOR_END: alpha_beta
