//! Games as text: whole games with known results, passes, and what is said about moves that cannot be.

use proptest::prelude::*;
use serde_json::Value;
use steps::{Disc, GameTextProblem, Square, Stop, legal_moves, parse_game};

/// Whole games and openings with their passes, boards, counts and results.
fn games() -> Vec<Value> {
    serde_json::from_str(include_str!("games.json")).unwrap()
}

fn text<'a>(game: &'a Value, key: &str) -> &'a str {
    game[key].as_str().unwrap()
}

fn disc(letter: &str) -> Disc {
    Disc::from_letter(letter.chars().next().unwrap()).unwrap()
}

/// The moves of a transcript, two characters each.
fn words(game: &Value) -> Vec<String> {
    text(game, "transcript")
        .as_bytes()
        .chunks(2)
        .map(|word| String::from_utf8(word.to_vec()).unwrap())
        .collect()
}

/// After which moves somebody passes, and who.
fn passes(game: &Value) -> Vec<(usize, Disc)> {
    game["passes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pass| {
            let after = pass[0].as_u64().unwrap() as usize;
            (after, disc(pass[1].as_str().unwrap()))
        })
        .collect()
}

#[test]
fn every_known_game_ends_as_it_is_known_to() {
    for game in games() {
        let name = text(&game, "name");
        let read = parse_game(text(&game, "transcript")).unwrap();
        let rows: Vec<&str> = game["board"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row.as_str().unwrap())
            .collect();
        let black = steps::count(&read.board).black;
        let white = steps::count(&read.board).white;

        assert_eq!(read.moves.len() as u64, game["moves"], "{name}: moves");
        assert_eq!(read.board.letters(), rows.concat(), "{name}: board");
        assert_eq!(black as u64, game["black"], "{name}: black discs");
        assert_eq!(white as u64, game["white"], "{name}: white discs");
        let to_move = match text(&game, "to_move") {
            "over" => None,
            letter => Some(disc(letter)),
        };
        assert_eq!(read.to_move, to_move, "{name}: side to move");
        if to_move.is_none() {
            let winner = match black.cmp(&white) {
                std::cmp::Ordering::Greater => "B",
                std::cmp::Ordering::Less => "W",
                std::cmp::Ordering::Equal => "draw",
            };
            assert_eq!(winner, text(&game, "winner"), "{name}: winner");
        }
        if let (Some(player), Some(legal)) = (to_move, game["legal"].as_array()) {
            let found: Vec<String> = legal_moves(&read.board, player)
                .iter()
                .map(|legal| legal.square.to_string())
                .collect();
            assert_eq!(found, *legal, "{name}: legal moves");
        }
    }
}

#[test]
fn sides_alternate_except_where_a_side_is_known_to_pass() {
    for game in games() {
        let read = parse_game(text(&game, "transcript")).unwrap();
        let passes = passes(&game);
        let mut expected = Disc::Black;
        for (index, (player, _)) in read.moves.iter().enumerate() {
            assert_eq!(*player, expected, "{} move {}", game["name"], index + 1);
            let passed = passes.iter().find(|(after, _)| *after == index + 1);
            if let Some((_, side)) = passed {
                assert_eq!(*side, player.opponent());
            } else {
                expected = player.opponent();
            }
        }
    }
}

#[test]
fn a_written_pass_is_accepted_exactly_where_that_side_must_pass() {
    const SPELLINGS: [&str; 6] = ["PA", "PS", "pass", "--", "pa", "PASS"];
    for game in games() {
        let plain = parse_game(text(&game, "transcript")).unwrap();
        let words = words(&game);
        let must_pass: Vec<usize> = passes(&game).iter().map(|(after, _)| *after).collect();
        for after in 0..=words.len() {
            let mut with_pass = words.clone();
            with_pass.insert(after, SPELLINGS[after % SPELLINGS.len()].to_owned());
            let written = with_pass.concat();
            match parse_game(&written) {
                Ok(read) => {
                    assert!(must_pass.contains(&after), "accepted in {written}");
                    assert_eq!(read, plain);
                }
                Err(error) => {
                    assert!(!must_pass.contains(&after), "{error} in {written}");
                    assert_eq!(error.ply, after + 1);
                    let over = after == words.len() && plain.to_move.is_none();
                    let right_words = match error.problem {
                        GameTextProblem::AfterTheEnd(_) => over,
                        GameTextProblem::PassWithMoves { .. } => !over,
                        _ => false,
                    };
                    assert!(right_words, "{error} in {written}");
                }
            }
        }
    }
}

#[test]
fn a_pass_may_be_spelled_in_four_ways_and_any_letter_case() {
    let plain = parse_game("f5f6c4g5h5h4f7h6c5").unwrap();
    for pass in ["PA", "PS", "pass", "--", "pa", "Ps", "PASS", "Pass"] {
        for written in [
            format!("f5f6c4g5h5h4f7h6{pass}c5"),
            format!("f5 f6 c4 g5 h5 h4 f7 h6 {pass} c5"),
        ] {
            assert_eq!(parse_game(&written).unwrap(), plain, "{written}");
        }
    }
}

#[test]
fn all_passes_of_a_game_may_be_written_at_once() {
    for game in games() {
        let mut words = words(&game);
        for (after, _) in passes(&game).iter().rev() {
            words.insert(*after, "--".to_owned());
        }
        assert_eq!(
            parse_game(&words.concat()).unwrap(),
            parse_game(text(&game, "transcript")).unwrap()
        );
    }
}

#[test]
fn letter_case_and_spaces_do_not_matter() {
    let plain = parse_game("f5d6c3").unwrap();
    for written in [
        "F5D6C3",
        "f5 D6 c3",
        "  f5\nd6\t c3\r\n",
        "f5d6 c3",
        "f5\u{3000}d6c3",
    ] {
        assert_eq!(parse_game(written).unwrap(), plain, "{written:?}");
    }
}

#[test]
fn an_empty_text_is_a_game_without_moves() {
    for written in ["", "  \n"] {
        let game = parse_game(written).unwrap();
        assert_eq!(game.moves, []);
        assert_eq!(game.board, steps::start());
        assert_eq!(game.to_move, Some(Disc::Black));
    }
}

#[track_caller]
fn assert_error(written: &str, ply: usize, words: &str) -> GameTextProblem {
    let error = parse_game(written).unwrap_err();
    assert_eq!(error.ply, ply);
    assert_eq!(error.to_string(), words);
    error.problem
}

#[test]
fn an_illegal_move_is_named_with_ply_square_and_reason() {
    assert_error(
        "f5d6a1",
        3,
        "ply 3: Black can't play a1: no direction flips a disc",
    );
    let problem = assert_error(
        "c5",
        1,
        "ply 1: Black can't play c5: no direction flips a disc (NE: the run ends at the empty e3)",
    );
    let GameTextProblem::TurnsNothing {
        player,
        square,
        walks,
    } = problem
    else {
        panic!("{problem:?}");
    };
    assert_eq!(player, Disc::Black);
    assert_eq!(square, Square { row: 4, col: 2 });
    assert!(walks.iter().all(|walk| walk.stop != Stop::Closed));
}

#[test]
fn an_illegal_move_with_open_runs_says_where_they_end() {
    assert_error(
        "d3 f6",
        2,
        "ply 2: White can't play f6: no direction flips a disc",
    );
    assert_error(
        "d3 d2",
        2,
        "ply 2: White can't play d2: no direction flips a disc (S: the run ends at the empty d6)",
    );
}

#[test]
fn an_occupied_square_is_named_with_whose_disc_lies_there() {
    let problem = assert_error(
        "f5 d6 d4",
        3,
        "ply 3: Black can't play d4: the square is occupied by a White disc",
    );
    assert_eq!(
        problem,
        GameTextProblem::Occupied {
            player: Disc::Black,
            square: Square { row: 3, col: 3 },
            by: Disc::White,
        }
    );
}

#[test]
fn moves_and_passes_after_the_end_are_refused() {
    let game = "f5f4d3d6d7e3f3c5b5";
    for (more, found) in [("a1", "a1"), (" pass", "pass"), ("--", "--"), (" ??", "??")] {
        let problem = assert_error(
            &format!("{game}{more}"),
            10,
            &format!("ply 10: found `{found}`, but the game is over: neither side can move"),
        );
        assert_eq!(problem, GameTextProblem::AfterTheEnd(found.to_owned()));
    }
}

#[test]
fn what_is_no_square_is_named_with_its_ply() {
    for (written, found) in [
        ("f5 z9", "z9"),
        ("f5d", "d"),
        ("f5 d 6", "d"),
        ("f5 i6", "i6"),
        ("f5 d9", "d9"),
        ("f5 d0", "d0"),
        ("f5 ○6", "○6"),
        ("f5 1. d6", "1."),
        ("f5 p", "p"),
        ("f5 -", "-"),
        ("f5 somewhere else", "somewher"),
    ] {
        assert_error(
            written,
            2,
            &format!(
                "ply 2: found `{found}`; a move is a letter from a to h and a number from 1 to 8, such as f5"
            ),
        );
    }
}

#[test]
fn a_pass_of_a_side_that_can_move_names_a_move() {
    assert_error(
        "f5 pass",
        2,
        "ply 2: White can't pass, because f4 is a legal move; leave out the pass or write a move",
    );
    // Black must pass after move 8; White cannot pass as well.
    assert_error(
        "f5f6c4g5h5h4f7h6 -- --",
        9,
        "ply 9: White can't pass, because c5 is a legal move; leave out the pass or write a move",
    );
}

proptest! {
    #[test]
    fn no_text_makes_the_reading_panic(text in any::<String>()) {
        let _ = parse_game(&text);
        let _ = parse_game(&format!("f5{text}"));
    }

    #[test]
    fn no_text_of_likely_characters_makes_the_reading_panic(
        text in "(f5|d6|c3|[a-h][1-8]|pa|ps|pass|--| |[p-]|\u{e9}){0,40}",
    ) {
        if let Err(error) = parse_game(&text) {
            prop_assert!(error.ply >= 1);
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn a_game_of_random_legal_moves_is_read_as_it_was_played(
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..70),
    ) {
        let mut written = String::new();
        for choice in choices {
            let game = parse_game(&written).unwrap();
            let Some(player) = game.to_move else { break };
            let legal = legal_moves(&game.board, player);
            let chosen = &legal[choice.index(legal.len())];
            written.push_str(&chosen.square.to_string());
            let after = parse_game(&written).unwrap();
            prop_assert_eq!(after.moves.len(), game.moves.len() + 1);
            prop_assert_eq!(after.moves.last(), Some(&(player, chosen.square)));
        }
    }
}
