//! The known mistakes of step 03, each written the way somebody would write it.

use steps::{Answers, Key, Square};

use crate::{ImpossibleMistake, Mistake};

type ParseSquare = fn(&str) -> Option<Square>;
type SquareName = fn(Square) -> String;
type MoveCursor = fn(Square, Key) -> Square;

/// What somebody believes of rows and columns goes into both functions on names.
const fn names(parse_square: ParseSquare, square_name: SquareName) -> Answers {
    Answers {
        parse_square,
        square_name,
        ..Answers::REFERENCE
    }
}

const fn parse_square(parse_square: ParseSquare) -> Answers {
    names(parse_square, steps::square_name)
}

const fn square_name(square_name: SquareName) -> Answers {
    names(steps::parse_square, square_name)
}

const fn move_cursor(move_cursor: MoveCursor) -> Answers {
    Answers {
        move_cursor,
        ..Answers::REFERENCE
    }
}

const fn mistake(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    answers: Answers,
) -> Mistake {
    Mistake::new(id, title, symptom, ask, answers)
}

/// What is believed of rows and columns, then reading names, writing them, and the cursor.
pub(crate) static MISTAKES: [Mistake; 34] = [
    mistake(
        "B01",
        "row and column are exchanged in the names",
        "b1 and a2 change places. Squares such as a1 or d4 do not show it.",
        "In the name b1, which character says how far to the right the square lies?",
        names(letter_is_the_row, row_gives_the_letter),
    ),
    mistake(
        "B02",
        "the digit of the name is used as the row, without the step from 1 to 0",
        "d3 lands on the row of d4, and row 8 lies off the board.",
        "The rows on the board are called 1 to 8. Which numbers do they have in a Square?",
        names(digit_is_the_row, row_is_the_digit),
    ),
    mistake(
        "B03",
        "the rows are counted from the bottom, as in chess",
        "d3 and d6 change places.",
        "Where does row 1 of a name lie on this board: at the top or at the bottom?",
        names(rows_from_the_bottom, names_from_the_bottom),
    ),
    mistake(
        "S3a",
        "capital letters are refused",
        "C7 is said to be no square.",
        "What does to_ascii_lowercase do, and to which character?",
        parse_square(capitals_are_refused),
    ),
    mistake(
        "S3b",
        "the column is computed from the capital letter, as it was typed",
        "C7 gets a column far off to the left.",
        "Which letter does your subtraction use: the one that was typed, or the small one?",
        parse_square(capital_comes_through),
    ),
    mistake(
        "S3c",
        "the code of the digit is used as the row",
        "d3 gets row 51, far below the board.",
        "What is the code of '1', and which row should come of it? Subtract the one from the other.",
        parse_square(code_of_the_digit),
    ),
    mistake(
        "S3d",
        "characters after the second are not looked at",
        "c33 and c3d3 are read as c3.",
        "What does your function do when a third character follows?",
        parse_square(longer_texts_are_accepted),
    ),
    mistake(
        "S3e",
        "letters after h and digits above 8 are not refused",
        "i1 and a9 are read as squares off the board.",
        "Which letters and which digits are names on this board? Where does your code ask?",
        parse_square(range_is_not_checked),
    ),
    mistake(
        "S3aa",
        "the digit is used as the row as it is, and 0 and 9 count too",
        "d3 lands on the row of d4, and a0 and a9 are read as squares.",
        "Row 1 of the names is row 0 of the board. What does to_digit give for '1', and for '9'?",
        parse_square(to_digit_is_the_row),
    ),
    mistake(
        "S3ab",
        "the digits 0 and 9 are not refused",
        "a0 and a9 are read as squares off the board, while letters after h are refused.",
        "Which digits are names of rows? to_digit and is_ascii_digit know ten of them.",
        parse_square(digit_is_not_checked),
    ),
    mistake(
        "S3f",
        "the last letter and the last digit are refused",
        "h8 is said to be no square.",
        "Does your range include its end? 'a'..='h' does, 'a'..'h' does not.",
        parse_square(last_ones_are_refused),
    ),
    mistake(
        "S3g",
        "spaces around the name are cut off first",
        "A name with a space in front is read all the same.",
        "A space is a character, too. How many characters may a name have?",
        parse_square(spaces_are_cut_off),
    ),
    mistake(
        "S3h",
        "everything behind the letter is read as one number",
        "c03 and c+3 are read as c3.",
        "Which texts does parse take for the number 3, apart from the plain digit?",
        parse_square(rest_is_read_as_a_number),
    ),
    mistake(
        "S3i",
        "a text with too few characters is not expected",
        "A panic for the empty text and for one character alone.",
        "What does your code do with the first character of a text that has none?",
        parse_square(short_texts_panic),
    ),
    mistake(
        "S3j",
        "the bytes are read before their number is known",
        "A panic for texts that are shorter than two bytes.",
        "How many bytes does an empty text have? Ask for the length before you read the first.",
        parse_square(bytes_are_read_first),
    ),
    mistake(
        "S3k",
        "the text is cut behind its first byte",
        "A panic where a letter takes two bytes.",
        "How many bytes does é take? chars() gives whole characters.",
        parse_square(cut_behind_the_first_byte),
    ),
    mistake(
        "S3l",
        "a character is cut down to one byte",
        "š1 and aı are read as a1.",
        "A char holds a number of up to 21 bits. What does `as u8` leave of it?",
        parse_square(characters_become_bytes),
    ),
    mistake(
        "S3m",
        "a text that is no name is read as a1",
        "Every wrong text names the first square.",
        "How does your function say that there is no square?",
        parse_square(no_name_is_a1),
    ),
    mistake(
        "S3ac",
        "row and column are exchanged in the names that are written",
        "b1 is written as a2. Reading names is right.",
        "Which of row and col says how far to the right a square lies, and which part of the name does?",
        square_name(row_gives_the_letter),
    ),
    mistake(
        "S3ad",
        "the row is written as it is, without the step from 0 to 1",
        "a1 is written as a0.",
        "The first row of a Square is 0. Which digit does its name have?",
        square_name(row_is_the_digit),
    ),
    mistake(
        "S3ae",
        "the rows of the names that are written are counted from the bottom",
        "a1 is written as a8. Reading names is right.",
        "Row 0 is the one at the top. Which digit does it have in the names of this board?",
        square_name(names_from_the_bottom),
    ),
    mistake(
        "S3n",
        "the names are written with capital letters",
        "a1 is written as A1.",
        "Which letter do you count from: 'a' or 'A'?",
        square_name(capitals_are_written),
    ),
    mistake(
        "S3o",
        "the digit is written in front of the letter",
        "c3 is written as 3c.",
        "Which of the two stands first in a name?",
        square_name(digit_first),
    ),
    mistake(
        "S3p",
        "the number of the letter is written in place of the letter",
        "a1 is written as 971.",
        "b'a' + 2 is a number. What makes a char of it?",
        square_name(number_for_the_letter),
    ),
    mistake(
        "S3q",
        "no key moves the cursor",
        "Every key leaves the cursor where it is.",
        "Which square does your function give back: the one that was handed over, or a new one?",
        move_cursor(cursor_stays),
    ),
    mistake(
        "S3r",
        "up and down are exchanged",
        "The arrow upwards leads to the row below.",
        "Rows count from the top. Does the number grow or shrink on the way up?",
        move_cursor(up_and_down_are_exchanged),
    ),
    mistake(
        "S3s",
        "left and right are exchanged",
        "The arrow to the left leads to the right.",
        "Columns count from the left. Which arrow makes the number smaller?",
        move_cursor(left_and_right_are_exchanged),
    ),
    mistake(
        "S3t",
        "the arrows change the column where they should change the row",
        "The arrow upwards leads to the left.",
        "Which of the two numbers changes on the way up: the row or the column?",
        move_cursor(arrows_are_mirrored),
    ),
    mistake(
        "S3u",
        "the cursor leaves the board",
        "From the edge, an arrow leads to a square that does not exist.",
        "Which is the smallest number that a row can have, and which the largest?",
        move_cursor(cursor_leaves_the_board),
    ),
    mistake(
        "S3v",
        "the cursor may go one step beyond the last row and the last column",
        "Down and right lead off the board, up and left do not.",
        "Eight rows, counted from 0: which number does the last one have?",
        move_cursor(one_step_too_far),
    ),
    mistake(
        "S3w",
        "the cursor comes in again on the other side",
        "Up from row 1 leads to row 8.",
        "What should the cursor do at the edge: stay, or come in on the other side?",
        move_cursor(cursor_wraps_round),
    ),
    mistake(
        "S3x",
        "a cursor on the edge is stuck",
        "From the first or the last line no arrow leads away.",
        "Is it the old square or the new one that has to lie on the board?",
        move_cursor(stuck_on_the_edge),
    ),
    mistake(
        "S3y",
        "a step to row -1 or column -1 is computed in a type that has no -1",
        "A panic: attempt to subtract with overflow.",
        "Which of your numbers is a usize or a u32 there? An i32 can be -1 for a moment.",
        move_cursor(no_minus_one),
    ),
    mistake(
        "S3z",
        "keys that are no arrows move the cursor too",
        "Enter or a letter moves the cursor to the right.",
        "Which keys does your last arm stand for, the one with _?",
        move_cursor(every_key_moves),
    ),
];

pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];

/// The two numbers that a name holds, letter first. `None` where it is no name.
fn numbers(text: &str) -> Option<(i32, i32)> {
    let square = steps::parse_square(text)?;
    Some((square.col, square.row))
}

/// The first two characters, and that no third follows.
fn two_characters(text: &str) -> Option<(char, char)> {
    let mut characters = text.chars();
    match (characters.next(), characters.next(), characters.next()) {
        (Some(letter), Some(digit), None) => Some((letter, digit)),
        _ => None,
    }
}

/// The square of two characters that are known to lie in their ranges, or nearly.
fn square_of(letter: char, digit: char) -> Square {
    Square {
        row: digit as i32 - '1' as i32,
        col: letter as i32 - 'a' as i32,
    }
}

fn letter_is_the_row(text: &str) -> Option<Square> {
    let (letter, digit) = numbers(text)?;
    Some(Square {
        row: letter,
        col: digit,
    })
}

fn row_gives_the_letter(square: Square) -> String {
    let letter = (b'a' + square.row as u8) as char;
    format!("{letter}{}", square.col + 1)
}

fn digit_is_the_row(text: &str) -> Option<Square> {
    let (letter, digit) = numbers(text)?;
    Some(Square {
        row: digit + 1,
        col: letter,
    })
}

fn row_is_the_digit(square: Square) -> String {
    let letter = (b'a' + square.col as u8) as char;
    format!("{letter}{}", square.row)
}

fn rows_from_the_bottom(text: &str) -> Option<Square> {
    let (letter, digit) = numbers(text)?;
    Some(Square {
        row: 7 - digit,
        col: letter,
    })
}

fn names_from_the_bottom(square: Square) -> String {
    let letter = (b'a' + square.col as u8) as char;
    format!("{letter}{}", 8 - square.row)
}

fn capitals_are_refused(text: &str) -> Option<Square> {
    match two_characters(text)? {
        (letter @ 'a'..='h', digit @ '1'..='8') => Some(square_of(letter, digit)),
        _ => None,
    }
}

fn capital_comes_through(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    match (letter.to_ascii_lowercase(), digit) {
        ('a'..='h', '1'..='8') => Some(square_of(letter, digit)),
        _ => None,
    }
}

fn code_of_the_digit(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    let col = match letter.to_ascii_lowercase() {
        letter @ 'a'..='h' => letter as i32 - 'a' as i32,
        _ => return None,
    };
    let row = match digit {
        '1'..='8' => digit as i32,
        _ => return None,
    };
    Some(Square { row, col })
}

fn longer_texts_are_accepted(text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let (letter, digit) = (characters.next()?.to_ascii_lowercase(), characters.next()?);
    match (letter, digit) {
        ('a'..='h', '1'..='8') => Some(square_of(letter, digit)),
        _ => None,
    }
}

fn range_is_not_checked(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    if !letter.is_ascii_alphabetic() || !digit.is_ascii_digit() {
        return None;
    }
    Some(square_of(letter.to_ascii_lowercase(), digit))
}

/// The column of a letter in either case.
fn column(letter: char) -> Option<i32> {
    match letter.to_ascii_lowercase() {
        letter @ 'a'..='h' => Some(letter as i32 - 'a' as i32),
        _ => None,
    }
}

fn to_digit_is_the_row(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    Some(Square {
        row: digit.to_digit(10)? as i32,
        col: column(letter)?,
    })
}

fn digit_is_not_checked(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    Some(Square {
        row: digit.to_digit(10)? as i32 - 1,
        col: column(letter)?,
    })
}

fn last_ones_are_refused(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    match (letter.to_ascii_lowercase(), digit) {
        (letter @ 'a'..'h', '1'..'8') => Some(square_of(letter, digit)),
        _ => None,
    }
}

fn spaces_are_cut_off(text: &str) -> Option<Square> {
    steps::parse_square(text.trim())
}

fn rest_is_read_as_a_number(text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let letter = characters.next()?.to_ascii_lowercase();
    let number: i32 = characters.as_str().parse().ok()?;
    if !('a'..='h').contains(&letter) || !(1..=8).contains(&number) {
        return None;
    }
    Some(Square {
        row: number - 1,
        col: letter as i32 - 'a' as i32,
    })
}

fn short_texts_panic(text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let letter = characters.next().unwrap().to_ascii_lowercase();
    let digit = characters.next().unwrap();
    match (letter, digit, characters.next()) {
        ('a'..='h', '1'..='8', None) => Some(square_of(letter, digit)),
        _ => None,
    }
}

fn bytes_are_read_first(text: &str) -> Option<Square> {
    let bytes = text.as_bytes();
    let (letter, digit) = (bytes[0].to_ascii_lowercase(), bytes[1]);
    match (letter, digit, bytes.len()) {
        (b'a'..=b'h', b'1'..=b'8', 2) => Some(square_of(letter.into(), digit.into())),
        _ => None,
    }
}

fn cut_behind_the_first_byte(text: &str) -> Option<Square> {
    if text.is_empty() {
        return None;
    }
    let (letter, digit) = (&text[..1], &text[1..]);
    let col = "abcdefgh".find(&letter.to_ascii_lowercase())?;
    let row = ["1", "2", "3", "4", "5", "6", "7", "8"]
        .iter()
        .position(|name| *name == digit)?;
    Some(Square {
        row: row as i32,
        col: col as i32,
    })
}

fn characters_become_bytes(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    match (letter as u8, digit as u8) {
        (letter @ (b'a'..=b'h' | b'A'..=b'H'), digit @ b'1'..=b'8') => {
            Some(square_of(letter.to_ascii_lowercase().into(), digit.into()))
        }
        _ => None,
    }
}

fn no_name_is_a1(text: &str) -> Option<Square> {
    let square = steps::parse_square(text);
    Some(square.unwrap_or(Square { row: 0, col: 0 }))
}

fn capitals_are_written(square: Square) -> String {
    let letter = (b'A' + square.col as u8) as char;
    format!("{letter}{}", square.row + 1)
}

fn digit_first(square: Square) -> String {
    let letter = (b'a' + square.col as u8) as char;
    format!("{}{letter}", square.row + 1)
}

fn number_for_the_letter(square: Square) -> String {
    let letter = b'a' + square.col as u8;
    format!("{letter}{}", square.row + 1)
}

/// The steps of the arrows, in rows and columns. `None` for keys that are no arrows.
fn step_of(key: Key) -> Option<(i32, i32)> {
    match key {
        Key::Up => Some((-1, 0)),
        Key::Down => Some((1, 0)),
        Key::Left => Some((0, -1)),
        Key::Right => Some((0, 1)),
        Key::Enter | Key::Char(_) => None,
    }
}

fn kept_on_board(square: Square) -> Square {
    Square {
        row: square.row.clamp(0, 7),
        col: square.col.clamp(0, 7),
    }
}

fn cursor_stays(cursor: Square, _key: Key) -> Square {
    cursor
}

fn up_and_down_are_exchanged(cursor: Square, key: Key) -> Square {
    let (row_step, col_step) = step_of(key).unwrap_or((0, 0));
    kept_on_board(cursor.step((-row_step, col_step)))
}

fn left_and_right_are_exchanged(cursor: Square, key: Key) -> Square {
    let (row_step, col_step) = step_of(key).unwrap_or((0, 0));
    kept_on_board(cursor.step((row_step, -col_step)))
}

fn arrows_are_mirrored(cursor: Square, key: Key) -> Square {
    let (row_step, col_step) = step_of(key).unwrap_or((0, 0));
    kept_on_board(cursor.step((col_step, row_step)))
}

fn cursor_leaves_the_board(cursor: Square, key: Key) -> Square {
    cursor.step(step_of(key).unwrap_or((0, 0)))
}

fn one_step_too_far(cursor: Square, key: Key) -> Square {
    let next = cursor.step(step_of(key).unwrap_or((0, 0)));
    Square {
        row: next.row.clamp(0, 8),
        col: next.col.clamp(0, 8),
    }
}

fn cursor_wraps_round(cursor: Square, key: Key) -> Square {
    let next = cursor.step(step_of(key).unwrap_or((0, 0)));
    Square {
        row: (next.row + 8) % 8,
        col: (next.col + 8) % 8,
    }
}

fn stuck_on_the_edge(cursor: Square, key: Key) -> Square {
    let inside = 1..7;
    if inside.contains(&cursor.row) && inside.contains(&cursor.col) {
        cursor.step(step_of(key).unwrap_or((0, 0)))
    } else {
        cursor
    }
}

/// `number - 1`, in builds of every kind as learners' builds do it.
fn one_less(number: usize) -> usize {
    number
        .checked_sub(1)
        .expect("attempt to subtract with overflow")
}

fn no_minus_one(cursor: Square, key: Key) -> Square {
    let (mut row, mut col) = (cursor.row as usize, cursor.col as usize);
    match key {
        Key::Up => row = one_less(row),
        Key::Down => row = (row + 1).min(7),
        Key::Left => col = one_less(col),
        Key::Right => col = (col + 1).min(7),
        Key::Enter | Key::Char(_) => {}
    }
    Square {
        row: row as i32,
        col: col as i32,
    }
}

fn every_key_moves(cursor: Square, key: Key) -> Square {
    // The arm of the last arrow was written with `_`.
    kept_on_board(cursor.step(step_of(key).unwrap_or((0, 1))))
}
