//! Step 10: the same answer with fewer positions.

use crate::{Board, Disc, Square, evaluate, legal_moves, place};

// ANCHOR: alpha_beta
/// Returns what `minimax` returns if its score lies between `alpha`, the
/// lower bound, and `beta`, the upper bound. Both are from the view of
/// `player`, the side to move. Outside, the score may be a bound too.
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
        let (best, _) = alpha_beta(board, enemy, depth - 1, -beta, -alpha);
        return (-best, None);
    }
    let mut alpha = alpha;
    let mut best_score = -i32::MAX;
    let mut best_square = None;
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = alpha_beta(
            &after,
            enemy,
            depth - 1,
            -beta,  // the enemy's lower bound
            -alpha, // the enemy's upper bound
        );
        let score = -enemy_score;
        if score > best_score {
            best_score = score;
            best_square = Some(candidate.square);
        }
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    (best_score, best_square)
}
// ANCHOR_END: alpha_beta
