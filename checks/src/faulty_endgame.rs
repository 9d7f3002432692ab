//! Solvers with a table of positions already solved: one that is **faulty on purpose**, and the same one
//! mended. Nothing but the book and the tests may use them.
//!
//! The chapter on the endgame shows the faulty one and asks its readers to find the fault. Published engines
//! had the same one; this is our own rendition of it.

use std::collections::HashMap;

use steps::{Board, Disc, final_score, legal_moves, place};

// ANCHOR: known
/// What is proven about a position: its score is at least `lower` and at most
/// `upper`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known {
    /// The score is not below.
    pub lower: i32,
    /// The score is not above.
    pub upper: i32,
}

/// Positions that were looked at, each with the side to move.
pub type Table = HashMap<(Board, Disc), Known>;
// ANCHOR_END: known

/// What is known of a position that was never looked at.
const NOTHING: Known = Known {
    lower: -64,
    upper: 64,
};

// ANCHOR: faulty_solve
/// As `solve_between`, with a table.
pub fn faulty_solve(board: &Board, player: Disc, alpha: i32, beta: i32, table: &mut Table) -> i32 {
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

/// As [`faulty_solve`], mended.
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
/// What is known after a search between `from` and `beta` has found `best`.
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

/// The positions after each move; those with few replies first.
fn positions_after(board: &Board, player: Disc) -> Vec<Board> {
    let mut positions: Vec<Board> = legal_moves(board, player)
        .iter()
        .filter_map(|candidate| place(board, candidate.square, player))
        .collect();
    positions.sort_by_key(|after| legal_moves(after, player.opponent()).len());
    positions
}
