//! Mistakes in the returned move.

use steps::{Board, Disc, Square, greedy_move, legal_moves};

pub(super) fn last_move_is_handed_back(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    let (score, square) = steps::minimax(board, player, depth);
    let last = legal_moves(board, player).last().map(|one| one.square);
    (score, square.and(last))
}

pub(super) fn no_move_is_handed_back(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    (steps::minimax(board, player, depth).0, None)
}

pub(super) fn greedy_move_is_handed_back(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    let (score, square) = steps::minimax(board, player, depth);
    (score, square.and(greedy_move(board, player)))
}
