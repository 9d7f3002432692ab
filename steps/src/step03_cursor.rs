//! Step 03: the names of squares, and a cursor that moves over the board.

use crate::{Key, Square};

// ANCHOR: parse_square
/// The square with this name, such as `c3` or `C3`. `None` if the string
/// isn't the name of a square of the board.
pub fn parse_square(text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let letter = characters.next()?.to_ascii_lowercase();
    let digit = characters.next()?;
    match (letter, digit, characters.next()) {
        ('a'..='h', '1'..='8', None) => Some(Square {
            row: digit as i32 - '1' as i32,
            col: letter as i32 - 'a' as i32,
        }),
        _ => None,
    }
}
// ANCHOR_END: parse_square

// ANCHOR: square_name
/// The name of a square of the board: a lower-case letter for the column,
/// then a digit for the row.
pub fn square_name(square: Square) -> String {
    let letter = (b'a' + square.col as u8) as char;
    let digit = square.row + 1;
    format!("{letter}{digit}")
}
// ANCHOR_END: square_name

// ANCHOR: move_cursor
/// The cursor's square after a key. The cursor stays on the board; only
/// the arrow keys move it.
pub fn move_cursor(cursor: Square, key: Key) -> Square {
    let (row, col) = match key {
        Key::Up => (cursor.row - 1, cursor.col),
        Key::Down => (cursor.row + 1, cursor.col),
        Key::Left => (cursor.row, cursor.col - 1),
        Key::Right => (cursor.row, cursor.col + 1),
        Key::Enter | Key::Char(_) => (cursor.row, cursor.col),
    };
    Square {
        row: row.clamp(0, 7),
        col: col.clamp(0, 7),
    }
}
// ANCHOR_END: move_cursor
