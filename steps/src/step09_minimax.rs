//! Step 09: looking ahead with minimax.

use crate::{Board, Disc, Square, evaluate, legal_moves, place};

// ANCHOR: minimax
/// The score that `player` reaches in `depth` plies if both sides play their
/// best, and the first move that leads there. A pass costs one ply.
pub fn minimax(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    let is_over = moves.is_empty() && legal_moves(board, enemy).is_empty();
    if depth == 0 || is_over {
        return (evaluate(board, player), None);
    }
    if moves.is_empty() {
        let (score, _) = minimax(board, enemy, depth - 1);
        return (-score, None);
    }
    let mut best = (-i32::MAX, None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = minimax(&after, enemy, depth - 1);
        if -enemy_score > best.0 {
            best = (-enemy_score, Some(candidate.square));
        }
    }
    best
}
// ANCHOR_END: minimax
