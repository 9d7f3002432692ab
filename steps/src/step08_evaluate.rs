//! Step 08: evaluating a position, and the move that leads to the best one.

use crate::{Board, Count, Disc, Square, count, legal_moves, place};

// ANCHOR: evaluate
/// How good the position is for `player`: the weights of the player's
/// discs minus those of the enemy's, plus ten points for each legal move
/// more than the enemy has. A won game scores 10,000 plus the disc
/// difference, a lost game -10,000 plus the difference, and a draw 0.
pub fn evaluate(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let own_moves = legal_moves(board, player).len() as i32;
    let enemy_moves = legal_moves(board, enemy).len() as i32;
    if own_moves == 0 && enemy_moves == 0 {
        return finished(board, player);
    }
    let weights: i32 = board
        .squares()
        .map(|square| match board[square] {
            Some(disc) if disc == player => weight(board, square),
            Some(_) => -weight(board, square),
            None => 0,
        })
        .sum();
    weights + 10 * (own_moves - enemy_moves)
}

/// One quarter of the board, from the corner to the middle. The other
/// three are its mirror images.
const WEIGHTS: [[i32; 4]; 4] = [
    [120, -20, 20, 5],
    [-20, -40, -5, -5],
    [20, -5, 15, 3],
    [5, -5, 3, 3],
];

/// The weight of a square.
pub fn weight(board: &Board, square: Square) -> i32 {
    let last = board.size() - 1;
    let row = square.row.min(last - square.row);
    let col = square.col.min(last - square.col);
    WEIGHTS[row as usize][col as usize]
}

fn finished(board: &Board, player: Disc) -> i32 {
    let Count { black, white, .. } = count(board);
    let difference = match player {
        Disc::Black => black - white,
        Disc::White => white - black,
    };
    10_000 * difference.signum() + difference
}
// ANCHOR_END: evaluate

// ANCHOR: greedy_move
/// The move after which the position has the best score for `player`. If
/// several are equally good, the first in scan order.
pub fn greedy_move(board: &Board, player: Disc) -> Option<Square> {
    let mut best: Option<(i32, Square)> = None;
    for candidate in legal_moves(board, player) {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let score = evaluate(&after, player);
        if best.is_none_or(|(best_score, _)| score > best_score) {
            best = Some((score, candidate.square));
        }
    }
    best.map(|(_, square)| square)
}
// ANCHOR_END: greedy_move
