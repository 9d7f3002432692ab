//! The reference boards, and the reading of files of questions.

use std::collections::HashSet;

use ::steps::{BoardTextProblem, Disc, GameTextProblem, Square};
use checks::{QuestionTextError, Value, find_step, parse_questions, steps};
use proptest::prelude::*;

#[test]
fn every_group_has_questions_and_they_stand_in_the_order_of_the_groups() {
    for step in steps() {
        let questions = (step.questions)();
        let groups: Vec<usize> = questions.iter().map(|question| question.group).collect();
        assert!(groups.is_sorted());
        for group in 0..step.groups.len() {
            assert!(groups.contains(&group), "{step:?} group {}", group + 1);
        }
    }
}

#[test]
fn no_two_questions_of_a_group_share_a_name() {
    for step in steps() {
        let mut seen = HashSet::new();
        for question in (step.questions)() {
            assert!(!question.name.is_empty());
            assert!(
                seen.insert((question.group, &question.name)),
                "{step:?}: `{}` stands twice in group {}",
                question.name,
                question.group + 1
            );
        }
    }
}

#[test]
fn every_question_asks_about_squares_of_its_board_in_scan_order() {
    for step in steps() {
        for question in (step.questions)() {
            assert!(!question.squares.is_empty(), "{}", question.name);
            assert!(
                question
                    .squares
                    .iter()
                    .all(|square| question.board.contains(*square))
            );
            assert!(
                question
                    .squares
                    .is_sorted_by_key(|square| (square.row, square.col))
            );
            assert_eq!(question.calls().count(), question.squares.len());
        }
    }
}

#[test]
fn each_group_of_step_04_wants_both_answers() {
    let step = find_step("04").unwrap();
    for group in 0..step.groups.len() {
        let answers: HashSet<bool> = (step.questions)()
            .iter()
            .filter(|question| question.group == group)
            .flat_map(|question| {
                question
                    .squares
                    .iter()
                    .map(|square| question.expected(*square))
            })
            .map(|Value::Bool(answer)| answer)
            .collect();
        assert_eq!(answers.len(), 2, "group {}", group + 1);
    }
}

#[test]
fn step_04_asks_for_both_sides_on_boards_of_every_side() {
    let questions = (find_step("04").unwrap().questions)();
    for player in [Disc::Black, Disc::White] {
        assert!(questions.iter().any(|question| question.player == player));
    }
    for side in ::steps::SIDES {
        assert!(
            questions
                .iter()
                .any(|question| question.board.size() == side),
            "no board of side {side}"
        );
    }
}

#[test]
fn a_swap_of_rows_and_columns_is_noticed() {
    let mirrored = |square: Square| Square {
        row: square.col,
        col: square.row,
    };
    let noticed = (find_step("04").unwrap().questions)()
        .iter()
        .flat_map(|question| {
            question
                .squares
                .iter()
                .map(move |square| (question, *square))
        })
        .any(|(question, square)| question.expected(square) != question.expected(mirrored(square)));
    assert!(noticed);
}

#[test]
fn a_step_is_found_by_number_package_and_folder() {
    for name in ["4", "04", "step04", "04-legal-moves", " 04\n"] {
        assert_eq!(find_step(name).unwrap().id, "04", "{name:?}");
    }
    for name in ["", "0", "004", "5", "legal-moves"] {
        assert!(find_step(name).is_err(), "{name:?}");
    }
    assert_eq!(
        find_step("13").unwrap_err().to_string(),
        "there is no step `13` yet; the steps so far: 04"
    );
}

#[test]
fn a_file_of_questions_is_read() {
    let text = "\n\
        one: two: Black at *\n   a b c d\n1  . . . .\n2  * W B .\n3  . . . .\n4  . . . .\n\n\n\
        a named square: White at d1\nWB..\n....\n....\n....\n\n\
        a game: White at every square\nafter f5 d6\nc3\n";
    let questions = parse_questions(text, 3).unwrap();
    let names: Vec<&str> = questions
        .iter()
        .map(|question| question.name.as_str())
        .collect();
    assert_eq!(names, ["one: two", "a named square", "a game"]);
    assert!(questions.iter().all(|question| question.group == 3));
    assert_eq!(questions[0].player, Disc::Black);
    assert_eq!(questions[0].squares, [Square { row: 1, col: 0 }]);
    assert_eq!(questions[1].player, Disc::White);
    assert_eq!(questions[1].squares, [Square { row: 0, col: 3 }]);
    assert_eq!(questions[2].squares.len(), 64);
    assert_eq!(questions[2].board.count(Disc::Black), 5);
    assert_eq!(parse_questions("", 0).unwrap(), []);
}

#[test]
fn windows_line_ends_change_nothing() {
    let text = "a: Black at *\n*WB.\n....\n....\n....\n\nb: White at a1\n....\n....\n....\n....\n";
    assert_eq!(
        parse_questions(&text.replace('\n', "\r\n"), 0),
        parse_questions(text, 0)
    );
}

/// A question that is right, six lines long with the empty one behind it.
const RIGHT: &str = "right: Black at *\n*WB.\n....\n....\n....\n\n";

#[track_caller]
fn assert_error(wrong: &str, words: &str) -> QuestionTextError {
    let error = parse_questions(&format!("{RIGHT}{wrong}"), 0).unwrap_err();
    assert_eq!(error.to_string(), words);
    error
}

#[test]
fn a_heading_that_does_not_say_what_is_asked_is_named_with_its_line() {
    for heading in [
        "no colon",
        "name: Black",
        "name: Green at c3",
        "name: Black at",
        "name: Black at z9",
        "name: black at c3",
        ": Black at *",
        "....",
    ] {
        let error = assert_error(
            &format!("{heading}\n*WB.\n....\n....\n....\n"),
            &format!(
                "line 7: found `{heading}`; a question begins with a line such as `its name: Black at c3`, with `*` or `every square` in place of c3"
            ),
        );
        assert_eq!(
            error,
            QuestionTextError::Heading {
                line: 7,
                found: heading.to_owned()
            }
        );
    }
}

#[test]
fn a_wrong_board_is_named_with_both_lines() {
    let error = assert_error(
        "bad: Black at *\n*WB.\n..Q.\n....\n....\n",
        "the board below line 7: line 2, column 3: found `Q`; a cell is B, W or . (and * marks one empty cell)",
    );
    let QuestionTextError::Board { line: 7, error } = error else {
        panic!("{error:?}");
    };
    assert_eq!(error.problem, BoardTextProblem::UnknownCell('Q'));
}

#[test]
fn a_question_without_a_board_is_named() {
    assert_error(
        "bad: Black at *\n",
        "the board below line 7: line 1, column 1: found 0 rows of 0 cells; a board is square, with side 4, 5, 6 or 8",
    );
}

#[test]
fn a_wrong_game_is_named_with_line_and_ply() {
    let error = assert_error(
        "bad: White at every square\nafter f5 f5\n",
        "the game below line 7: ply 2: White cannot play f5: a Black disc lies there",
    );
    let QuestionTextError::Game { line: 7, error } = error else {
        panic!("{error:?}");
    };
    assert!(matches!(error.problem, GameTextProblem::Occupied { .. }));
}

#[test]
fn a_square_that_the_board_has_not_is_named() {
    for wrong in [
        "bad: Black at *\n.WB.\n....\n....\n....\n",
        "bad: Black at e1\n*WB.\n....\n....\n....\n",
        "bad: Black at *\nafter f5\n",
    ] {
        let error = assert_error(wrong, NO_SQUARE);
        assert_eq!(error, QuestionTextError::NoSquare { line: 7 });
    }
}

const NO_SQUARE: &str = "line 7: the board below has no such square; mark one cell with *";

proptest! {
    #[test]
    fn no_text_makes_the_reading_panic(text in any::<String>()) {
        let _ = parse_questions(&text, 0);
        let _ = parse_questions(&format!("name: Black at {text}"), 0);
        let _ = parse_questions(&format!("name: Black at *\n{text}"), 0);
        let _ = parse_questions(&format!("name: Black at *\nafter {text}"), 0);
    }
}
