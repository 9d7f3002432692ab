//! Positions in addresses: the part of a link after `#` that opens a position in a page.
//!
//! The grammar is `pos=<cells row by row>,<B|W>[,<square>[,<direction>]]`, for example
//! `pos=..B.B..WW..B.WW.WW..B....,B,c3,E`. This is version 1. A later version must use
//! another word than `pos`, so that old links keep their meaning.

use std::fmt;

use crate::shown::shown;
use crate::{Board, Disc, SIDES, Square, compass, direction_named};

/// A position that a link opens, with a square and a direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PositionAddress {
    /// The discs on the board.
    pub board: Board,
    /// The side to move.
    pub player: Disc,
    /// The chosen square.
    pub square: Option<Square>,
    /// The direction to walk, one of [`crate::DIRECTIONS`].
    pub direction: Option<(i32, i32)>,
}

/// Why an address can't be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AddressError {
    /// It doesn't begin with `pos=`.
    NotAPosition,
    /// No board has this number of cells.
    WrongNumberOfCells(usize),
    /// A character among the cells isn't `B`, `W` or `.`.
    UnknownCell(char),
    /// The side to move is neither `B` nor `W`.
    UnknownPlayer(String),
    /// The square isn't on this board.
    UnknownSquare(String),
    /// The direction isn't one of the eight.
    UnknownDirection(String),
    /// There are more than four parts.
    TooManyParts,
}

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressError::NotAPosition => write!(f, "the address doesn't begin with pos="),
            AddressError::WrongNumberOfCells(found) => write!(
                f,
                "found {found} cells; a board has 16, 25, 36 or 64 cells, row by row"
            ),
            AddressError::UnknownCell(found) => {
                write!(f, "found the cell `{}`; a cell is B, W or .", shown(found))
            }
            AddressError::UnknownPlayer(found) => write!(
                f,
                "found the side `{}`; the side to move is B or W",
                shown(found)
            ),
            AddressError::UnknownSquare(found) => write!(
                f,
                "found the square `{}`, which isn't on this board",
                shown(found)
            ),
            AddressError::UnknownDirection(found) => write!(
                f,
                "found the direction `{}`; the directions are NW N NE W E SW S SE",
                shown(found)
            ),
            AddressError::TooManyParts => {
                write!(
                    f,
                    "found more than four parts; they are cells, side, square and direction"
                )
            }
        }
    }
}

impl std::error::Error for AddressError {}

impl fmt::Display for PositionAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pos={},{}", self.board.letters(), self.player.letter())?;
        if let Some(square) = self.square {
            write!(f, ",{square}")?;
            if let Some(direction) = self.direction {
                write!(f, ",{}", compass(direction))?;
            }
        }
        Ok(())
    }
}

impl std::str::FromStr for PositionAddress {
    type Err = AddressError;

    /// Reads an address, with or without the `#` before it.
    fn from_str(text: &str) -> Result<PositionAddress, AddressError> {
        let text = text.strip_prefix('#').unwrap_or(text);
        let parts = text
            .strip_prefix("pos=")
            .ok_or(AddressError::NotAPosition)?;
        let mut parts = parts.split(',');
        let board = read_cells(parts.next().unwrap_or_default())?;
        let player = parts.next().unwrap_or_default();
        let player = match player {
            "B" => Disc::Black,
            "W" => Disc::White,
            _ => return Err(AddressError::UnknownPlayer(excerpt(player))),
        };
        let square = match parts.next() {
            None => None,
            Some(name) => Some(
                name.parse()
                    .ok()
                    .filter(|square| board.contains(*square))
                    .ok_or_else(|| AddressError::UnknownSquare(excerpt(name)))?,
            ),
        };
        let direction = match parts.next() {
            None => None,
            Some(name) => Some(
                direction_named(name)
                    .ok_or_else(|| AddressError::UnknownDirection(excerpt(name)))?,
            ),
        };
        if parts.next().is_some() {
            return Err(AddressError::TooManyParts);
        }
        Ok(PositionAddress {
            board,
            player,
            square,
            direction,
        })
    }
}

fn read_cells(cells: &str) -> Result<Board, AddressError> {
    if let Some(unknown) = cells.chars().find(|cell| !matches!(cell, 'B' | 'W' | '.')) {
        return Err(AddressError::UnknownCell(unknown));
    }
    let size = SIDES
        .into_iter()
        .find(|side| (side * side) as usize == cells.len())
        .ok_or(AddressError::WrongNumberOfCells(cells.len()))?;
    let mut board = Board::empty(size);
    for (square, letter) in board.squares().zip(cells.chars()) {
        board[square] = Disc::from_letter(letter);
    }
    Ok(board)
}

fn excerpt(text: &str) -> String {
    text.chars().take(20).collect()
}
