//! What a learner sees who has written something wrong in steps 01, 02 or 03, and the known mistakes of
//! these steps.

use std::collections::HashSet;

use checks::functions::MoveCursor;
use checks::{Call, Ending, Language, Mistake, fingerprints, judge};
use steps::{Answers, Board, CELL, Color, Disc, Key, Screen, Square, legal_moves};

use crate::common::*;

const STEPS: [&str; 3] = ["01", "02", "03"];

fn mistake(id: &str) -> &'static Mistake {
    STEPS
        .iter()
        .flat_map(|number| step(number).mistakes)
        .find(|mistake| mistake.id == id)
        .unwrap_or_else(|| panic!("the library has no {id}"))
}

/// Leaves the stubs of step 03 as they came.
const STUBS_03: Answers = Answers {
    parse_square: |text| todo!("read the name {text:?}"),
    square_name: |square| todo!("write the name of {square:?}"),
    move_cursor: |cursor, key| todo!("move the cursor from {cursor:?} by {key:?}"),
    ..Answers::REFERENCE
};

// Step 01.

#[test]
fn s01_the_stub() {
    assert_words!(report(
        "01",
        &Answers {
            draw_board: |screen| todo!("draw the board on this screen: {screen:?}"),
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s01_right() {
    assert_words!(report("01", &Answers::REFERENCE));
}

#[test]
fn s01_stripes_in_place_of_chequers() {
    assert_words!(report_on_mistake("01", "S1m"));
}

#[test]
fn s01_the_ground_is_painted_for_each_row() {
    assert_words!(report_on_mistake("01", "S1p"));
}

#[test]
fn s01_the_ground_is_forgotten() {
    assert_words!(report_on_mistake("01", "S1a"));
}

#[test]
fn s01_half_a_board_which_fits_no_known_mistake() {
    fn half_a_board(screen: &mut Screen) {
        for row in 0..4 {
            for col in 0..8 {
                let color = [Color::GREEN, Color::DARK_GREEN][(row + col) as usize % 2];
                screen.fill_rect(col * CELL, row * CELL, CELL, CELL, color);
            }
        }
    }
    assert_words!(report(
        "01",
        &Answers {
            draw_board: half_a_board,
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s01_a_panic() {
    fn too_many_rows(screen: &mut Screen) {
        let colors = [Color::GREEN; 8];
        for row in 0..=8 {
            screen.fill_rect(0, row * CELL, 8 * CELL, CELL, colors[row as usize]);
        }
    }
    assert_words!(report(
        "01",
        &Answers {
            draw_board: too_many_rows,
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s01_an_endless_loop_is_stopped_by_the_screen() {
    #[expect(clippy::while_immutable_condition, reason = "the mistake itself")]
    fn never_goes_on(screen: &mut Screen) {
        let row = 0;
        while row < 8 {
            screen.stroke_rect(0, row * CELL, CELL, CELL, Color::DARK_GREEN);
        }
    }
    let answers = Answers {
        draw_board: never_goes_on,
        ..Answers::REFERENCE
    };
    let replies = replies(step("01"), &answers);
    assert_eq!(replies[0].ending, Ending::Hung);
    assert_words!(report_of(step("01"), &replies));
}

// Step 02.

#[test]
fn s02_x_and_y_are_exchanged() {
    assert_words!(report_on_mistake("02", "S2l"));
}

#[test]
fn s02_the_colors_of_the_start_are_exchanged() {
    assert_words!(report_on_mistake("02", "A01"));
}

#[test]
fn s02_the_board_is_painted_over() {
    assert_words!(report_on_mistake("02", "S2r"));
}

#[test]
fn s02_discs_that_are_too_large() {
    assert_words!(report_on_mistake("02", "S2o"));
}

#[test]
fn s02_grey_discs() {
    assert_words!(report_on_mistake("02", "S2ab"));
}

#[test]
fn s02_yellow_discs() {
    assert_words!(report_on_mistake("02", "S2z"));
}

#[test]
fn s02_discs_on_the_corner() {
    assert_words!(report_on_mistake("02", "S2n"));
}

#[test]
fn s02_tiny_discs_which_fit_no_known_mistake() {
    fn tiny(board: &Board, screen: &mut Screen) {
        for square in board.squares() {
            let (x, y) = (square.col * CELL + CELL / 2, square.row * CELL + CELL / 2);
            match board[square] {
                Some(Disc::Black) => screen.fill_circle(x, y, 3, Color::BLACK),
                Some(Disc::White) => screen.fill_circle(x, y, 3, Color::WHITE),
                None => {}
            }
        }
    }
    assert_words!(report(
        "02",
        &Answers {
            draw_discs: tiny,
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s02_a_start_with_five_discs_which_fits_no_known_mistake() {
    fn five_discs() -> Board {
        steps::start().with(Square { row: 2, col: 3 }, Some(Disc::Black))
    }
    assert_words!(report(
        "02",
        &Answers {
            start: five_discs,
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s02_a_small_start() {
    assert_words!(report(
        "02",
        &Answers {
            start: || Board::empty(6),
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s02_a_range_that_is_too_long_panics() {
    fn nine_columns(board: &Board, screen: &mut Screen) {
        for row in 0..8 {
            for col in 0..=8 {
                if board[Square { row, col }].is_some() {
                    screen.fill_circle(col * CELL, row * CELL, 15, Color::BLACK);
                }
            }
        }
    }
    assert_words!(report(
        "02",
        &Answers {
            draw_discs: nine_columns,
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s02_a_start_off_the_board_panics() {
    fn start_at_eight() -> Board {
        let mut board = Board::empty(8);
        board[Square { row: 8, col: 4 }] = Some(Disc::White);
        board
    }
    assert_words!(report(
        "02",
        &Answers {
            start: start_at_eight,
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s02_an_endless_loop_is_stopped_where_it_reads() {
    fn never_goes_on(board: &Board, screen: &mut Screen) {
        let col = 0;
        while col < board.size() {
            if board[Square { row: 0, col }] == Some(Disc::Black) {
                screen.fill_circle(20, 20, 15, Color::BLACK);
            }
        }
    }
    let answers = Answers {
        draw_discs: never_goes_on,
        ..Answers::REFERENCE
    };
    let replies = replies(step("02"), &answers);
    assert_eq!(replies[1].ending, Ending::Hung);
    assert_words!(report_of(step("02"), &replies));
}

#[test]
fn s02_only_the_start_is_written() {
    assert_words!(report(
        "02",
        &Answers {
            draw_discs: |board, screen| todo!("draw the discs of {board:?} on {screen:?}"),
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s02_only_the_drawing_is_written_and_it_is_a_known_mistake() {
    assert_words!(report(
        "02",
        &Answers {
            start: || todo!("make the board"),
            ..mistake("S2p").answers
        }
    ));
}

// Step 03.

#[test]
fn s03_rows_and_columns_are_exchanged() {
    assert_words!(report_on_mistake("03", "B01"));
}

#[test]
fn s03_the_digit_is_the_row() {
    assert_words!(report_on_mistake("03", "B02"));
}

#[test]
fn s03_the_cursor_leaves_the_board() {
    assert_words!(report_on_mistake("03", "S3u"));
}

#[test]
fn s03_enter_moves_the_cursor() {
    assert_words!(report_on_mistake("03", "S3z"));
}

#[test]
fn s03_the_digit_of_the_name_is_missing_which_fits_no_known_mistake() {
    assert_words!(report(
        "03",
        &Answers {
            square_name: |square| char::from(b'a' + square.col as u8).to_string(),
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s03_the_code_of_the_digit() {
    assert_words!(report_on_mistake("03", "S3c"));
}

#[test]
fn s03_two_mistakes_at_once_show_the_first() {
    assert_words!(report(
        "03",
        &Answers {
            move_cursor: mistake("S3u").answers.move_cursor,
            ..mistake("S3d").answers
        }
    ));
}

#[test]
fn s03_an_unwrap_that_panics() {
    assert_words!(report_on_mistake("03", "S3i"));
}

#[test]
fn s03_a_text_that_is_too_short_to_be_cut_panics() {
    fn cut_twice(text: &str) -> Option<Square> {
        if text.is_empty() || !text.is_ascii() {
            return None;
        }
        let (letter, digit) = (&text[0..1], &text[1..2]);
        steps::parse_square(&format!("{letter}{digit}{}", &text[2..]))
    }
    assert_words!(report(
        "03",
        &Answers {
            parse_square: cut_twice,
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s03_a_list_that_is_too_short_panics() {
    fn indexes(text: &str) -> Option<Square> {
        let signs: Vec<char> = text.chars().collect();
        if signs.is_empty() {
            return None;
        }
        steps::parse_square(&format!("{}{}", signs[0], &signs[1]))
    }
    assert_words!(report(
        "03",
        &Answers {
            parse_square: indexes,
            ..Answers::REFERENCE
        }
    ));
}

#[test]
fn s03_a_cut_through_a_letter_panics() {
    assert_words!(report_on_mistake("03", "S3k"));
}

#[test]
fn s03_an_endless_loop() {
    let replies = lost_after_three(
        step("03"),
        &Ending::Hung,
        |call| matches!(call, Call::MoveCursor(MoveCursor { cursor, key: Key::Up }) if cursor.row == 0),
    );
    assert_words!(report_of(step("03"), &replies));
}

#[test]
fn s03_the_stubs() {
    assert_words!(report("03", &STUBS_03));
}

#[test]
fn s03_only_parse_square_is_written() {
    assert_words!(report(
        "03",
        &Answers {
            parse_square: steps::parse_square,
            ..STUBS_03
        }
    ));
}

#[test]
fn s03_only_square_name_is_written_and_it_is_a_known_mistake() {
    assert_words!(report(
        "03",
        &Answers {
            square_name: mistake("S3ac").answers.square_name,
            ..STUBS_03
        }
    ));
}

#[test]
fn s03_a_todo_is_left_in_one_branch() {
    fn no_left_yet(cursor: Square, key: Key) -> Square {
        match key {
            Key::Left => todo!(),
            _ => steps::move_cursor(cursor, key),
        }
    }
    assert_words!(report(
        "03",
        &Answers {
            move_cursor: no_left_yet,
            ..Answers::REFERENCE
        }
    ));
}

// The known mistakes.

#[test]
fn a_mistake_in_one_function_is_named_while_the_others_are_not_written() {
    let step = step("03");
    let right = fingerprints(step, &replies(step, &Answers::REFERENCE));
    for (mistake, prints) in step.mistakes.iter().zip(known(step)) {
        let home = (0..right.len()).find(|index| prints[*index] != right[*index]);
        let wrong = mistake.answers;
        let alone = match home.unwrap() {
            0 => Answers {
                parse_square: wrong.parse_square,
                ..STUBS_03
            },
            1 => Answers {
                square_name: wrong.square_name,
                ..STUBS_03
            },
            _ => Answers {
                move_cursor: wrong.move_cursor,
                ..STUBS_03
            },
        };
        let report = judge(step, &replies(step, &alone), known(step));
        assert_eq!(report.mistake.map(|named| named.id), Some(mistake.id));
    }
}

/// However large the discs are and whatever their colours: the mistake is the same.
#[test]
fn a_disc_in_the_wrong_place_or_colour_is_named_whatever_its_size_and_shade() {
    fn draw(
        board: &Board,
        screen: &mut Screen,
        off: (i32, i32),
        radius: i32,
        [black, white]: [Color; 2],
    ) {
        for square in board.squares() {
            let (x, y) = (square.col * CELL + off.0, square.row * CELL + off.1);
            match board[square] {
                Some(Disc::Black) => screen.fill_circle(x, y, radius, black),
                Some(Disc::White) => screen.fill_circle(x, y, radius, white),
                None => {}
            }
        }
    }
    const PLAIN: [Color; 2] = [Color::BLACK, Color::WHITE];
    const ORANGE: Color = Color::new(240, 140, 0);
    const PURPLE: Color = Color::new(120, 20, 160);
    type DrawDiscs = fn(&Board, &mut Screen);
    let cases: [(DrawDiscs, &str); 12] = [
        (|b, s| draw(b, s, (0, 0), 12, PLAIN), "S2n"),
        (|b, s| draw(b, s, (0, 0), 20, PLAIN), "S2n"),
        (|b, s| draw(b, s, (CELL / 2, 0), 15, PLAIN), "S2x"),
        (|b, s| draw(b, s, (CELL / 2, 0), 18, PLAIN), "S2x"),
        (|b, s| draw(b, s, (0, CELL / 2), 15, PLAIN), "S2y"),
        (|b, s| draw(b, s, (0, CELL / 2), 18, PLAIN), "S2y"),
        (|b, s| draw(b, s, (20, 20), 15, [ORANGE; 2]), "S2z"),
        (|b, s| draw(b, s, (20, 20), 19, [Color::YELLOW; 2]), "S2z"),
        (|b, s| draw(b, s, (20, 20), 10, [ORANGE, PURPLE]), "S2aa"),
        (|b, s| draw(b, s, (20, 20), 15, [PURPLE, ORANGE]), "S2aa"),
        (
            |b, s| draw(b, s, (20, 20), 18, [ORANGE, Color::WHITE]),
            "S2ab",
        ),
        (
            |b, s| draw(b, s, (20, 20), 14, [Color::BLACK, PURPLE]),
            "S2ac",
        ),
    ];
    for (draw_discs, expected) in cases {
        let answers = Answers {
            draw_discs,
            ..Answers::REFERENCE
        };
        let step = step("02");
        let report = judge(step, &replies(step, &answers), known(step));
        let named = report.mistake.map(|named| named.id);
        assert_eq!(named, Some(expected));
    }
}

#[test]
fn discs_with_a_dot_a_hole_or_a_highlight_are_right() {
    fn decorated(board: &Board, screen: &mut Screen) {
        steps::draw_discs(board, screen);
        for square in board.squares() {
            let (x, y) = (square.col * CELL + CELL / 2, square.row * CELL + CELL / 2);
            match board[square] {
                Some(Disc::Black) => screen.fill_circle(x - 4, y - 4, 4, Color::WHITE),
                Some(Disc::White) => screen.fill_circle(x, y, 2, Color::GREEN),
                None => {}
            }
        }
    }
    let answers = Answers {
        draw_discs: decorated,
        ..Answers::REFERENCE
    };
    let step = step("02");
    assert!(judge(step, &replies(step, &answers), known(step)).passed);
}

#[test]
fn the_words_of_each_mistake_are_there_and_tell_it_from_others_of_its_step() {
    let mut ids = HashSet::new();
    for id in STEPS {
        let mut titles = HashSet::new();
        for mistake in step(id).mistakes {
            assert!(ids.insert(mistake.id), "{} stands twice", mistake.id);
            let words = [mistake.title, mistake.symptom, mistake.ask];
            for words in words.map(|words| words.get(Language::English)) {
                assert!(!words.trim().is_empty(), "{}", mistake.id);
                assert!(!words.replace("todo!()", "").contains('!'), "{words}");
            }
            let title = mistake.title.get(Language::English);
            assert!(titles.insert(title), "{title}");
            assert!(!title.ends_with('.'), "{title}");
            assert!(mistake.ask.get(Language::English).contains('?'));
        }
    }
}

#[test]
fn the_mistakes_of_the_start_have_the_moves_that_are_known_of_them() {
    let moves = |id: &str| -> String {
        let start = (mistake(id).answers.start)();
        let moves = legal_moves(&start, Disc::Black);
        let names: Vec<String> = moves.iter().map(|one| one.square.to_string()).collect();
        names.join(" ")
    };
    assert_eq!(moves("A01"), "e3 f4 c5 d6");
    assert_eq!(moves("A02"), "c3 d3 e3 f3");
    let off = (mistake("A03").answers.start)();
    let taken: Vec<String> = off
        .squares()
        .filter(|square| off[*square].is_some())
        .map(|square| square.to_string())
        .collect();
    assert_eq!(taken, ["e5", "f5", "e6", "f6"]);
    assert_eq!(step("02").impossible[0].id, "A05");
}

#[test]
fn the_mistakes_of_names_lead_where_they_are_known_to_lead() {
    let read = |id: &str, name: &str| {
        let square = (mistake(id).answers.parse_square)(name).unwrap();
        square.to_string()
    };
    assert_eq!(read("B01", "b1"), "a2");
    assert_eq!(read("B02", "d3"), "d4");
    assert_eq!(read("B03", "d3"), "d6");
    // The start hides an exchange of rows and columns: the list of moves is its own mirror image.
    for (name, mirrored) in [("d3", "c4"), ("f5", "e6")] {
        assert_eq!(read("B01", name), mirrored);
    }
}
