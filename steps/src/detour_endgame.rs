//! Detour: solving the end of the game.

use crate::{Board, Count, Disc, count, legal_moves, place};

// ANCHOR: final_score
/// The score of a finished game for `player`: the disc difference, with
/// the empty cells given to the winner.
pub fn final_score(board: &Board, player: Disc) -> i32 {
    let Count {
        black,
        white,
        empty,
    } = count(board);
    let difference = match player {
        Disc::Black => black - white,
        Disc::White => white - black,
    };
    difference + difference.signum() * empty
}
// ANCHOR_END: final_score

// ANCHOR: solve
/// The score of `player`, who is to move, if both sides play perfectly to
/// the end.
pub fn solve(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        return if legal_moves(board, enemy).is_empty() {
            final_score(board, player)
        } else {
            -solve(board, enemy)
        };
    }
    moves
        .iter()
        .filter_map(|candidate| place(board, candidate.square, player))
        .map(|after| -solve(&after, enemy))
        .max()
        .unwrap_or(-64)
}
// ANCHOR_END: solve

// ANCHOR: solve_between
/// What `solve` returns, if that lies between `alpha` and `beta`. Outside
/// this window, a bound. Moves that leave few replies come first.
pub fn solve_between(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let enemy = player.opponent();
    let mut positions: Vec<Board> = legal_moves(board, player)
        .iter()
        .filter_map(|candidate| place(board, candidate.square, player))
        .collect();
    if positions.is_empty() {
        return if legal_moves(board, enemy).is_empty() {
            final_score(board, player)
        } else {
            -solve_between(board, enemy, -beta, -alpha)
        };
    }
    positions.sort_by_key(|after| legal_moves(after, enemy).len());
    let mut best = -64;
    for after in positions {
        let lower = best.max(alpha);
        best = best.max(-solve_between(&after, enemy, -beta, -lower));
        if best >= beta {
            break;
        }
    }
    best
}
// ANCHOR_END: solve_between
