//! What several of these mistakes are made of, without a mistake in it.

use steps::{Board, Count, Disc, Square, count, legal_moves, place};

/// The correct `greedy_move`, based on the given `evaluate`.
pub(super) fn greedy_by(
    board: &Board,
    player: Disc,
    evaluate: fn(&Board, Disc) -> i32,
) -> Option<Square> {
    let mut best: Option<(i32, Square)> = None;
    for candidate in legal_moves(board, player) {
        let after = place(board, candidate.square, player)?;
        let score = evaluate(&after, player);
        if best.is_none_or(|(best_score, _)| score > best_score) {
            best = Some((score, candidate.square));
        }
    }
    best.map(|(_, square)| square)
}

const WEIGHTS: [[i32; 8]; 8] = [
    [120, -20, 20, 5, 5, 20, -20, 120],
    [-20, -40, -5, -5, -5, -5, -40, -20],
    [20, -5, 15, 3, 3, 15, -5, 20],
    [5, -5, 3, 3, 3, 3, -5, 5],
    [5, -5, 3, 3, 3, 3, -5, 5],
    [20, -5, 15, 3, 3, 15, -5, 20],
    [-20, -40, -5, -5, -5, -5, -40, -20],
    [120, -20, 20, 5, 5, 20, -20, 120],
];

pub(super) fn weight(square: Square) -> i32 {
    WEIGHTS[square.row as usize][square.col as usize]
}

/// The sum over all discs, with the given weights.
pub(super) fn weights_by(board: &Board, player: Disc, weight: impl Fn(Square) -> i32) -> i32 {
    let mut sum = 0;
    for square in board.squares() {
        match board[square] {
            Some(disc) if disc == player => sum += weight(square),
            Some(_) => sum -= weight(square),
            None => {}
        }
    }
    sum
}

pub(super) fn moves_of(board: &Board, player: Disc) -> i32 {
    legal_moves(board, player).len() as i32
}

pub(super) fn mobility(board: &Board, player: Disc) -> i32 {
    10 * (moves_of(board, player) - moves_of(board, player.opponent()))
}

pub(super) fn is_over(board: &Board) -> bool {
    moves_of(board, Disc::Black) == 0 && moves_of(board, Disc::White) == 0
}

pub(super) fn difference(board: &Board, player: Disc) -> i32 {
    let Count { black, white, .. } = count(board);
    match player {
        Disc::Black => black - white,
        Disc::White => white - black,
    }
}

pub(super) fn finished(board: &Board, player: Disc) -> i32 {
    let difference = difference(board, player);
    10_000 * difference.signum() + difference
}

/// The correct `evaluate`, with the given sum for an unfinished game.
pub(super) fn unless_over(board: &Board, player: Disc, sum: impl FnOnce() -> i32) -> i32 {
    if is_over(board) {
        finished(board, player)
    } else {
        sum()
    }
}

/// The correct `evaluate`, with the given weights.
pub(super) fn weighed_by(board: &Board, player: Disc, weight: impl Fn(Square) -> i32) -> i32 {
    unless_over(board, player, || {
        weights_by(board, player, weight) + mobility(board, player)
    })
}
