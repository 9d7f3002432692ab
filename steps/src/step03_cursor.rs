//! Step 03: the names of squares, and a cursor that moves over the board.

use crate::{Key, Square};

// ANCHOR: parse_square
/// The square with this name, such as `c3` or `C3`. `None` if the string
/// isn't the name of a square of the board.
pub fn parse_square(text: &str) -> Option<Square> {
    match text.to_ascii_lowercase().as_bytes() {
        [letter @ b'a'..=b'h', digit @ b'1'..=b'8'] => Some(Square {
            row: i32::from(digit - b'1'),
            col: i32::from(letter - b'a'),
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
