//! The functions of step 03, for later steps.

use crate::{Key, Square, using};

/// The square with this name, or `None`.
pub fn parse_square(text: &str) -> Option<Square> {
    (using::current().parse_square)(text)
}

/// The name of a square of the board.
pub fn square_name(square: Square) -> String {
    (using::current().square_name)(square)
}

/// The square of the cursor after a key.
pub fn move_cursor(cursor: Square, key: Key) -> Square {
    (using::current().move_cursor)(cursor, key)
}
