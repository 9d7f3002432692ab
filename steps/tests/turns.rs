//! Turns, counts and results, after every move of known games and on boards that no game has.

use serde_json::Value;
use steps::{
    Board, Count, Disc, Outcome, SIDES, Turn, count, next_turn, outcome, parse_board, parse_game,
    place, start, tournament_score,
};

/// Whole games and openings with their passes, boards, counts and results.
fn games() -> Vec<Value> {
    serde_json::from_str(include_str!("games.json")).unwrap()
}

fn transcript(game: &Value) -> &str {
    game["transcript"].as_str().unwrap()
}

/// The known game of this name.
fn game(name: &str) -> Value {
    let known = games();
    let mut named = known.into_iter().filter(|game| game["name"] == name);
    named.next().unwrap()
}

fn score(black: i32, white: i32) -> Option<Count> {
    Some(Count {
        black,
        white,
        empty: 0,
    })
}

/// Whose turn it is known to be after a move: `passes` says after which moves who passes.
fn known_turn(game: &Value, ply: usize, mover: Disc) -> Turn {
    if game["moves"] == ply && game["to_move"] == "over" {
        return Turn::Over;
    }
    let passes = game["passes"].as_array().unwrap();
    let Some(pass) = passes.iter().find(|pass| pass[0] == ply) else {
        return Turn::Moves(mover.opponent());
    };
    assert_eq!(pass[1], mover.opponent().letter().to_string());
    Turn::PassesBackTo(mover)
}

#[test]
fn after_every_move_of_the_known_games_the_turn_goes_where_it_is_known_to_go() {
    for game in games() {
        let mut board = start();
        let moves = parse_game(transcript(&game)).unwrap().moves;
        for (index, (player, square)) in moves.into_iter().enumerate() {
            board = place(&board, square, player).unwrap();
            let known = known_turn(&game, index + 1, player);
            let here = format!("{} move {}", game["name"], index + 1);
            assert_eq!(next_turn(&board, player), known, "{here}");
            let over = known == Turn::Over;
            assert_eq!(outcome(&board) != Outcome::Unfinished, over, "{here}");
            assert_eq!(tournament_score(&board).is_some(), over, "{here}");
        }
    }
}

#[test]
fn every_move_adds_one_disc_and_turns_the_others_one_for_one() {
    for game in games() {
        let mut board = start();
        for (player, square) in parse_game(transcript(&game)).unwrap().moves {
            let before = count(&board);
            board = place(&board, square, player).unwrap();
            let after = count(&board);
            assert_eq!(after.black + after.white + after.empty, 64);
            assert_eq!(after.empty, before.empty - 1);
            let (gained, lost) = match player {
                Disc::Black => (after.black - before.black, before.white - after.white),
                Disc::White => (after.white - before.white, before.black - after.black),
            };
            assert!(lost >= 1, "{} at {square}", game["name"]);
            assert_eq!(gained, lost + 1, "{} at {square}", game["name"]);
        }
    }
}

#[test]
fn the_known_games_are_won_by_whom_they_are_known_to_be_won() {
    for (name, winner, black, white) in [
        ("full_draw_32_32", Outcome::Drawn, 32, 32),
        ("shortest_draw_20", Outcome::Drawn, 32, 32),
        ("passes_23", Outcome::Won(Disc::White), 0, 64),
        ("shortest_wipeout_9", Outcome::Won(Disc::Black), 64, 0),
        ("wipeout_white_10", Outcome::Won(Disc::White), 0, 64),
        ("shortest_nonwipeout_11", Outcome::Won(Disc::Black), 63, 1),
        ("early_double_pass_26", Outcome::Won(Disc::Black), 63, 1),
    ] {
        let end = parse_game(transcript(&game(name))).unwrap().board;
        assert_eq!(outcome(&end), winner, "{name}");
        assert_eq!(tournament_score(&end), score(black, white), "{name}");
    }
}

#[test]
fn an_unfinished_game_has_no_score_even_where_one_side_must_pass() {
    for name in ["first_pass_f5", "first_pass_d3", "two_passes", "ply19"] {
        let board = parse_game(transcript(&game(name))).unwrap().board;
        assert_eq!(outcome(&board), Outcome::Unfinished, "{name}");
        assert_eq!(tournament_score(&board), None, "{name}");
    }
    assert_eq!(tournament_score(&start()), None);
}

#[test]
fn a_board_without_discs_is_a_draw_and_a_full_one_is_counted() {
    for side in SIDES {
        let cells = side * side;
        let empty = Board::empty(side);
        assert_eq!(outcome(&empty), Outcome::Drawn);
        assert_eq!(next_turn(&empty, Disc::Black), Turn::Over);
        // Of an odd number of empty cells one cannot be shared.
        let shared = Count {
            black: cells / 2,
            white: cells / 2,
            empty: cells % 2,
        };
        assert_eq!(tournament_score(&empty), Some(shared));

        let mut full = empty;
        for square in full.squares() {
            full[square] = Some(Disc::White);
        }
        assert_eq!(count(&full).white, cells);
        assert_eq!(outcome(&full), Outcome::Won(Disc::White));
        assert_eq!(tournament_score(&full), score(0, cells));
    }
}

#[test]
fn the_turn_goes_to_the_side_that_can_move_whoever_moved_last() {
    // White can move on d1, Black nowhere.
    let board = parse_board("WBB.\n....\n....\n....").unwrap().board;
    assert_eq!(
        next_turn(&board, Disc::White),
        Turn::PassesBackTo(Disc::White)
    );
    assert_eq!(next_turn(&board, Disc::Black), Turn::Moves(Disc::White));
    assert_eq!(outcome(&board), Outcome::Unfinished);
}

#[test]
fn an_illegal_move_whose_run_ends_at_the_edge_is_told_so() {
    for (written, words) in [
        (
            "d3c5d6c7b5a5f5",
            "ply 7: Black can't play f5: no direction flips a disc (W: the run ends at the edge)",
        ),
        (
            "d3e3f4g3f2e1e2",
            "ply 7: Black can't play e2: no direction flips a disc (N: the run ends at the edge; \
             E: the run ends at the empty g2)",
        ),
    ] {
        let error = parse_game(written).unwrap_err();
        assert_eq!(error.ply, 7);
        assert_eq!(error.to_string(), words);
    }
}
