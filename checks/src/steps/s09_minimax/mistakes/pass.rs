//! Mistakes at a pass.

use steps::{Board, Disc, Square, evaluate, legal_moves, place};

use super::building_blocks::{best_of, is_leaf, is_over, search_by};

pub(super) fn pass_without_minus(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        let (score, _) = pass_without_minus(board, player.opponent(), depth - 1);
        return (score, None);
    }
    search_by(
        board,
        player,
        depth,
        pass_without_minus,
        evaluate,
        |score| -score,
    )
}

pub(super) fn pass_keeps_the_side(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        // Calls minimax(board, player, depth) forever.
        crate::overflow_the_stack();
    }
    search_by(
        board,
        player,
        depth,
        pass_keeps_the_side,
        evaluate,
        |score| -score,
    )
}

pub(super) fn both_pass_for_ever(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if depth == 0 {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        if legal_moves(board, enemy).is_empty() {
            // Calls minimax(board, enemy, depth), which calls minimax(board, player, depth), and so on forever.
            crate::overflow_the_stack();
        }
        let (score, _) = both_pass_for_ever(board, enemy, depth);
        return (-score, None);
    }
    best_of(&moves, |square| {
        let after = place(board, square, player)?;
        Some(-both_pass_for_ever(&after, enemy, depth - 1).0)
    })
}

pub(super) fn both_pass_to_the_last_ply(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    /// More nested calls than this overflow the stack.
    const CALLS: u32 = 10_000;
    if depth > CALLS && is_over(board, player) {
        crate::overflow_the_stack();
    }
    let enemy = player.opponent();
    if depth == 0 {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = both_pass_to_the_last_ply(board, enemy, depth - 1);
        return (-score, None);
    }
    best_of(&moves, |square| {
        let after = place(board, square, player)?;
        Some(-both_pass_to_the_last_ply(&after, enemy, depth - 1).0)
    })
}

pub(super) fn same_side_after_a_pass(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        let (score, _) = same_side_after_a_pass(board, player, depth - 1);
        return (-score, None);
    }
    search_by(
        board,
        player,
        depth,
        same_side_after_a_pass,
        evaluate,
        |score| -score,
    )
}

pub(super) fn pass_takes_no_ply(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        let (score, _) = pass_takes_no_ply(board, player.opponent(), depth);
        return (-score, None);
    }
    search_by(board, player, depth, pass_takes_no_ply, evaluate, |score| {
        -score
    })
}

pub(super) fn pass_ends_the_search(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    if legal_moves(board, player).is_empty() {
        return (evaluate(board, player), None);
    }
    search_by(
        board,
        player,
        depth,
        pass_ends_the_search,
        evaluate,
        |score| -score,
    )
}

pub(super) fn pass_scores_zero(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        return (0, None);
    }
    search_by(board, player, depth, pass_scores_zero, evaluate, |score| {
        -score
    })
}

pub(super) fn pass_hands_back_a_move(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    if !is_leaf(board, player, depth) && legal_moves(board, player).is_empty() {
        let (score, square) = pass_hands_back_a_move(board, player.opponent(), depth - 1);
        return (-score, square);
    }
    steps::minimax(board, player, depth)
}
