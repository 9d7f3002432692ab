//! Step 03: the names of squares, and a cursor that moves over the board.

use crate::{Key, Square};

// ANCHOR: parse_square
/// The square with this name, such as `c3` or `C3`. `None` where the text names
/// no square of the board.
pub fn parse_square(text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let letter = characters.next()?;
    let digit = characters.next()?;
    if characters.next().is_some() {
        return None;
    }
    let col = match letter.to_ascii_lowercase() {
        letter @ 'a'..='h' => letter as i32 - 'a' as i32,
        _ => return None,
    };
    let row = match digit {
        '1'..='8' => digit as i32 - '1' as i32,
        _ => return None,
    };
    Some(Square { row, col })
}
// ANCHOR_END: parse_square

// ANCHOR: square_name
/// The name of a square of the board: a small letter for the column and a digit
/// for the row.
pub fn square_name(square: Square) -> String {
    let letter = (b'a' + square.col as u8) as char;
    let digit = square.row + 1;
    format!("{letter}{digit}")
}
// ANCHOR_END: square_name

// ANCHOR: move_cursor
/// Where the cursor is after a key. At the edge it stays, and keys other than
/// the arrows do not move it.
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
