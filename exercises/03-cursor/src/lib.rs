//! Step 03 · Squares and the cursor: one place, many names
//!
//! Goal: read the name of a square, write it, and move the cursor with the arrow keys.
//!
//! The name of a square is one letter for the column, a to h from the left, and then one digit for the row,
//! 1 to 8 from the top. Capital letters count too. Any other string isn't a square. In code, rows and columns
//! count from 0: b1 is row 0, column 1.
//!
//! The cursor stays on the board: at the edge, an arrow that points off the board does nothing. Keys other
//! than the arrows never move it.
//!
//! What you can use:
//!
//!   text.chars()                   yields the characters of a string: next() returns Some(character), or
//!                                  None at the end.
//!   option?                        the value inside Some; for None, your function returns None.
//!   character.to_ascii_lowercase() the lower-case letter. Only A to Z change.
//!   character as i32               the number of a character. The numbers of the letters follow one another,
//!                                  and so do the numbers of the digits.
//!   number as u8, byte as char     an i32 becomes a byte, and a byte becomes a character. b'a' is the byte
//!                                  of the letter a.
//!   format!("{first}{second}")     a String made of two values.
//!   Square { row, col }            a square, from two i32. square.row and square.col read them.
//!   Key                            Key::Up, Key::Down, Key::Left, Key::Right, Key::Enter,
//!                                  Key::Char(character).
//!   number.clamp(low, high)        the number itself, or the nearer end if it's outside.
//!
//! Check your answer: cargo test -p step03
//! The chapter:       cargo run, then open 03-cursor.html

use given::step03::*; // all types, and the functions of steps 01 and 02

/// The square with this name, such as `c3` or `C3`. `None` if the string isn't the name of a square.
pub fn parse_square(text: &str) -> Option<Square> {
    todo!("read the name of a square: {text:?}")
}

/// The name of a square of the board: a lower-case letter for the column, then a digit for the row.
pub fn square_name(square: Square) -> String {
    todo!("write the name of {square:?}")
}

/// The cursor's square after a key. The cursor stays on the board; only the arrow keys move it.
pub fn move_cursor(cursor: Square, key: Key) -> Square {
    todo!("move the cursor from {cursor:?} with {key:?}")
}
