//! Squares: a row and a column, and names such as `c3`.

use std::fmt;
use std::str::FromStr;

use crate::shown::shown;
use crate::{parse_square, square_name};

/// A square on the board or next to it.
///
/// Rows count from the top and columns from the left, both from 0. The numbers are signed because a walk
/// may step off the board: one step west of column 0 is column -1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square {
    /// Rows from the top, starting at 0.
    pub row: i32,
    /// Columns from the left, starting at 0.
    pub col: i32,
}

impl Square {
    /// The square one step away in a direction. It may be off the board.
    ///
    /// ```
    /// use steps::Square;
    /// let c3 = Square { row: 2, col: 2 };
    /// assert_eq!(c3.step((-1, 1)).to_string(), "d2");
    /// ```
    #[must_use = "`step` doesn't change the square, it returns the next one"]
    pub fn step(self, direction: (i32, i32)) -> Square {
        Square {
            row: self.row + direction.0,
            col: self.col + direction.1,
        }
    }
}

/// The name, such as `c3`. Off the 8×8 board, the row and the column.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if (0..8).contains(&self.row) && (0..8).contains(&self.col) {
            f.write_str(&square_name(*self))
        } else {
            write!(f, "row {}, column {}", self.row, self.col)
        }
    }
}

/// A string that isn't the name of a square on an 8×8 board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SquareError {
    /// The start of the string.
    pub found: String,
}

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "found `{}`; a square is a letter from a to h and a number from 1 to 8, such as c3",
            shown(&self.found)
        )
    }
}

impl std::error::Error for SquareError {}

/// Reads a name such as `c3` or `C3`. Spaces around it are ignored.
impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        parse_square(text.trim()).ok_or_else(|| SquareError {
            found: text.chars().take(20).collect(),
        })
    }
}
