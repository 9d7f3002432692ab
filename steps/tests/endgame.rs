//! The exact endgame: known positions, the plain and the narrowed search, boards and bitboards.

#[path = "common/bit_solver.rs"]
mod bit_solver;

use bit_solver::{after_move, solve_bits};
use serde_json::Value;
use steps::{
    Bits, Board, Disc, Rng, SIDES, Square, Turn, bit_moves, bit_of, count, final_score,
    legal_moves, next_turn, parse_board, place, solve, solve_between, squares_of,
};

/// Positions with 14 and 16 empty cells, each with its score and the score of every move.
fn known_endgames() -> Vec<Value> {
    serde_json::from_str(include_str!("endgames.json")).unwrap()
}

fn board_of(endgame: &Value) -> Board {
    let rows: Vec<&str> = endgame["board"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap())
        .collect();
    parse_board(&rows.join("\n")).unwrap().board
}

fn solved(bits: Bits) -> i32 {
    solve_bits(bits, -64, 64, &mut 0)
}

#[test]
fn the_known_endgames_have_the_known_scores_and_best_moves() {
    let endgames = known_endgames();
    assert_eq!(endgames.len(), 11);
    for endgame in &endgames {
        let id = &endgame["id"];
        let board = board_of(endgame);
        assert_eq!(endgame["to_move"], "B", "endgame {id}");
        assert_eq!(
            count(&board).empty as i64,
            endgame["empties"],
            "endgame {id}"
        );

        let bits = Bits::of(&board, Disc::Black);
        let squares = squares_of(bit_moves(bits));
        let known = endgame["moves"].as_object().unwrap();
        assert_eq!(squares.len(), known.len(), "endgame {id}");
        let mut scores = Vec::new();
        for square in squares {
            let score = known[&square.to_string()].as_i64().unwrap() as i32;
            let after = after_move(bits, bit_of(square));
            // A window around the known score proves it as well as the whole range, and sooner.
            let found = -solve_bits(after, -score - 1, -score + 1, &mut 0);
            assert_eq!(found, score, "endgame {id}: {square}");
            scores.push((square.to_string(), score));
        }
        let best = scores.iter().map(|(_, score)| *score).max().unwrap();
        assert_eq!(endgame["score"], best, "endgame {id}");
        let listed: Vec<&str> = endgame["best"]
            .as_array()
            .unwrap()
            .iter()
            .map(|square| square.as_str().unwrap())
            .collect();
        for (square, score) in &scores {
            let is_best = *score == best;
            assert_eq!(
                listed.contains(&square.as_str()),
                is_best,
                "endgame {id}: {square}"
            );
        }
    }
}

#[test]
fn solve_between_finds_the_known_scores_on_boards_too() {
    for endgame in known_endgames() {
        if endgame["empties"] == 14 {
            let score = endgame["score"].as_i64().unwrap() as i32;
            let found = solve_between(&board_of(&endgame), Disc::Black, score - 1, score + 1);
            assert_eq!(found, score, "endgame {}", endgame["id"]);
        }
    }
}

fn below(limit: usize, rng: &mut Rng) -> usize {
    (rng.next_f64() * limit as f64) as usize
}

/// A board of random discs with this many empty cells. Passes, finished games and boards of one colour are
/// among them.
fn random_endgame(size: i32, empty: i32, rng: &mut Rng) -> Board {
    let black = rng.next_f64();
    let mut board = Board::empty(size);
    for square in board.squares() {
        let disc = if rng.next_f64() < black {
            Disc::Black
        } else {
            Disc::White
        };
        board[square] = Some(disc);
    }
    while count(&board).empty < empty {
        let (row, col) = (below(size as usize, rng), below(size as usize, rng));
        board[Square {
            row: row as i32,
            col: col as i32,
        }] = None;
    }
    board
}

/// What a position was good for in a test.
#[derive(Default)]
struct Seen {
    positions: usize,
    passes: usize,
    over: usize,
}

impl Seen {
    fn note(&mut self, board: &Board, player: Disc) {
        self.positions += 1;
        match next_turn(board, player.opponent()) {
            Turn::Moves(_) => {}
            Turn::PassesBackTo(_) => self.passes += 1,
            Turn::Over => self.over += 1,
        }
    }
}

#[test]
fn solve_and_solve_between_agree_on_thousands_of_small_endgames_in_every_window() {
    let mut rng = Rng::new(12);
    let mut seen = Seen::default();
    for round in 0..3_000 {
        let size = SIDES[round % SIDES.len()];
        let board = random_endgame(size, 1 + below(6, &mut rng) as i32, &mut rng);
        let player = [Disc::Black, Disc::White][round / SIDES.len() % 2];
        seen.note(&board, player);
        let score = solve(&board, player);
        assert!((-64..=64).contains(&score));
        assert_eq!(
            solve_between(&board, player, -64, 64),
            score,
            "{player:?}{board:?}"
        );
        if size == 8 {
            assert_eq!(
                solved(Bits::of(&board, player)),
                score,
                "{player:?}{board:?}"
            );
        }
        for _ in 0..4 {
            let alpha = score - 12 + below(24, &mut rng) as i32;
            let beta = alpha + 1 + below(12, &mut rng) as i32;
            let found = solve_between(&board, player, alpha, beta);
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
    }
    let Seen {
        positions,
        passes,
        over,
    } = seen;
    assert!(passes * 20 > positions, "{passes} passes at once");
    assert!(over * 20 > positions, "{over} finished games");
}

#[test]
fn a_pass_changes_the_side_and_not_the_board() {
    let mut rng = Rng::new(13);
    let mut passes = 0;
    while passes < 300 {
        let board = random_endgame(8, 5, &mut rng);
        if next_turn(&board, Disc::White) == Turn::PassesBackTo(Disc::White) {
            passes += 1;
            assert_eq!(solve(&board, Disc::Black), -solve(&board, Disc::White));
        }
    }
}

#[test]
fn the_score_is_the_best_of_the_moves() {
    let mut rng = Rng::new(14);
    for _ in 0..300 {
        let board = random_endgame(8, 6, &mut rng);
        let best = legal_moves(&board, Disc::White)
            .iter()
            .filter_map(|legal| place(&board, legal.square, Disc::White))
            .map(|after| -solve(&after, Disc::Black))
            .max();
        if let Some(best) = best {
            assert_eq!(solve(&board, Disc::White), best, "{board:?}");
        }
    }
}

#[test]
fn the_empty_cells_of_a_finished_game_go_to_the_winner() {
    let finished = |text: &str| parse_board(text).unwrap().board;
    for (text, score) in [
        ("BBBB\nBBBB\nBBBB\nBBB.", 16),
        ("BBBB\nBBBB\nBBB.\n....", 16),
        ("BB..\n....\n....\n..WW", 0),
        ("BB..\n....\n....\n.WWW", -12),
        ("....\n....\n....\n....", 0),
        ("WWWW\nWWWW\nBBBB\nBBBB", 0),
        ("WWWW\nWWWW\nWBBB\nBBBB", -2),
    ] {
        let board = finished(text);
        assert_eq!(final_score(&board, Disc::Black), score, "{board:?}");
        assert_eq!(final_score(&board, Disc::White), -score, "{board:?}");
        assert_eq!(solve(&board, Disc::Black), score, "{board:?}");
    }
}
