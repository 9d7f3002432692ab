//! The board: a square grid of cells. Every read of a cell can be recorded.

use std::fmt::{self, Write};
use std::ops::{Index, IndexMut};

use crate::{Cell, Disc, Square, reads};

/// The sizes that a board can have. Games are played on 8×8. The smaller boards show one idea at a time.
pub const SIDES: [i32; 4] = [4, 5, 6, 8];

/// A position: the discs on the board. It's copied when assigned, like a number.
///
/// To read a cell, use `board[square]`, which panics with a clear message if the square is off the board, or
/// [`Board::get`], which returns `None` then.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    size: i32,
    cells: [Cell; 64],
}

impl Board {
    /// A board without discs.
    ///
    /// # Panics
    ///
    /// If `size` isn't one of [`SIDES`].
    pub fn empty(size: i32) -> Board {
        assert!(
            SIDES.contains(&size),
            "a board of side {size}: the sides are 4, 5, 6 and 8"
        );
        Board {
            size,
            cells: [None; 64],
        }
    }

    /// The number of rows, which is also the number of columns.
    pub fn size(&self) -> i32 {
        self.size
    }

    /// Whether the square is on the board.
    pub fn contains(&self, square: Square) -> bool {
        (0..self.size).contains(&square.row) && (0..self.size).contains(&square.col)
    }

    /// The content of a cell, or `None` if the square is off the board.
    pub fn get(&self, square: Square) -> Option<Cell> {
        reads::note(square);
        self.contains(square).then(|| self.peek(square))
    }

    /// The same position with one cell changed.
    ///
    /// # Panics
    ///
    /// If the square is off the board.
    #[must_use = "`with` doesn't change the board, it returns a new one"]
    pub fn with(mut self, square: Square, cell: Cell) -> Board {
        self[square] = cell;
        self
    }

    /// Every square in scan order: row by row, from the top left to the bottom right.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let size = self.size;
        (0..size).flat_map(move |row| (0..size).map(move |col| Square { row, col }))
    }

    /// The cells as one string of `B`, `W` and `.`, row by row.
    pub fn letters(&self) -> String {
        self.squares()
            .map(|square| cell_letter(self.peek(square)))
            .collect()
    }

    /// The board as text, with letters and numbers. `mark` can return another character for a square.
    pub fn draw(&self, mark: impl Fn(Square) -> Option<char>) -> String {
        let letters: Vec<String> = (0..self.size)
            .map(|col| char::from(b'a' + col as u8).to_string())
            .collect();
        let mut text = format!("   {}\n", letters.join(" "));
        for row in 0..self.size {
            let cells: Vec<String> = (0..self.size)
                .map(|col| {
                    let square = Square { row, col };
                    let cell = self.peek(square);
                    mark(square).unwrap_or(cell_letter(cell)).to_string()
                })
                .collect();
            let _ = writeln!(text, "{}  {}", row + 1, cells.join(" "));
        }
        text
    }

    /// The content of a cell, without recording the read. For the course's own code, whose reads aren't a walk.
    pub(crate) fn peek(&self, square: Square) -> Cell {
        self.cells[self.index_of(square)]
    }

    fn index_of(&self, square: Square) -> usize {
        (square.row * self.size + square.col) as usize
    }

    #[track_caller]
    fn expect_on_board(&self, square: Square, verb: &str) {
        if self.contains(square) {
            return;
        }
        let Square { row, col } = square;
        let last = self.size - 1;
        let on_board = 0..self.size;
        let wrong = match (on_board.contains(&row), on_board.contains(&col)) {
            (true, _) => "columns",
            (_, true) => "rows",
            _ => "rows and columns",
        };
        panic!("{verb} row {row}, column {col}: {wrong} are 0 to {last}");
    }
}

fn cell_letter(cell: Cell) -> char {
    cell.map_or('.', Disc::letter)
}

/// Reads one cell. Panics outside the board.
impl Index<Square> for Board {
    type Output = Cell;

    #[track_caller]
    fn index(&self, square: Square) -> &Cell {
        reads::note(square);
        self.expect_on_board(square, "read");
        &self.cells[self.index_of(square)]
    }
}

/// Changes one cell. Panics outside the board.
impl IndexMut<Square> for Board {
    #[track_caller]
    fn index_mut(&mut self, square: Square) -> &mut Cell {
        self.expect_on_board(square, "wrote to");
        let index = self.index_of(square);
        &mut self.cells[index]
    }
}

/// Draws the board, so that a message shows a position instead of 64 cells.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

/// Draws the board with its letters and numbers.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.draw(|_| None))
    }
}
