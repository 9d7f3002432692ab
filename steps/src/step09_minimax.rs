//! Step 09: looking ahead with minimax.

use crate::{Board, Disc, Square, evaluate, legal_moves, place};

// ANCHOR: minimax
/// The score that `player` reaches in `depth` plies if both sides play
/// their best, and the first move on the way. A pass costs one ply.
pub fn minimax(
    board: &Board,
    player: Disc, // the side to move
    depth: u32,
) -> (i32, Option<Square>) {
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
    let mut best_score = -i32::MAX;
    let mut best_square = None;
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = minimax(&after, enemy, depth - 1);
        let score = -enemy_score;
        if score > best_score {
            best_score = score;
            best_square = Some(candidate.square);
        }
    }
    (best_score, best_square)
}
// ANCHOR_END: minimax
