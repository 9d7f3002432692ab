//! What several of these mistakes are made of, without a mistake in it.

use steps::{Board, Count, Disc, count, legal_moves, place};

type Score = fn(&Board, Disc) -> i32;

/// The boards after each legal move of a side, in scan order.
pub(super) fn boards_after(board: &Board, player: Disc) -> Vec<Board> {
    legal_moves(board, player)
        .iter()
        .filter_map(|candidate| place(board, candidate.square, player))
        .collect()
}

pub(super) fn can_move(board: &Board, player: Disc) -> bool {
    !legal_moves(board, player).is_empty()
}

/// The correct `solve`, with the given score of a finished game.
pub(super) fn solve_by(score: Score, board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let best = boards_after(board, player)
        .iter()
        .map(|after| -solve_by(score, after, enemy))
        .max();
    match best {
        Some(best) => best,
        None if can_move(board, enemy) => -solve_by(score, board, enemy),
        None => score(board, player),
    }
}

/// The correct `solve_between`, with the given score of a finished game.
pub(super) fn between_by(score: Score, board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let enemy = player.opponent();
    let positions = boards_after(board, player);
    if positions.is_empty() {
        return if can_move(board, enemy) {
            -between_by(score, board, enemy, -beta, -alpha)
        } else {
            score(board, player)
        };
    }
    let mut best = -i32::MAX;
    for after in positions {
        let lower = best.max(alpha);
        best = best.max(-between_by(score, &after, enemy, -beta, -lower));
        if best >= beta {
            break;
        }
    }
    best
}

/// The number of discs of a side, of its enemy's discs, and of empty cells.
pub(super) fn own_enemy_and_empty(board: &Board, player: Disc) -> (i32, i32, i32) {
    let Count {
        black,
        white,
        empty,
    } = count(board);
    match player {
        Disc::Black => (black, white, empty),
        Disc::White => (white, black, empty),
    }
}
