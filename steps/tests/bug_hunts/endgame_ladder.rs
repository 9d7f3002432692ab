//! How many moves each solver of the chapter on the endgame makes, and how long it takes.

use std::time::Instant;

use steps::{
    Bits, Board, Disc, count, final_score, legal_moves, parse_game, place, solve, solve_between,
    take_placed,
};

use crate::bit_solver::solve_bits;
use crate::endgame::{Table, mended_solve};

/// The game of 60 moves that ends in a draw, from the known games.
const GAME: &str = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4h4h3g7h8f8h7a8a7b7a1b2g3g2h2h1c1b1";

/// How many cells are empty in the positions of this game that are solved. Black is to move in each.
const EMPTY: [usize; 4] = [8, 10, 12, 14];

// ANCHOR: in_scan_order
/// Alpha-beta to the end of the game, as in step 10 with the moves as they come.
fn in_scan_order(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    let enemy = player.opponent();
    let moves = legal_moves(board, player);
    if moves.is_empty() {
        return if legal_moves(board, enemy).is_empty() {
            final_score(board, player)
        } else {
            -in_scan_order(board, enemy, -beta, -alpha)
        };
    }
    let mut best = -64;
    for candidate in moves {
        let Some(after) = place(board, candidate.square, player) else {
            continue;
        };
        let lower = best.max(alpha);
        best = best.max(-in_scan_order(&after, enemy, -beta, -lower));
        if best >= beta {
            break;
        }
    }
    best
}
// ANCHOR_END: in_scan_order

/// One way to solve a position: its score, and how many moves were made on the way.
struct Rung {
    name: &'static str,
    solve: fn(&Board, Disc) -> (i32, u64),
    /// With more empty cells than this it takes too long.
    most_empty: usize,
}

const LADDER: [Rung; 5] = [
    Rung {
        name: "solve",
        solve: |board, player| counting_placed(|| solve(board, player)),
        most_empty: 12,
    },
    Rung {
        name: "in_scan_order",
        solve: |board, player| counting_placed(|| in_scan_order(board, player, -64, 64)),
        most_empty: 12,
    },
    Rung {
        name: "solve_between",
        solve: |board, player| counting_placed(|| solve_between(board, player, -64, 64)),
        most_empty: 14,
    },
    Rung {
        name: "with_a_table",
        solve: |board, player| {
            counting_placed(|| mended_solve(board, player, -64, 64, &mut Table::new()))
        },
        most_empty: 14,
    },
    Rung {
        name: "on_bitboards",
        solve: |board, player| {
            let mut made = 0;
            let score = solve_bits(Bits::of(board, player), -64, 64, &mut made);
            (score, made)
        },
        most_empty: 14,
    },
];

fn counting_placed(solver: impl FnOnce() -> i32) -> (i32, u64) {
    take_placed();
    let score = solver();
    (score, take_placed().count)
}

fn position(empty: usize) -> (Board, Disc) {
    let game = parse_game(&GAME[..2 * (60 - empty)]).unwrap();
    assert_eq!(count(&game.board).empty, empty as i32);
    (game.board, game.to_move.unwrap())
}

/// A row of the chapter's table, by the name that the chapter includes it by.
fn row(name: &str, cells: &[String]) -> String {
    format!(
        "ANCHOR: {name}\n{}\nANCHOR_END: {name}\n",
        cells.join(" | ")
    )
}

#[test]
fn every_rung_finds_the_same_scores_and_makes_as_many_moves_as_the_chapter_says() {
    let scores = EMPTY.map(|empty| {
        let (board, player) = position(empty);
        assert_eq!(player, Disc::Black);
        solve_between(&board, player, -64, 64)
    });
    let mut table = row("score", &scores.map(|score| score.to_string()));
    let mut made_by = Vec::new();
    for rung in LADDER {
        let mut cells = Vec::new();
        for (empty, score) in EMPTY.into_iter().zip(scores) {
            if empty > rung.most_empty {
                cells.push("–".to_owned());
                continue;
            }
            let (board, player) = position(empty);
            let (found, made) = (rung.solve)(&board, player);
            assert_eq!(found, score, "{} with {empty} empty cells", rung.name);
            cells.push(made.to_string());
        }
        table += &row(rung.name, &cells);
        made_by.push(cells);
    }
    assert_eq!(table, include_str!("endgame-ladder.txt"), "\n{table}");
    // The same search in another representation.
    assert_eq!(made_by[4], made_by[2]);
}

#[test]
#[ignore = "measures: cargo test --release -p steps --test bug_hunts -- --ignored --nocapture"]
fn how_long_each_rung_takes() {
    for rung in LADDER {
        for empty in EMPTY.into_iter().filter(|empty| *empty <= rung.most_empty) {
            let (board, player) = position(empty);
            let began = Instant::now();
            let (score, made) = (rung.solve)(&board, player);
            let seconds = began.elapsed().as_secs_f64();
            println!(
                "{:<14} {empty:>2} empty: {score:>3}, {made:>8} moves, {seconds:>9.6} s",
                rung.name
            );
        }
    }
}
