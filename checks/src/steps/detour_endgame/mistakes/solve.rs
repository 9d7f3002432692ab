//! Mistakes in `solve`.

use steps::{Board, Disc, legal_moves, place};

use super::building_blocks::{boards_after, can_move};

pub(super) fn without_the_minus(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let best = boards_after(board, player)
        .iter()
        .map(|after| without_the_minus(after, enemy))
        .max();
    match best {
        Some(best) => best,
        None if can_move(board, enemy) => -without_the_minus(board, enemy),
        None => steps::final_score(board, player),
    }
}

pub(super) fn pass_is_the_end(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    boards_after(board, player)
        .iter()
        .map(|after| -pass_is_the_end(after, enemy))
        .max()
        .unwrap_or_else(|| steps::final_score(board, player))
}

pub(super) fn no_move_scores_0(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    boards_after(board, player)
        .iter()
        .map(|after| -no_move_scores_0(after, enemy))
        .max()
        .unwrap_or(0)
}

pub(super) fn pass_without_the_minus(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let best = boards_after(board, player)
        .iter()
        .map(|after| -pass_without_the_minus(after, enemy))
        .max();
    match best {
        Some(best) => best,
        None if can_move(board, enemy) => pass_without_the_minus(board, enemy),
        None => steps::final_score(board, player),
    }
}

pub(super) fn lowest(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let worst = boards_after(board, player)
        .iter()
        .map(|after| -lowest(after, enemy))
        .min();
    match worst {
        Some(worst) => worst,
        None if can_move(board, enemy) => -lowest(board, enemy),
        None => steps::final_score(board, player),
    }
}

pub(super) fn same_side_moves_again(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let best = boards_after(board, player)
        .iter()
        .map(|after| same_side_moves_again(after, player))
        .max();
    match best {
        Some(best) => best,
        None if can_move(board, enemy) => -same_side_moves_again(board, enemy),
        None => steps::final_score(board, player),
    }
}

pub(super) fn begins_at_0(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let positions = boards_after(board, player);
    if positions.is_empty() {
        return if can_move(board, enemy) {
            -begins_at_0(board, enemy)
        } else {
            steps::final_score(board, player)
        };
    }
    let mut best = 0;
    for after in positions {
        best = best.max(-begins_at_0(&after, enemy));
    }
    best
}

pub(super) fn first_move_only(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    match boards_after(board, player).first() {
        Some(after) => -first_move_only(after, enemy),
        None if can_move(board, enemy) => -first_move_only(board, enemy),
        None => steps::final_score(board, player),
    }
}

pub(super) fn most_discs(board: &Board, player: Disc) -> i32 {
    let enemy = player.opponent();
    let greediest = legal_moves(board, player)
        .into_iter()
        .max_by_key(|candidate| candidate.flips.len())
        .and_then(|candidate| place(board, candidate.square, player));
    match greediest {
        Some(after) => -most_discs(&after, enemy),
        None if can_move(board, enemy) => -most_discs(board, enemy),
        None => steps::final_score(board, player),
    }
}
