//! Boards as text: every form that is read, and what is said about the others.

mod common;

use common::any_board;
use proptest::prelude::*;
use steps::{Board, BoardTextProblem, Square, parse_board};

/// The practice board, row by row.
const PRACTICE: &str = "..B.B..WW..B.WW.WW..B....";

#[track_caller]
fn assert_practice(text: &str) {
    let read = parse_board(text).unwrap();
    assert_eq!(read.board.size(), 5);
    assert_eq!(read.board.letters(), PRACTICE);
    assert_eq!(read.marked, None);
}

#[test]
fn rows_of_letters_are_read() {
    assert_practice("..B.B\n..WW.\n.B.WW\n.WW..\nB....\n");
}

#[test]
fn spaces_between_cells_are_allowed() {
    assert_practice(". . B . B\n. . W W .\n. B . W W\n. W W . .\nB . . . .");
    assert_practice("\t..B.B\n  . .  W W .\n.B.\u{3000}WW\n.WW..  \n B.... ");
}

#[test]
fn a_header_and_row_numbers_are_allowed_together_and_alone() {
    assert_practice(
        "   a b c d e\n1  . . B . B\n2  . . W W .\n3  . B . W W\n4  . W W . .\n5  B . . . .\n",
    );
    assert_practice("A B C D E\n. . B . B\n. . W W .\n. B . W W\n. W W . .\nB . . . .");
    assert_practice("abcde\n..B.B\n..WW.\n.B.WW\n.WW..\nB....");
    assert_practice("1..B.B\n2..WW.\n3.B.WW\n4.WW..\n5B....");
    assert_practice("1 ..B.B\n..WW.\n3 .B.WW\n.WW..\nB....");
}

#[test]
fn the_older_forms_are_read() {
    assert_practice("--X-X\n--OO-\n-X-OO\n-OO--\nX----");
    assert_practice("--x-x\n--oo-\n-x-oo\n-oo--\nx----");
    assert_practice("・・●・●\n・・○○・\n・●・○○\n・○○・・\n●・・・・");
    assert_practice("..b.b\n..ww.\n.b.ww\n.ww..\nb....");
}

#[test]
fn empty_lines_and_windows_line_ends_are_allowed() {
    assert_practice("\r\n..B.B\r\n..WW.\r\n\r\n.B.WW\r\n.WW..\r\nB....\r\n\r\n");
}

#[test]
fn a_star_marks_an_empty_square() {
    let read = parse_board("   a b c d e\n1 ..B.B\n2 ..WW.\n3 .B*WW\n4 .WW..\n5 B....").unwrap();
    assert_eq!(read.board.letters(), PRACTICE);
    assert_eq!(read.marked, Some(Square { row: 2, col: 2 }));
}

#[test]
fn a_first_row_of_black_discs_is_no_header() {
    let read = parse_board("bbbb\n....\n....\n....").unwrap();
    assert_eq!(read.board.letters(), "BBBB............");
}

#[track_caller]
fn assert_error(text: &str, line: usize, column: usize, problem: &BoardTextProblem, words: &str) {
    let error = parse_board(text).unwrap_err();
    assert_eq!(
        (error.line, error.column, &error.problem),
        (line, column, problem)
    );
    assert_eq!(error.to_string(), words);
}

#[test]
fn an_unknown_character_is_named_with_its_place() {
    assert_error(
        "....\n.. Q.\n....\n....",
        2,
        4,
        &BoardTextProblem::UnknownCell('Q'),
        "line 2, column 4: found `Q`; a cell is B, W or . (and * marks one empty cell)",
    );
    assert_error(
        "   a b c d\n1  . . . .\n2  . . \u{7} .",
        3,
        8,
        &BoardTextProblem::UnknownCell('\u{7}'),
        "line 3, column 8: found `\\u{7}`; a cell is B, W or . (and * marks one empty cell)",
    );
}

#[test]
fn the_column_counts_characters_and_not_bytes() {
    assert_error(
        "●○・Q",
        1,
        4,
        &BoardTextProblem::UnknownCell('Q'),
        "line 1, column 4: found `Q`; a cell is B, W or . (and * marks one empty cell)",
    );
}

#[test]
fn a_header_anywhere_but_first_is_no_header() {
    assert_error(
        "....\nabcd\n....\n....",
        2,
        1,
        &BoardTextProblem::UnknownCell('a'),
        "line 2, column 1: found `a`; a cell is B, W or . (and * marks one empty cell)",
    );
}

#[test]
fn a_row_of_another_length_is_named() {
    assert_error(
        "....\n\n  ...\n....\n....",
        3,
        3,
        &BoardTextProblem::RaggedRow {
            found: 3,
            expected: 4,
        },
        "line 3, column 3: this row has 3 cells, but the first row has 4; all rows need the same number",
    );
}

#[test]
fn a_board_of_another_shape_is_named_with_its_true_size() {
    let wrong = |rows, columns| BoardTextProblem::WrongSize { rows, columns };
    assert_error(
        "....\n....\n....",
        3,
        1,
        &wrong(3, 4),
        "line 3, column 1: found a board of 3 by 4 cells; a board is square, with side 4, 5, 6 or 8",
    );
    assert_error(
        "",
        1,
        1,
        &wrong(0, 0),
        "line 1, column 1: found a board of 0 by 0 cells; a board is square, with side 4, 5, 6 or 8",
    );
    assert_error(
        "B",
        1,
        1,
        &wrong(1, 1),
        "line 1, column 1: found a board of 1 by 1 cells; a board is square, with side 4, 5, 6 or 8",
    );
    let seven = "B......\n".repeat(7);
    assert_error(
        &seven,
        7,
        1,
        &wrong(7, 7),
        "line 7, column 1: found a board of 7 by 7 cells; a board is square, with side 4, 5, 6 or 8",
    );
    let ten = "..........\n".repeat(10);
    assert_error(
        &ten,
        10,
        1,
        &wrong(10, 10),
        "line 10, column 1: found a board of 10 by 10 cells; a board is square, with side 4, 5, 6 or 8",
    );
}

#[test]
fn a_wrong_row_number_is_named() {
    let wrong = |found: &str, expected| BoardTextProblem::WrongRowNumber {
        found: found.to_owned(),
        expected,
    };
    assert_error(
        "1 ....\n 3 ....\n",
        2,
        2,
        &wrong("3", 2),
        "line 2, column 2: found row number 3, but this is row 2",
    );
    assert_error(
        "99999999999999999999999999....",
        1,
        1,
        &wrong("99999999999999999999999999", 1),
        "line 1, column 1: found row number 99999999999999999999999999, but this is row 1",
    );
}

#[test]
fn a_second_mark_is_named() {
    assert_error(
        "*...\n....\n..*.\n....",
        3,
        3,
        &BoardTextProblem::SecondMark,
        "line 3, column 3: found a second *; you can mark only one square",
    );
}

fn plain_rows(board: &Board) -> String {
    let side = board.size() as usize;
    let letters = board.letters();
    let rows: Vec<&str> = (0..side)
        .map(|row| &letters[row * side..(row + 1) * side])
        .collect();
    rows.join("\n")
}

proptest! {
    #[test]
    fn no_text_makes_the_reading_panic(text in any::<String>()) {
        let _ = parse_board(&text);
    }

    #[test]
    fn no_text_of_likely_characters_makes_the_reading_panic(
        text in "[BWXObwxo.*\\-●○・a-h0-9 \t\r\n]{0,120}",
    ) {
        if let Err(error) = parse_board(&text) {
            prop_assert!(error.line >= 1 && error.column >= 1);
            prop_assert!(error.line <= text.lines().count().max(1));
        }
    }

    #[test]
    fn a_board_that_was_drawn_is_read_again(board in any_board(), marked in 0..64i32) {
        let drawn = board.draw(|_| None);
        prop_assert_eq!(parse_board(&drawn).unwrap().board, board);
        prop_assert_eq!(parse_board(&plain_rows(&board)).unwrap().board, board);

        let square = Square {
            row: marked / board.size() % board.size(),
            col: marked % board.size(),
        };
        let with_mark = board.draw(|drawn| (drawn == square).then_some('*'));
        let read = parse_board(&with_mark).unwrap();
        prop_assert_eq!(read.board, board.with(square, None));
        prop_assert_eq!(read.marked, Some(square));
    }
}
