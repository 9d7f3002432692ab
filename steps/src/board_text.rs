//! Boards as text, as learners, authors and pages write them.
//!
//! Each cell is one character: `B`, `W` or `.`. Spaces between cells, a first row of column letters and row
//! numbers are optional. The older forms `X`/`O`/`-` and `●`/`○`/`・` also work. One `*` may mark an empty
//! square.

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

/// Why a board can't be read, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardTextError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What was found, and what is allowed.
    pub problem: BoardTextProblem,
}

/// Everything that can be wrong with a board text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardTextProblem {
    /// A character that isn't a cell.
    UnknownCell(char),
    /// A row that isn't as long as the first one.
    RaggedRow {
        /// The number of cells in the row.
        found: usize,
        /// The number of cells in the first row.
        expected: usize,
    },
    /// No board has this number of rows and columns.
    WrongSize {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        columns: usize,
    },
    /// A wrong row number.
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
                "this row has {found} cells, but the first row has {expected}; all rows need the same number"
            ),
            BoardTextProblem::WrongSize { rows, columns } => write!(
                f,
                "found a board of {rows} by {columns} cells; a board is square, with side 4, 5, 6 or 8"
            ),
            BoardTextProblem::WrongRowNumber { found, expected } => {
                write!(f, "found row number {found}, but this is row {expected}")
            }
            BoardTextProblem::SecondMark => {
                write!(f, "found a second *; you can mark only one square")
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
/// The first problem, with its line and column. No text makes it panic.
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

/// Whether a line is a header: the letters from a on, in order.
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
