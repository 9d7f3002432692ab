//! The known mistakes of step 03, each written the way a learner would write it.

mod move_cursor;
mod names;

use steps::{Answers, Key, Square};

use crate::{ImpossibleMistake, Mistake};
use move_cursor::{
    arrows_are_mirrored, cursor_leaves_the_board, cursor_stays, cursor_wraps_round,
    every_key_moves, left_and_right_are_exchanged, no_minus_one, one_step_too_far,
    stuck_on_the_edge, up_and_down_are_exchanged,
};
use names::{
    bytes_are_read_first, capital_comes_through, capitals_are_refused, capitals_are_written,
    characters_become_bytes, code_of_the_digit, cut_behind_the_first_byte, digit_first,
    digit_is_not_checked, digit_is_the_row, last_ones_are_refused, letter_is_the_row,
    longer_texts_are_accepted, names_from_the_bottom, no_name_is_a1, number_for_the_letter,
    range_is_not_checked, rest_is_read_as_a_number, row_gives_the_letter, row_is_the_digit,
    rows_from_the_bottom, short_texts_panic, spaces_are_cut_off, to_digit_is_the_row,
};

type ParseSquare = fn(&str) -> Option<Square>;
type SquareName = fn(Square) -> String;
type MoveCursor = fn(Square, Key) -> Square;

/// A misunderstanding of rows and columns affects both functions on names.
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

/// First misunderstandings of rows and columns, then reading names, writing names, and the cursor.
pub(crate) static MISTAKES: [Mistake; 34] = [
    mistake(
        "B01",
        "the code swaps row and column in square names",
        "b1 and a2 change places. Squares such as a1 or d4 don't show the mistake.",
        "Which character of b1 does your code use for the column?",
        names(letter_is_the_row, row_gives_the_letter),
    ),
    mistake(
        "B02",
        "the code uses the digit as the row, without subtracting 1",
        "d3 becomes d4, and row 8 isn't on the board.",
        "Which row does your code use for the digit 1?",
        names(digit_is_the_row, row_is_the_digit),
    ),
    mistake(
        "B03",
        "the code counts the rows from the bottom, as in chess",
        "d3 and d6 change places.",
        "Does your code put row 1 at the top or at the bottom of the board?",
        names(rows_from_the_bottom, names_from_the_bottom),
    ),
    mistake(
        "S3a",
        "the code rejects capital letters",
        "`parse_square(\"C7\")` returns `None`.",
        "Which line of your code changes `C` to `c`?",
        parse_square(capitals_are_refused),
    ),
    mistake(
        "S3b",
        "the code computes the column from the capital letter",
        "`parse_square(\"C7\")` returns a column far off to the left.",
        "Does your subtraction use the letter as typed, or the lowercase letter?",
        parse_square(capital_comes_through),
    ),
    mistake(
        "S3c",
        "the code uses the character code of the digit as the row",
        "`parse_square(\"d3\")` returns row 51, far below the board.",
        "What do you subtract from the code of the digit to get the row?",
        parse_square(code_of_the_digit),
    ),
    mistake(
        "S3d",
        "the code ignores everything after the second character",
        "`c33` and `c3d3` are read as c3.",
        "What does your code do if there is a third character?",
        parse_square(longer_texts_are_accepted),
    ),
    mistake(
        "S3e",
        "the code accepts letters after h and digits above 8",
        "`parse_square(\"i1\")` returns a square that isn't on the board.",
        "Which letters and which digits does your code accept?",
        parse_square(range_is_not_checked),
    ),
    mistake(
        "S3aa",
        "the code uses the digit as the row, and accepts 0 and 9",
        "d3 becomes d4, and `a0` and `a9` are read as squares.",
        "Which rows does your code return for the digits 0, 1 and 9?",
        parse_square(to_digit_is_the_row),
    ),
    mistake(
        "S3ab",
        "the code accepts the digits 0 and 9",
        "`a0` and `a9` are read as squares, but letters after h are rejected.",
        "Which of the ten digits does your code accept?",
        parse_square(digit_is_not_checked),
    ),
    mistake(
        "S3f",
        "the code rejects the last letter and the last digit",
        "`parse_square(\"h8\")` returns `None`.",
        "Do your ranges include their ends, as `'a'..='h'` does?",
        parse_square(last_ones_are_refused),
    ),
    mistake(
        "S3g",
        "the code removes spaces around the name",
        "A name with a space in front is accepted.",
        "What does your code do with a space, which is a character too?",
        parse_square(spaces_are_cut_off),
    ),
    mistake(
        "S3h",
        "the code parses everything after the letter as a number",
        "`c03` and `c+3` are read as c3.",
        "Which strings does your code accept for the number 3?",
        parse_square(rest_is_read_as_a_number),
    ),
    mistake(
        "S3i",
        "the code doesn't expect strings of fewer than two characters",
        "The code panics if the string is empty or has only one character.",
        "What does your code do if a character is missing?",
        parse_square(short_texts_panic),
    ),
    mistake(
        "S3j",
        "the code reads two bytes before it checks the length",
        "The code panics if the string has fewer than two bytes.",
        "Does your code check the length before it reads the first byte?",
        parse_square(bytes_are_read_first),
    ),
    mistake(
        "S3k",
        "the code cuts the string after its first byte",
        "The code panics if the first letter has two bytes.",
        "Does your code cut the string by bytes or by characters, if é has two bytes?",
        parse_square(cut_behind_the_first_byte),
    ),
    mistake(
        "S3l",
        "the code converts each character to one byte",
        "`š1` and `aı` are read as a1.",
        "What does your `as u8` leave of a `char` with a code above 255?",
        parse_square(characters_become_bytes),
    ),
    mistake(
        "S3m",
        "the code reads every invalid name as a1",
        "`parse_square` returns a1 for every invalid string.",
        "What does your code return if the string isn't a square name?",
        parse_square(no_name_is_a1),
    ),
    mistake(
        "S3ac",
        "the code swaps row and column when it writes a name",
        "b1 is written as a2, but reading names works.",
        "Which of `row` and `col` does your code use for the letter?",
        square_name(row_gives_the_letter),
    ),
    mistake(
        "S3ad",
        "the code writes the row without adding 1",
        "a1 is written as a0.",
        "Which digit does your code write for row 0?",
        square_name(row_is_the_digit),
    ),
    mistake(
        "S3ae",
        "the code counts rows from the bottom when it writes a name",
        "a1 is written as a8, but reading names works.",
        "Which digit does your code write for the top row?",
        square_name(names_from_the_bottom),
    ),
    mistake(
        "S3n",
        "the code writes names with capital letters",
        "a1 is written as A1.",
        "Does your code count from `'a'` or from `'A'`?",
        square_name(capitals_are_written),
    ),
    mistake(
        "S3o",
        "the code writes the digit before the letter",
        "c3 is written as 3c.",
        "Which comes first in your format string, the letter or the digit?",
        square_name(digit_first),
    ),
    mistake(
        "S3p",
        "the code writes a number instead of the letter",
        "a1 is written as 971.",
        "Where does your code convert the number `b'a' + col` to a `char`?",
        square_name(number_for_the_letter),
    ),
    mistake(
        "S3q",
        "the code never moves the cursor",
        "The cursor stays on its square, whichever key you press.",
        "Does your code return a new square, or the square that it got?",
        move_cursor(cursor_stays),
    ),
    mistake(
        "S3r",
        "the code swaps up and down",
        "The Up key moves the cursor down.",
        "For the Up key, does your code add 1 to the row or subtract 1?",
        move_cursor(up_and_down_are_exchanged),
    ),
    mistake(
        "S3s",
        "the code swaps left and right",
        "The Left key moves the cursor right.",
        "For the Left key, does your code add 1 to the column or subtract 1?",
        move_cursor(left_and_right_are_exchanged),
    ),
    mistake(
        "S3t",
        "the code swaps row and column when it moves the cursor",
        "The Up key moves the cursor left.",
        "For the Up key, does your code change the row or the column?",
        move_cursor(arrows_are_mirrored),
    ),
    mistake(
        "S3u",
        "the code lets the cursor leave the board",
        "At the edge, an arrow key moves the cursor off the board.",
        "What are the smallest and the largest row that your code allows?",
        move_cursor(cursor_leaves_the_board),
    ),
    mistake(
        "S3v",
        "the code allows one row and one column too many",
        "Down and Right move the cursor off the board, but Up and Left don't.",
        "Which number does your code use for the last row, if the first row is 0?",
        move_cursor(one_step_too_far),
    ),
    mistake(
        "S3w",
        "the code moves the cursor round to the opposite edge",
        "Up from row 1 moves the cursor to row 8.",
        "At the edge, does your code keep the cursor or move it to the other side?",
        move_cursor(cursor_wraps_round),
    ),
    mistake(
        "S3x",
        "the code never moves the cursor away from the edge",
        "In the first and last row or column, no arrow key works.",
        "Which square does your code check, the old one or the new one?",
        move_cursor(stuck_on_the_edge),
    ),
    mistake(
        "S3y",
        "the code computes row or column −1 in an unsigned type",
        "The code panics: attempt to subtract with overflow.",
        "Which of your numbers is a `usize` or a `u32`, which can't be −1?",
        move_cursor(no_minus_one),
    ),
    mistake(
        "S3z",
        "the code moves the cursor for other keys too",
        "Enter or a letter key moves the cursor right.",
        "Which keys does the last arm of your `match` handle?",
        move_cursor(every_key_moves),
    ),
];

pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 0] = [];
