//! The rules of a move, checked against a second way of writing them and against known numbers.

mod common;

use common::{any_board, any_disc};
use proptest::prelude::*;
use steps::{
    Board, DIRECTIONS, Disc, Recording, Square, Stop, Turn, flips_at, flips_in_direction,
    is_valid_move, legal_moves, next_turn, parse_board, parse_game, place, record, recorded_so_far,
    start, walk, walk_all,
};

/// The second way: the cells behind the square as a string, and one pattern, "some enemy, then own".
fn turns_by_pattern(board: &Board, square: Square, direction: (i32, i32), player: Disc) -> usize {
    let letters: Vec<char> = board.letters().chars().collect();
    let side = board.size();
    let line: String = (1..side)
        .map(|distance| {
            (
                square.row + distance * direction.0,
                square.col + distance * direction.1,
            )
        })
        .take_while(|(row, col)| *row >= 0 && *row < side && *col >= 0 && *col < side)
        .map(|(row, col)| letters[(row * side + col) as usize])
        .collect();
    let behind = line.trim_start_matches(player.opponent().letter());
    if behind.starts_with(player.letter()) {
        line.len() - behind.len()
    } else {
        0
    }
}

fn is_valid_by_pattern(board: &Board, square: Square, player: Disc) -> bool {
    let index = (square.row * board.size() + square.col) as usize;
    board.letters().as_bytes()[index] == b'.'
        && DIRECTIONS
            .into_iter()
            .any(|direction| turns_by_pattern(board, square, direction, player) > 0)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

fn legal_squares(board: &Board, player: Disc) -> Vec<Square> {
    legal_moves(board, player)
        .into_iter()
        .map(|legal| legal.square)
        .collect()
}

proptest! {
    #[test]
    fn legal_moves_agree_with_a_pattern_along_strings(board in any_board(), player in any_disc()) {
        for square in board.squares() {
            prop_assert_eq!(
                is_valid_move(&board, square, player),
                is_valid_by_pattern(&board, square, player),
                "{:?} at {} on\n{:?}", player, square, board
            );
        }
    }

    #[test]
    fn a_square_is_legal_exactly_where_something_turns(board in any_board(), player in any_disc()) {
        for square in board.squares() {
            let legal = is_valid_move(&board, square, player);
            prop_assert_eq!(flips_at(&board, square, player).is_empty(), !legal);
            prop_assert_eq!(place(&board, square, player).is_some(), legal);
        }
        let legal: Vec<Square> = board
            .squares()
            .filter(|square| is_valid_move(&board, *square, player))
            .collect();
        prop_assert_eq!(legal_squares(&board, player), legal);
    }

    #[test]
    fn what_a_walk_turns_is_what_the_direction_turns(board in any_board(), player in any_disc()) {
        for square in board.squares() {
            for walk in walk_all(&board, square, player) {
                let flips = flips_in_direction(&board, square, walk.direction, player);
                prop_assert_eq!(walk.turns(), &flips[..]);
                prop_assert_eq!(
                    flips.len(),
                    turns_by_pattern(&board, square, walk.direction, player)
                );
            }
        }
    }

    #[test]
    fn a_walk_visits_a_straight_line_and_says_truly_why_it_stops(
        board in any_board(),
        player in any_disc(),
    ) {
        for square in board.squares() {
            for walk in walk_all(&board, square, player) {
                let mut expected = square;
                for visited in walk.visited() {
                    expected = expected.step(walk.direction);
                    prop_assert_eq!(visited, expected);
                }
                for enemy in &walk.run {
                    prop_assert_eq!(board[*enemy], Some(player.opponent()));
                }
                let (has_run, holds) = match walk.stop {
                    Stop::Closed => (true, Some(Some(player))),
                    Stop::OwnAtOnce => (false, Some(Some(player))),
                    Stop::EmptyAtOnce => (false, Some(None)),
                    Stop::Gap => (true, Some(None)),
                    Stop::Edge => (true, None),
                    Stop::EdgeAtOnce => (false, None),
                };
                prop_assert_eq!(!walk.run.is_empty(), has_run);
                prop_assert_eq!(walk.stopped_at.map(|square| board[square]), holds);
                if walk.stopped_at.is_none() {
                    prop_assert!(!board.contains(expected.step(walk.direction)));
                }
            }
        }
    }

    #[test]
    fn walks_backwards_from_own_discs_find_exactly_the_legal_squares(
        board in any_board(),
        player in any_disc(),
    ) {
        let mut found: Vec<Square> = board
            .squares()
            .filter(|square| board[*square] == Some(player))
            .flat_map(|own| walk_all(&board, own, player))
            .filter_map(|walk| walk.legal_square_found())
            .collect();
        found.sort_by_key(|square| (square.row, square.col));
        found.dedup();
        prop_assert_eq!(found, legal_squares(&board, player));
    }

    #[test]
    fn a_move_puts_one_disc_and_turns_exactly_the_flips(board in any_board(), player in any_disc()) {
        for legal in legal_moves(&board, player) {
            let after = place(&board, legal.square, player).unwrap();
            for square in board.squares() {
                let changes = square == legal.square || legal.flips.contains(&square);
                let expected = if changes { Some(player) } else { board[square] };
                prop_assert_eq!(after[square], expected);
            }
            for (index, flip) in legal.flips.iter().enumerate() {
                prop_assert_eq!(board[*flip], Some(player.opponent()));
                prop_assert!(!legal.flips[..index].contains(flip));
            }
        }
    }

    #[test]
    fn the_turn_goes_to_a_side_that_can_move(board in any_board(), just_moved in any_disc()) {
        let other = just_moved.opponent();
        let can = |player| board.squares().any(|square| is_valid_by_pattern(&board, square, player));
        let expected = match (can(other), can(just_moved)) {
            (true, _) => Turn::Moves(other),
            (false, true) => Turn::PassesBackTo(just_moved),
            (false, false) => Turn::Over,
        };
        prop_assert_eq!(next_turn(&board, just_moved), expected);
    }
}

/// The practice board of the chapter on legal moves.
fn practice_board() -> Board {
    parse_board(
        "   a b c d e
         1  . . B . B
         2  . . W W .
         3  . B * W W
         4  . W W . .
         5  B . . . .",
    )
    .unwrap()
    .board
}

/// A row of the walk's table: direction, walked, where it stops, stop, what turns.
type Row = (
    &'static str,
    &'static str,
    Option<&'static str>,
    Stop,
    &'static str,
);

#[track_caller]
fn assert_table(from: &str, rows: [Row; 8]) {
    let board = practice_board();
    for (walk, (name, run, stopped_at, stop, turns)) in
        walk_all(&board, square(from), Disc::Black).iter().zip(rows)
    {
        assert_eq!(steps::compass(walk.direction), name);
        assert_eq!(walk.run, squares(run), "{name} walks over");
        assert_eq!(walk.stopped_at, stopped_at.map(square), "{name} stops at");
        assert_eq!(walk.stop, stop, "{name} stops because");
        assert_eq!(walk.turns(), squares(turns), "{name} turns");
    }
}

#[test]
fn the_practice_board_asked_at_c3_gives_the_table_of_the_chapter() {
    assert_table(
        "c3",
        [
            ("NW", "", Some("b2"), Stop::EmptyAtOnce, ""),
            ("N", "c2", Some("c1"), Stop::Closed, "c2"),
            ("NE", "d2", Some("e1"), Stop::Closed, "d2"),
            ("W", "", Some("b3"), Stop::OwnAtOnce, ""),
            ("E", "d3 e3", None, Stop::Edge, ""),
            ("SW", "b4", Some("a5"), Stop::Closed, "b4"),
            ("S", "c4", Some("c5"), Stop::Gap, ""),
            ("SE", "", Some("d4"), Stop::EmptyAtOnce, ""),
        ],
    );
    let flips = flips_at(&practice_board(), square("c3"), Disc::Black);
    let pairs: Vec<(i32, i32)> = flips.iter().map(|flip| (flip.row, flip.col)).collect();
    assert_eq!(pairs, [(1, 2), (1, 3), (3, 1)]);
    assert!(is_valid_move(&practice_board(), square("c3"), Disc::Black));
}

#[test]
fn the_practice_board_asked_at_e4_shows_the_sixth_reason_and_turns_nothing() {
    assert_table(
        "e4",
        [
            ("NW", "d3 c2", Some("b1"), Stop::Gap, ""),
            ("N", "e3", Some("e2"), Stop::Gap, ""),
            ("NE", "", None, Stop::EdgeAtOnce, ""),
            ("W", "", Some("d4"), Stop::EmptyAtOnce, ""),
            ("E", "", None, Stop::EdgeAtOnce, ""),
            ("SW", "", Some("d5"), Stop::EmptyAtOnce, ""),
            ("S", "", Some("e5"), Stop::EmptyAtOnce, ""),
            ("SE", "", None, Stop::EdgeAtOnce, ""),
        ],
    );
    assert!(!is_valid_move(&practice_board(), square("e4"), Disc::Black));
}

#[test]
fn black_begins_with_d3_c4_f5_or_e6_and_each_turns_one_disc() {
    let moves = legal_moves(&start(), Disc::Black);
    let names: Vec<String> = moves.iter().map(|legal| legal.square.to_string()).collect();
    assert_eq!(names, ["d3", "c4", "f5", "e6"]);
    assert!(moves.iter().all(|legal| legal.flips.len() == 1));
}

#[test]
fn after_d3_white_has_c3_e3_and_c5() {
    let game = parse_game("d3").unwrap();
    assert_eq!(steps::count(&game.board).black, 4);
    assert_eq!(steps::count(&game.board).white, 1);
    assert_eq!(legal_squares(&game.board, Disc::White), squares("c3 e3 c5"));
}

#[test]
fn walking_backwards_from_e5_after_d3_finds_all_of_whites_moves() {
    let game = parse_game("d3").unwrap();
    let found: Vec<Square> = walk_all(&game.board, square("e5"), Disc::White)
        .iter()
        .filter_map(|walk| walk.legal_square_found())
        .collect();
    assert_eq!(found, squares("c3 e3 c5"));
}

#[test]
fn cells_are_recorded_in_the_order_of_reading() {
    let board = practice_board();
    let off_the_board = Square { row: 3, col: 5 };
    let (result, recording) = record(100, || {
        let first = board[square("c3")];
        let second = board.get(off_the_board);
        (first, second, board[square("a5")], board[square("c3")])
    });
    assert_eq!(
        result.unwrap(),
        (None, None, Some(Disc::Black), None),
        "the readings themselves"
    );
    assert_eq!(
        recording.squares,
        [square("c3"), off_the_board, square("a5"), square("c3")]
    );
    assert!(!recording.endless);
}

#[test]
fn the_model_answer_is_seen_walking_until_the_first_closed_run() {
    let board = practice_board();
    let (legal, recording) = record(100, || is_valid_move(&board, square("c3"), Disc::Black));
    assert!(legal.unwrap());
    let mut walked = recording.squares;
    walked.dedup();
    assert_eq!(walked, squares("c3 b2 c2 c1"));
}

#[test]
fn nothing_is_recorded_outside_a_recording() {
    let board = start();
    let _ = board[square("a1")];
    assert_eq!(recorded_so_far(), Recording::default());
    let (_, first) = record(100, || board[square("d4")]);
    assert_eq!(first.squares, squares("d4"));
    let _ = board[square("a1")];
    assert_eq!(recorded_so_far(), Recording::default());
    let (_, second) = record(100, || ());
    assert_eq!(second, Recording::default());
}

#[test]
fn drawing_and_writing_are_no_readings() {
    let board = start();
    let (_, recording) = record(100, || {
        let mut copy = board;
        copy[square("a1")] = Some(Disc::Black);
        (board.letters(), format!("{copy:?}"))
    });
    assert_eq!(recording.squares, []);
}

#[test]
fn an_endless_loop_is_stopped_and_flagged() {
    let board = start();
    let (result, recording): (std::thread::Result<()>, _) = record(50, || {
        loop {
            let _ = board[square("d4")];
        }
    });
    assert!(result.is_err());
    assert!(recording.endless);
    assert_eq!(recording.squares.len(), 50);
    assert_eq!(recorded_so_far(), Recording::default());
}

#[test]
fn a_function_that_reads_as_many_cells_as_allowed_is_not_stopped() {
    let board = start();
    let (result, recording) = record(64, || {
        board
            .squares()
            .filter(|square| board[*square].is_some())
            .count()
    });
    assert_eq!(result.unwrap(), 4);
    assert!(!recording.endless);
    assert_eq!(recording.squares.len(), 64);
}

#[test]
fn a_panic_inside_a_recording_is_caught_with_what_was_read_before() {
    let board = practice_board();
    let (result, recording) = record(100, || {
        let _ = board[square("e4")];
        board[Square { row: 3, col: 5 }]
    });
    let payload = result.unwrap_err();
    assert_eq!(
        payload.downcast_ref::<String>().unwrap(),
        "read row 3, column 5: columns are 0 to 4"
    );
    assert_eq!(recording.squares, [square("e4"), Square { row: 3, col: 5 }]);
    assert!(!recording.endless);
}

#[test]
fn reading_off_the_board_says_in_words_which_number_is_wrong() {
    let message = |row, col| {
        let (result, _) = record(9, || start()[Square { row, col }]);
        let payload = result.unwrap_err();
        payload.downcast_ref::<String>().unwrap().clone()
    };
    assert_eq!(message(3, 8), "read row 3, column 8: columns are 0 to 7");
    assert_eq!(message(-1, 0), "read row -1, column 0: rows are 0 to 7");
    assert_eq!(
        message(8, -1),
        "read row 8, column -1: rows and columns are 0 to 7"
    );
}

#[test]
fn a_walk_may_begin_beside_the_board() {
    let from = Square { row: 0, col: -1 };
    let board = parse_board("WB..\n....\n....\n....").unwrap().board;
    let east = walk(&board, from, (0, 1), Disc::Black);
    assert_eq!(east.stop, Stop::Closed);
    assert_eq!(east.turns(), squares("a1"));
}
