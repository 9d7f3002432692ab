//! Mistakes in `solve_between`.

use steps::{Board, Disc};

use super::building_blocks::{boards_after, can_move};

/// The parts of a bounded search that a mistake can change.
#[derive(Clone, Copy)]
struct Habits {
    /// The enemy's window, computed from the lower and upper bound.
    turned: fn(i32, i32) -> (i32, i32),
    /// The enemy's window after a pass.
    turned_at_a_pass: fn(i32, i32) -> (i32, i32),
    /// The first best score.
    first: i32,
    /// Whether the loop ends at this score with these bounds.
    ends: fn(i32, i32, i32) -> bool,
    /// Which score is kept: the best one so far or the score of this move.
    kept: fn(i32, i32) -> i32,
}

const RIGHT: Habits = Habits {
    turned: |lower, upper| (-upper, -lower),
    turned_at_a_pass: |lower, upper| (-upper, -lower),
    first: -64,
    ends: |best, _, beta| best >= beta,
    kept: |best, score| best.max(score),
};

fn search(habits: Habits, board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let enemy = player.opponent();
    let positions = boards_after(board, player);
    if positions.is_empty() {
        return if can_move(board, enemy) {
            let (lower, upper) = (habits.turned_at_a_pass)(alpha, beta);
            -search(habits, board, enemy, lower, upper)
        } else {
            steps::final_score(board, player)
        };
    }
    let mut best = habits.first;
    for after in positions {
        let (lower, upper) = (habits.turned)(best.max(alpha), beta);
        best = (habits.kept)(best, -search(habits, &after, enemy, lower, upper));
        if (habits.ends)(best, alpha, beta) {
            break;
        }
    }
    best
}

pub(super) fn window_not_turned(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        turned: |lower, upper| (lower, upper),
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

pub(super) fn window_never_turned(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        turned: |lower, upper| (lower, upper),
        turned_at_a_pass: |lower, upper| (lower, upper),
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

pub(super) fn nothing_is_cut(board: &Board, player: Disc, _alpha: i32, _beta: i32) -> i32 {
    steps::solve(board, player)
}

pub(super) fn bounds_not_exchanged(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        turned: |lower, upper| (-lower, -upper),
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

pub(super) fn window_not_turned_at_a_pass(
    board: &Board,
    player: Disc,
    alpha: i32,
    beta: i32,
) -> i32 {
    let habits = Habits {
        turned_at_a_pass: |lower, upper| (lower, upper),
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

pub(super) fn stops_at_alpha(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        ends: |best, alpha, _| best > alpha,
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

pub(super) fn best_begins_at_0(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits { first: 0, ..RIGHT };
    search(habits, board, player, alpha, beta)
}

pub(super) fn last_move_counts(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let habits = Habits {
        kept: |_, score| score,
        ..RIGHT
    };
    search(habits, board, player, alpha, beta)
}

pub(super) fn upper_bound_always(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let score = steps::solve_between(board, player, alpha, beta);
    if score > alpha { beta } else { score }
}

pub(super) fn pass_is_the_end_within_bounds(
    board: &Board,
    player: Disc,
    alpha: i32,
    beta: i32,
) -> i32 {
    let enemy = player.opponent();
    let positions = boards_after(board, player);
    if positions.is_empty() {
        return steps::final_score(board, player);
    }
    let mut best = -64;
    for after in positions {
        let lower = best.max(alpha);
        best = best.max(-pass_is_the_end_within_bounds(&after, enemy, -beta, -lower));
        if best >= beta {
            break;
        }
    }
    best
}
