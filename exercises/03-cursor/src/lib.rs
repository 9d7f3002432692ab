//! Step 03 · Squares and the cursor: one place, many names
//!
//! Goal: read the name of a square, write it, and move the cursor with the arrow keys.
//!
//! The name of a square is a letter for the column, a to h from the left, and a digit for the row, 1 to 8
//! from the top. In code, both count from 0: c3 is row 2, column 2, and b1 is row 0, column 1.
//!
//! To read a name:
//!
//!   1. Take the first character and the second. Where one is missing, or where there is a third, the text
//!      names no square.
//!   2. The first must be a letter from a to h, small or capital. How far it is from a gives the column.
//!   3. The second must be a digit from 1 to 8. How far it is from 1 gives the row.
//!
//! To write a name, go the same way back. To move the cursor, change its row or its column by one, and stay
//! where you are if that would leave the board. Keys other than the arrows do not move it.
//!
//! What you can use:
//!
//!   text.chars()                   the characters of a text, one after another: next() gives
//!                                  Some(character), or None at the end.
//!   character.to_ascii_lowercase() the small letter, for a capital letter.
//!   character as i32               the number of a character. The letters follow one another, and so do
//!                                  the digits.
//!   number as char                 the way back, for a u8. b'a' is the number of the letter a as a u8.
//!   Square { row, col }            a square, from two i32.
//!   Key                            Key::Up, Key::Down, Key::Left, Key::Right, Key::Enter,
//!                                  Key::Char(character).
//!   number.clamp(low, high)        the number, or the nearer end where it lies outside.
//!
//! Check your answer: cargo test -p step03
//! The chapter:       cargo run, then open 03-cursor.html

use given::*;

/// The square with this name, such as `c3` or `C3`. `None` where the text names no square of the board.
pub fn parse_square(text: &str) -> Option<Square> {
    todo!("read the name of a square: {text:?}")
}

/// The name of a square of the board: a small letter for the column and a digit for the row.
pub fn square_name(square: Square) -> String {
    todo!("write the name of {square:?}")
}

/// Where the cursor is after a key. At the edge it stays, and keys other than the arrows do not move it.
pub fn move_cursor(cursor: Square, key: Key) -> Square {
    todo!("move the cursor from {cursor:?} with {key:?}")
}
