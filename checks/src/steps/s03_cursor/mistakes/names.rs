//! Mistakes in `parse_square` and `square_name`.

use steps::Square;

/// The column and the row of a name. `None` if the text isn't a name.
pub(super) fn numbers(text: &str) -> Option<(i32, i32)> {
    let square = steps::parse_square(text)?;
    Some((square.col, square.row))
}

/// The two characters of a text. `None` if it has fewer or more.
fn two_characters(text: &str) -> Option<(char, char)> {
    let mut characters = text.chars();
    match (characters.next(), characters.next(), characters.next()) {
        (Some(letter), Some(digit), None) => Some((letter, digit)),
        _ => None,
    }
}

/// The square for two characters. The caller checks their ranges.
fn square_of(letter: char, digit: char) -> Square {
    Square {
        row: digit as i32 - '1' as i32,
        col: letter as i32 - 'a' as i32,
    }
}

pub(super) fn letter_is_the_row(text: &str) -> Option<Square> {
    let (letter, digit) = numbers(text)?;
    Some(Square {
        row: letter,
        col: digit,
    })
}

pub(super) fn row_gives_the_letter(square: Square) -> String {
    let letter = (b'a' + square.row as u8) as char;
    format!("{letter}{}", square.col + 1)
}

pub(super) fn digit_is_the_row(text: &str) -> Option<Square> {
    let (letter, digit) = numbers(text)?;
    Some(Square {
        row: digit + 1,
        col: letter,
    })
}

pub(super) fn row_is_the_digit(square: Square) -> String {
    let letter = (b'a' + square.col as u8) as char;
    format!("{letter}{}", square.row)
}

pub(super) fn rows_from_the_bottom(text: &str) -> Option<Square> {
    let (letter, digit) = numbers(text)?;
    Some(Square {
        row: 7 - digit,
        col: letter,
    })
}

pub(super) fn names_from_the_bottom(square: Square) -> String {
    let letter = (b'a' + square.col as u8) as char;
    format!("{letter}{}", 8 - square.row)
}

pub(super) fn capitals_are_refused(text: &str) -> Option<Square> {
    match two_characters(text)? {
        (letter @ 'a'..='h', digit @ '1'..='8') => Some(square_of(letter, digit)),
        _ => None,
    }
}

pub(super) fn capital_comes_through(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    match (letter.to_ascii_lowercase(), digit) {
        ('a'..='h', '1'..='8') => Some(square_of(letter, digit)),
        _ => None,
    }
}

pub(super) fn code_of_the_digit(text: &str) -> Option<Square> {
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

pub(super) fn longer_texts_are_accepted(text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let (letter, digit) = (characters.next()?.to_ascii_lowercase(), characters.next()?);
    match (letter, digit) {
        ('a'..='h', '1'..='8') => Some(square_of(letter, digit)),
        _ => None,
    }
}

pub(super) fn range_is_not_checked(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    if !letter.is_ascii_alphabetic() || !digit.is_ascii_digit() {
        return None;
    }
    Some(square_of(letter.to_ascii_lowercase(), digit))
}

/// The column of a letter in either case.
pub(super) fn column(letter: char) -> Option<i32> {
    match letter.to_ascii_lowercase() {
        letter @ 'a'..='h' => Some(letter as i32 - 'a' as i32),
        _ => None,
    }
}

pub(super) fn to_digit_is_the_row(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    Some(Square {
        row: digit.to_digit(10)? as i32,
        col: column(letter)?,
    })
}

pub(super) fn digit_is_not_checked(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    Some(Square {
        row: digit.to_digit(10)? as i32 - 1,
        col: column(letter)?,
    })
}

pub(super) fn last_ones_are_refused(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    match (letter.to_ascii_lowercase(), digit) {
        (letter @ 'a'..'h', '1'..'8') => Some(square_of(letter, digit)),
        _ => None,
    }
}

pub(super) fn spaces_are_cut_off(text: &str) -> Option<Square> {
    steps::parse_square(text.trim())
}

pub(super) fn rest_is_read_as_a_number(text: &str) -> Option<Square> {
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

pub(super) fn short_texts_panic(text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let letter = characters.next().unwrap().to_ascii_lowercase();
    let digit = characters.next().unwrap();
    match (letter, digit, characters.next()) {
        ('a'..='h', '1'..='8', None) => Some(square_of(letter, digit)),
        _ => None,
    }
}

pub(super) fn bytes_are_read_first(text: &str) -> Option<Square> {
    let bytes = text.as_bytes();
    let (letter, digit) = (bytes[0].to_ascii_lowercase(), bytes[1]);
    match (letter, digit, bytes.len()) {
        (b'a'..=b'h', b'1'..=b'8', 2) => Some(square_of(letter.into(), digit.into())),
        _ => None,
    }
}

pub(super) fn cut_behind_the_first_byte(text: &str) -> Option<Square> {
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

pub(super) fn characters_become_bytes(text: &str) -> Option<Square> {
    let (letter, digit) = two_characters(text)?;
    match (letter as u8, digit as u8) {
        (letter @ (b'a'..=b'h' | b'A'..=b'H'), digit @ b'1'..=b'8') => {
            Some(square_of(letter.to_ascii_lowercase().into(), digit.into()))
        }
        _ => None,
    }
}

pub(super) fn no_name_is_a1(text: &str) -> Option<Square> {
    let square = steps::parse_square(text);
    Some(square.unwrap_or(Square { row: 0, col: 0 }))
}

pub(super) fn capitals_are_written(square: Square) -> String {
    let letter = (b'A' + square.col as u8) as char;
    format!("{letter}{}", square.row + 1)
}

pub(super) fn digit_first(square: Square) -> String {
    let letter = (b'a' + square.col as u8) as char;
    format!("{}{letter}", square.row + 1)
}

pub(super) fn number_for_the_letter(square: Square) -> String {
    let letter = b'a' + square.col as u8;
    format!("{letter}{}", square.row + 1)
}
