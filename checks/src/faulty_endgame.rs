//! Two solvers with a transposition table: one has a **deliberate bug**, the other is the same solver with the
//! bug fixed. Only the book and the tests may use them.
//!
//! The chapter on the endgame shows the solver with the bug and asks readers to find it.

use std::collections::HashMap;

use steps::{Board, Disc, final_score, legal_moves, place};

// ANCHOR: known
/// The proven bounds of a position: its score is at least `lower` and at
/// most `upper`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known {
    /// The lower bound.
    pub lower: i32,
    /// The upper bound.
    pub upper: i32,
}

/// The bounds of each visited position, with its side to move.
pub type Table = HashMap<(Board, Disc), Known>;
// ANCHOR_END: known

/// The bounds of a position that the search hasn't visited yet.
const NOTHING: Known = Known {
    lower: -64,
    upper: 64,
};

// ANCHOR: faulty_solve
/// Like `solve_between`, with a transposition table.
pub fn faulty_solve(
    board: &Board,
    player: Disc,
    alpha: i32,
    beta: i32,
    table: &mut Table, // the bounds so far
) -> i32 {
    let enemy = player.opponent();
    let known = table.get(&(*board, player)).copied().unwrap_or(NOTHING);
    let positions = positions_after(board, player);
    if positions.is_empty() {
        return if legal_moves(board, enemy).is_empty() {
            final_score(board, player)
        } else {
            -faulty_solve(board, enemy, -beta, -alpha, table)
        };
    }
    let mut alpha = alpha.max(known.lower);
    let beta = beta.min(known.upper);
    let from = alpha;
    let mut best = -64;
    for after in positions {
        best = best.max(-faulty_solve(&after, enemy, -beta, -alpha, table));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    table.insert((*board, player), proven(best, from, beta, known));
    best
}
// ANCHOR_END: faulty_solve

/// Like [`faulty_solve`], with the bug fixed.
pub fn mended_solve(board: &Board, player: Disc, alpha: i32, beta: i32, table: &mut Table) -> i32 {
    let enemy = player.opponent();
    // ANCHOR: mended
    let known = table.get(&(*board, player)).copied().unwrap_or(NOTHING);
    if known.lower >= beta || known.lower == known.upper {
        return known.lower;
    }
    if known.upper <= alpha {
        return known.upper;
    }
    // ANCHOR_END: mended
    let positions = positions_after(board, player);
    if positions.is_empty() {
        return if legal_moves(board, enemy).is_empty() {
            final_score(board, player)
        } else {
            -mended_solve(board, enemy, -beta, -alpha, table)
        };
    }
    let mut alpha = alpha.max(known.lower);
    let beta = beta.min(known.upper);
    let from = alpha;
    let mut best = -64;
    for after in positions {
        best = best.max(-mended_solve(&after, enemy, -beta, -alpha, table));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    table.insert((*board, player), proven(best, from, beta, known));
    best
}

// ANCHOR: proven
/// The new bounds after a search between `from` and `beta` found `best`.
fn proven(best: i32, from: i32, beta: i32, known: Known) -> Known {
    if best >= beta {
        Known {
            lower: best,
            ..known
        }
    } else if best <= from {
        Known {
            upper: best,
            ..known
        }
    } else {
        Known {
            lower: best,
            upper: best,
        }
    }
}
// ANCHOR_END: proven

/// The positions after each legal move; those with fewer replies come first.
fn positions_after(board: &Board, player: Disc) -> Vec<Board> {
    let mut positions: Vec<Board> = legal_moves(board, player)
        .iter()
        .filter_map(|candidate| place(board, candidate.square, player))
        .collect();
    positions.sort_by_key(|after| legal_moves(after, player.opponent()).len());
    positions
}
