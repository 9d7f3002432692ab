//! Mistakes in the score.

use steps::{Board, Disc, Square, evaluate, legal_moves, place};

use super::building_blocks::{best_of, is_leaf, is_over, search_by};

pub(super) fn no_minus(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    search_by(board, player, depth, no_minus, evaluate, |score| score)
}

pub(super) fn leaves_from_blacks_view(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    let for_black = |board: &Board, _| evaluate(board, Disc::Black);
    search_by(
        board,
        player,
        depth,
        leaves_from_blacks_view,
        for_black,
        |score| -score,
    )
}

pub(super) fn leaves_from_the_enemys_view(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    let for_enemy = |board: &Board, player: Disc| evaluate(board, player.opponent());
    search_by(
        board,
        player,
        depth,
        leaves_from_the_enemys_view,
        for_enemy,
        |score| -score,
    )
}

/// Searches with all scores from Black's view: Black takes the largest, White the smallest.
pub(super) fn always_blacks_score(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    max_and_min(board, player, depth, Disc::Black, |black_moves| black_moves)
}

pub(super) fn max_and_min_exchanged(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    max_and_min(board, player, depth, player, |own_turn| !own_turn)
}

pub(super) fn both_sides_maximize(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    max_and_min(board, player, depth, player, |_| true)
}

/// Searches with all scores from the view of the side `me`.
fn max_and_min(
    board: &Board,
    player: Disc,
    depth: u32,
    me: Disc,
    takes_largest: fn(bool) -> bool,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, me), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = max_and_min(board, enemy, depth - 1, me, takes_largest);
        return (score, None);
    }
    let mut best: Option<(i32, Square)> = None;
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (score, _) = max_and_min(&after, enemy, depth - 1, me, takes_largest);
        let better = |best_score| match takes_largest(player == me) {
            true => score > best_score,
            false => score < best_score,
        };
        if best.is_none_or(|(best_score, _)| better(best_score)) {
            best = Some((score, candidate.square));
        }
    }
    best.map_or((0, None), |(score, square)| (score, Some(square)))
}

pub(super) fn lowest_number_is_negated(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = lowest_number_is_negated(board, enemy, depth - 1);
        return (-score, None);
    }
    let mut best = (i32::MIN, None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = lowest_number_is_negated(&after, enemy, depth - 1);
        if enemy_score < -best.0 {
            best = (-enemy_score, Some(candidate.square));
        }
    }
    best
}

pub(super) fn best_begins_at_zero(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = best_begins_at_zero(board, enemy, depth - 1);
        return (-score, None);
    }
    let mut best = (0, None);
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let (enemy_score, _) = best_begins_at_zero(&after, enemy, depth - 1);
        if -enemy_score > best.0 {
            best = (-enemy_score, Some(candidate.square));
        }
    }
    best
}

pub(super) fn same_side_moves_again(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = same_side_moves_again(board, player.opponent(), depth - 1);
        return (-score, None);
    }
    best_of(&moves, |square| {
        let after = place(board, square, player)?;
        Some(same_side_moves_again(&after, player, depth - 1).0)
    })
}

pub(super) fn depth_counts_down_in_the_loop(
    board: &Board,
    player: Disc,
    depth: u32,
) -> (i32, Option<Square>) {
    counting_down(board, player, depth as i32)
}

fn counting_down(board: &Board, player: Disc, depth: i32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if depth <= 0 || is_over(board, player) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = counting_down(board, enemy, depth - 1);
        return (-score, None);
    }
    let mut depth = depth;
    best_of(&moves, |square| {
        let after = place(board, square, player)?;
        depth -= 1;
        Some(-counting_down(&after, enemy, depth).0)
    })
}

pub(super) fn trials_pile_up(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let mut board = *board;
    on_one_board(&mut board, player, depth)
}

/// Makes all moves on the same board and never undoes them.
fn on_one_board(board: &mut Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = on_one_board(board, enemy, depth - 1);
        return (-score, None);
    }
    best_of(&moves, |square| {
        *board = place(board, square, player)?;
        Some(-on_one_board(board, enemy, depth - 1).0)
    })
}

pub(super) fn before_the_move(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    let enemy = player.opponent();
    if is_leaf(board, player, depth) {
        return (evaluate(board, player), None);
    }
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        let (score, _) = before_the_move(board, enemy, depth - 1);
        return (-score, None);
    }
    best_of(&moves, |_| {
        Some(-before_the_move(board, enemy, depth - 1).0)
    })
}

pub(super) fn one_ply_too_early(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    if depth <= 1 {
        return (evaluate(board, player), None);
    }
    search_by(board, player, depth, one_ply_too_early, evaluate, |score| {
        -score
    })
}

pub(super) fn one_ply_too_many(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    steps::minimax(board, player, depth + 1)
}
