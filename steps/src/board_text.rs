//! Boards as text: what learners, authors and pages write.
//!
//! One character a cell: `B`, `W`, `.`, with spaces allowed between them, an optional first row of column
//! letters and optional row numbers. The older forms `X`/`O`/`-` and `●`/`○`/`・` are read as well. One
//! `*` may mark the square under discussion, which is empty.

use std::fmt;

use crate::shown::shown;
use crate::{Board, Cell, Disc, SIDES, Square};

/// A board read from text, and the square that was marked in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardText {
    /// The position.
    pub board: Board,
    /// The square marked with `*`.
    pub marked: Option<Square>,
}

/// What is wrong with a board text, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardTextError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What was found, and what would be right.
    pub problem: BoardTextProblem,
}

/// The ways in which a board text can be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardTextProblem {
    /// A character that stands for no cell.
    UnknownCell(char),
    /// A row with another number of cells than the first one.
    RaggedRow {
        /// How many cells the row has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// The number of rows and columns makes no board.
    WrongSize {
        /// How many rows there are.
        rows: usize,
        /// How many columns there are.
        columns: usize,
    },
    /// A row number that is not the number of its row.
    WrongRowNumber {
        /// The number found.
        found: String,
        /// The number of that row.
        expected: usize,
    },
    /// A second `*`.
    SecondMark,
}

impl fmt::Display for BoardTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.problem {
            BoardTextProblem::UnknownCell(found) => write!(
                f,
                "found `{}`; a cell is B, W or . (and * marks one empty cell)",
                shown(found)
            ),
            BoardTextProblem::RaggedRow { found, expected } => write!(
                f,
                "this row has {found} cells, the first row has {expected}; all rows need the same number"
            ),
            BoardTextProblem::WrongSize { rows, columns } => write!(
                f,
                "found {rows} {} of {columns} {}; a board is square, with side 4, 5, 6 or 8",
                if *rows == 1 { "row" } else { "rows" },
                if *columns == 1 { "cell" } else { "cells" },
            ),
            BoardTextProblem::WrongRowNumber { found, expected } => {
                write!(f, "found row number {found}; this is row {expected}")
            }
            BoardTextProblem::SecondMark => {
                write!(f, "found a second *; only one square can be marked")
            }
        }
    }
}

impl std::error::Error for BoardTextError {}

enum CellText {
    Holds(Cell),
    Mark,
}

/// Reads a board.
///
/// # Errors
///
/// The first thing that is wrong, with line and column. No text makes it panic.
pub fn parse_board(text: &str) -> Result<BoardText, BoardTextError> {
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    let mut marked = None;
    let mut header_may_follow = true;
    let mut last_line = 1;
    for (line_index, line) in text.lines().enumerate() {
        let line_number = line_index + 1;
        let error = |column: usize, problem| BoardTextError {
            line: line_number,
            column,
            problem,
        };
        let characters: Vec<(usize, char)> = line
            .chars()
            .enumerate()
            .filter(|(_, character)| !character.is_whitespace())
            .map(|(index, character)| (index + 1, character))
            .collect();
        let Some(&(first_column, _)) = characters.first() else {
            continue;
        };
        last_line = line_number;
        if std::mem::take(&mut header_may_follow) && is_header(&characters) {
            continue;
        }
        let number: String = characters
            .iter()
            .map(|(_, character)| *character)
            .take_while(char::is_ascii_digit)
            .collect();
        if !number.is_empty() && number != (rows.len() + 1).to_string() {
            return Err(error(
                first_column,
                BoardTextProblem::WrongRowNumber {
                    found: number,
                    expected: rows.len() + 1,
                },
            ));
        }
        let mut row = Vec::new();
        for &(column, character) in &characters[number.len()..] {
            match cell_text(character) {
                Some(CellText::Holds(cell)) => row.push(cell),
                Some(CellText::Mark) if marked.is_some() => {
                    return Err(error(column, BoardTextProblem::SecondMark));
                }
                Some(CellText::Mark) => {
                    marked = Some(Square {
                        row: rows.len() as i32,
                        col: row.len() as i32,
                    });
                    row.push(None);
                }
                None => return Err(error(column, BoardTextProblem::UnknownCell(character))),
            }
        }
        if let Some(first) = rows.first()
            && first.len() != row.len()
        {
            return Err(error(
                first_column,
                BoardTextProblem::RaggedRow {
                    found: row.len(),
                    expected: first.len(),
                },
            ));
        }
        rows.push(row);
    }
    let columns = rows.first().map_or(0, Vec::len);
    if rows.len() != columns || !SIDES.contains(&(columns as i32)) {
        return Err(BoardTextError {
            line: last_line,
            column: 1,
            problem: BoardTextProblem::WrongSize {
                rows: rows.len(),
                columns,
            },
        });
    }
    let mut board = Board::empty(columns as i32);
    for (square, cell) in board.squares().zip(rows.into_iter().flatten()) {
        board[square] = cell;
    }
    Ok(BoardText { board, marked })
}

/// A header is the letters from a on, in order.
fn is_header(characters: &[(usize, char)]) -> bool {
    characters
        .iter()
        .zip('a'..)
        .all(|((_, found), letter)| found.to_ascii_lowercase() == letter)
}

fn cell_text(character: char) -> Option<CellText> {
    Some(match character {
        'B' | 'b' | 'X' | 'x' | '●' => CellText::Holds(Some(Disc::Black)),
        'W' | 'w' | 'O' | 'o' | '○' => CellText::Holds(Some(Disc::White)),
        '.' | '-' | '・' => CellText::Holds(None),
        '*' => CellText::Mark,
        _ => return None,
    })
}
