//! Two solvers with a transposition table: one has a **deliberate bug**, the other is the same solver with the bug
//! fixed. The chapter on the endgame shows the solver with the bug and asks readers to find it; the tests show the bug
//! on a position.

use std::collections::HashMap;

use steps::{
    Board, Disc, Rng, Turn, count, final_score, legal_moves, next_turn, parse_game, place, solve,
    solve_between, start,
};

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

/// White to move, five cells empty.
const SHOWS: &str = "c4c5e6f5d6e3b5b4g4f7f4g6g5e7d2b6a7d3a4b3e8b7c2d1h5f8c6g7a8e2g8d7c3a6c1b2f3h3g3b1a5c7d8g2g1h4e1h7a1f2h6f6h2b8f1";

/// Black to move, two cells empty: White has played h1, Black c8, White h8.
const GOES_WRONG_HERE: &str = "c4c5e6f5d6e3b5b4g4f7f4g6g5e7d2b6a7d3a4b3e8b7c2d1h5f8c6g7a8e2g8d7c3a6c1b2f3h3g3b1a5c7d8g2g1h4e1h7a1f2h6f6h2b8f1h8c8h1";

fn after(moves: &str) -> (Board, Disc) {
    let game = parse_game(moves).unwrap();
    (game.board, game.to_move.unwrap())
}

#[test]
fn the_faulty_solver_says_that_white_wins_by_two_where_white_loses_by_two() {
    let (board, player) = after(SHOWS);
    assert_eq!((player, count(&board).empty), (Disc::White, 5));
    assert_eq!(solve(&board, player), -2);
    let mut table = Table::new();
    assert_eq!(faulty_solve(&board, player, -64, 64, &mut table), 2);
    // What the table says afterwards cannot be.
    let spoilt = Known {
        lower: 2,
        upper: -2,
    };
    assert_eq!(table[&after(GOES_WRONG_HERE)], spoilt);
    let mut table = Table::new();
    assert_eq!(mended_solve(&board, player, -64, 64, &mut table), -2);
}

#[test]
fn it_tries_one_move_where_the_table_has_settled_the_score_and_answers_with_that_move() {
    let (board, player) = after(GOES_WRONG_HERE);
    assert_eq!((player, count(&board).empty), (Disc::Black, 2));
    let another_order = format!("{SHOWS}h1c8h8");
    assert_eq!(after(&another_order), (board, player));
    assert_eq!(solve(&board, player), 2);
    let settled = Known { lower: 2, upper: 2 };
    let table = || Table::from([((board, player), settled)]);

    let mut faulty = table();
    assert_eq!(faulty_solve(&board, player, -64, 2, &mut faulty), -2);
    assert_ne!(faulty[&(board, player)], settled, "and spoils the entry");
    let mut mended = table();
    assert_eq!(mended_solve(&board, player, -64, 2, &mut mended), 2);
    assert_eq!(mended[&(board, player)], settled);
}

/// A position of a game of random moves with this many empty cells, if the game has one with a choice.
fn random_endgame(empty: i32, rng: &mut Rng) -> Option<(Board, Disc)> {
    let (mut board, mut player) = (start(), Disc::Black);
    loop {
        let moves = legal_moves(&board, player);
        if count(&board).empty == empty {
            return (moves.len() > 1).then_some((board, player));
        }
        let chosen = (rng.next_f64() * moves.len() as f64) as usize;
        board = place(&board, moves[chosen].square, player)?;
        player = match next_turn(&board, player) {
            Turn::Moves(next) | Turn::PassesBackTo(next) => next,
            Turn::Over => return None,
        };
    }
}

#[test]
fn the_mended_solver_is_right_in_every_window_where_the_faulty_one_is_sometimes_wrong() {
    let mut rng = Rng::new(6);
    let mut wrong = 0;
    let mut positions = 0;
    while positions < 400 {
        let Some((board, player)) = random_endgame(6, &mut rng) else {
            continue;
        };
        positions += 1;
        let score = solve_between(&board, player, -64, 64);
        let faulty = faulty_solve(&board, player, -64, 64, &mut Table::new());
        wrong += u32::from(faulty != score);

        // One table for all windows, as an engine would have.
        let mut table = Table::new();
        for _ in 0..20 {
            let alpha = (rng.next_f64() * 40.0) as i32 - 20 + score;
            let beta = alpha + 1 + (rng.next_f64() * 20.0) as i32;
            let found = mended_solve(&board, player, alpha, beta, &mut table);
            let holds = match found {
                found if found <= alpha => score <= found,
                found if found >= beta => score >= found,
                found => score == found,
            };
            assert!(
                holds,
                "{player:?}, {alpha} to {beta}: {found}, not {score}{board:?}"
            );
        }
        assert_eq!(mended_solve(&board, player, -64, 64, &mut table), score);
    }
    assert!(wrong > 0, "the fault never showed");
}
