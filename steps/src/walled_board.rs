//! A board with a wall around it: a walk reaches the wall before it can leave the board.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::{Board, Disc, Square, reads};

/// The content of one spot of a walled board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// Part of the wall. It never holds a disc, and every walk ends there.
    Wall,
    /// An empty cell.
    Empty,
    /// A disc.
    Holds(Disc),
}

/// A board as one long row of spots, with a wall on all four sides. A board of 8 by 8 cells becomes 10 by 10
/// spots.
///
/// A spot has one number, its index: `(row + 1) * width + (col + 1)`. On the large board a1 is 11, d4 is 44
/// and h8 is 88.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct WalledBoard {
    width: i32,
    spots: [Spot; 100],
}

impl WalledBoard {
    /// A board of `size` by `size` empty cells, with its wall.
    ///
    /// # Panics
    ///
    /// If no board has that size.
    pub fn empty(size: i32) -> WalledBoard {
        WalledBoard::from(&Board::empty(size))
    }

    /// The number of spots in a row, including the wall.
    pub fn width(&self) -> i32 {
        self.width
    }

    /// The number of cells in a row, without the wall.
    pub fn size(&self) -> i32 {
        self.width - 2
    }

    /// The number to add to an index for one step in each direction: NW N NE, W E, SW S SE.
    ///
    /// ```
    /// let board = steps::WalledBoard::empty(8);
    /// assert_eq!(board.steps(), [-11, -10, -9, -1, 1, 9, 10, 11]);
    /// ```
    pub fn steps(&self) -> [i32; 8] {
        let width = self.width;
        [
            -width - 1,
            -width,
            -width + 1,
            -1,
            1,
            width - 1,
            width,
            width + 1,
        ]
    }

    /// The index of a square.
    pub fn index_of(&self, square: Square) -> i32 {
        (square.row + 1) * self.width + square.col + 1
    }

    /// The square at an index. If the index is part of the wall, the square is off the board.
    pub fn square_at(&self, index: i32) -> Square {
        Square {
            row: index.div_euclid(self.width) - 1,
            col: index.rem_euclid(self.width) - 1,
        }
    }

    /// The same position without the wall.
    pub fn to_board(&self) -> Board {
        let mut board = Board::empty(self.size());
        for square in board.squares() {
            if let Spot::Holds(disc) = self.spots[self.index_of(square) as usize] {
                board[square] = Some(disc);
            }
        }
        board
    }

    /// The board with its wall, row by row, with one character for each spot.
    pub fn draw(&self, sign: impl Fn(Spot) -> char) -> String {
        let width = self.width as usize;
        let mut text = String::new();
        for row in self.spots[..width * width].chunks(width) {
            text.extend(row.iter().map(|spot| sign(*spot)));
            text.push('\n');
        }
        text
    }

    #[track_caller]
    fn checked(&self, index: i32) -> usize {
        let last = self.width * self.width - 1;
        assert!(
            (0..=last).contains(&index),
            "went to spot {index}: spots are 0 to {last}"
        );
        index as usize
    }
}

/// The same position with a wall around it.
impl From<&Board> for WalledBoard {
    fn from(board: &Board) -> WalledBoard {
        let mut walled = WalledBoard {
            width: board.size() + 2,
            spots: [Spot::Wall; 100],
        };
        for square in board.squares() {
            let index = walled.index_of(square) as usize;
            walled.spots[index] = board.peek(square).map_or(Spot::Empty, Spot::Holds);
        }
        walled
    }
}

/// Reads one spot. Panics beyond the wall.
impl Index<i32> for WalledBoard {
    type Output = Spot;

    #[track_caller]
    fn index(&self, index: i32) -> &Spot {
        reads::note(self.square_at(index));
        &self.spots[self.checked(index)]
    }
}

/// Changes one spot. Panics beyond the wall.
impl IndexMut<i32> for WalledBoard {
    #[track_caller]
    fn index_mut(&mut self, index: i32) -> &mut Spot {
        let index = self.checked(index);
        &mut self.spots[index]
    }
}

/// Draws the board with `#` for the wall, `.` for empty cells, `B` and `W`.
impl fmt::Display for WalledBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.draw(|spot| match spot {
            Spot::Wall => '#',
            Spot::Empty => '.',
            Spot::Holds(disc) => disc.letter(),
        }))
    }
}

/// Draws the board, so that a message shows a position instead of 100 spots.
impl fmt::Debug for WalledBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}
