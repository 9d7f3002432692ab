//! A board as a flat list of cells. Each cell stores its column and row.

use std::ops::{Index, IndexMut};

use crate::{Board, Cell, Square, reads};

// ANCHOR: cell
/// One cell of a [`LineBoard`]: its position and its content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LineCell {
    /// The column, counted from 0.
    pub x: i32,
    /// The row, counted from 0.
    pub y: i32,
    /// The disc, if there is one.
    pub disc: Cell,
}
// ANCHOR_END: cell

// ANCHOR: board
/// A board as one list of cells, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineBoard {
    size: i32,
    cells: Vec<LineCell>,
}
// ANCHOR_END: board

// ANCHOR: played
/// The result of a move on a [`LineBoard`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Played {
    /// The square is occupied.
    Occupied,
    /// The move doesn't flip any discs.
    Nothing,
    /// The move was made and flipped this many discs.
    Turned(i32),
}
// ANCHOR_END: played

impl LineBoard {
    /// The number of cells in a row.
    pub fn size(&self) -> i32 {
        self.size
    }

    /// Every cell, in the order of the list. Each one is recorded as a read.
    pub fn cells(&self) -> impl Iterator<Item = LineCell> + '_ {
        self.cells.iter().map(|cell| {
            reads::note(cell.square());
            *cell
        })
    }

    /// The same position as an ordinary board.
    pub fn to_board(&self) -> Board {
        let mut board = Board::empty(self.size);
        for cell in &self.cells {
            board[cell.square()] = cell.disc;
        }
        board
    }

    #[track_caller]
    fn checked(&self, index: i32) -> usize {
        let last = self.size * self.size - 1;
        assert!(
            (0..=last).contains(&index),
            "went to cell {index}: cells are 0 to {last}"
        );
        index as usize
    }
}

impl LineCell {
    /// The cell's row and column as a square.
    pub fn square(&self) -> Square {
        Square {
            row: self.y,
            col: self.x,
        }
    }
}

/// The same position as a list.
impl From<&Board> for LineBoard {
    fn from(board: &Board) -> LineBoard {
        let cells = board.squares().map(|square| LineCell {
            x: square.col,
            y: square.row,
            disc: board.peek(square),
        });
        LineBoard {
            size: board.size(),
            cells: cells.collect(),
        }
    }
}

/// Reads one cell. Panics outside the list.
impl Index<i32> for LineBoard {
    type Output = LineCell;

    #[track_caller]
    fn index(&self, index: i32) -> &LineCell {
        let cell = &self.cells[self.checked(index)];
        reads::note(cell.square());
        cell
    }
}

/// Changes one cell. Panics outside the list.
impl IndexMut<i32> for LineBoard {
    #[track_caller]
    fn index_mut(&mut self, index: i32) -> &mut LineCell {
        let index = self.checked(index);
        &mut self.cells[index]
    }
}
