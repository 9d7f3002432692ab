//! The reference boards: questions as text files in `boards/`, with one file for each group.
//!
//! A question is a line with its name and its call, followed by a board if the call needs one. An empty line ends
//! it.
//!
//! ```text
//! two discs to the north-east: is_valid_move(*, Black)
//!    a b c d e
//! 1  . . . B .
//! 2  . . W . .
//! 3  . W . . .
//! 4  * . . . .
//! 5  . . . . .
//!
//! nine moves: is_valid_move(every square, White)
//! after f5d6c3f4g4b2c5h4a1
//!
//! the corner: parse_square("a1")
//! ```
//!
//! The arguments are in the order of the function, without the board and the screen. A square is a name, `*` for
//! the marked cell, or `every square`. A direction is a compass name or `every direction`. A string is in quotes.
//! In `parse_square`, `every name` means all square names. `Game(Black, d3 c3 undo)` names the human's side
//! and the actions. `alpha_beta(Black, 3)` without bounds has a full window.

use std::fmt;

use steps::{
    Board, BoardTextError, DIRECTIONS, Disc, GameTextError, Square, direction_named, parse_board,
    parse_game,
};

use crate::Question;
use crate::functions::{Boards, Call, definition};

/// An error in a file of questions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QuestionTextError {
    /// The first line of a question has no valid call.
    Heading {
        /// The line in the file, counted from 1.
        line: usize,
        /// The text of the line.
        found: String,
    },
    /// The board below is wrong.
    Board {
        /// The line in the file of the question's heading.
        line: usize,
        /// The error, with lines counted from the line after the heading.
        error: BoardTextError,
    },
    /// The game below is wrong.
    Game {
        /// The line in the file of the question's heading.
        line: usize,
        /// The error.
        error: GameTextError,
    },
    /// The call uses `*` but the board has no `*`, or the call names a square that isn't on the board.
    NoSquare {
        /// The line in the file, counted from 1.
        line: usize,
    },
    /// The call needs a board, but there is none below.
    NoBoard {
        /// The line in the file, counted from 1.
        line: usize,
    },
}

impl fmt::Display for QuestionTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionTextError::Heading { line, found } => write!(
                f,
                "line {line}: found `{found}`; a question starts with its name and a call, such as `its name: is_valid_move(c3, Black)`, with `*` or `every square` instead of c3"
            ),
            QuestionTextError::Board { line, error } => {
                write!(f, "the board below line {line}: {error}")
            }
            QuestionTextError::Game { line, error } => {
                write!(f, "the game below line {line}: {error}")
            }
            QuestionTextError::NoSquare { line } => write!(
                f,
                "line {line}: the board below has no such square; mark one cell with *"
            ),
            QuestionTextError::NoBoard { line } => write!(
                f,
                "line {line}: this call needs a board; write one below, or `after` and a game"
            ),
        }
    }
}

impl std::error::Error for QuestionTextError {}

/// Reads a file of questions, all of one group.
///
/// # Errors
///
/// The first error, with its line.
pub fn parse_questions(text: &str, group: usize) -> Result<Vec<Question>, QuestionTextError> {
    let mut questions = Vec::new();
    let mut lines = text.lines().enumerate().peekable();
    while let Some((index, heading)) = lines.next() {
        if heading.trim().is_empty() {
            continue;
        }
        let mut body = String::new();
        while let Some((_, line)) = lines.next_if(|(_, line)| !line.trim().is_empty()) {
            body.push_str(line);
            body.push('\n');
        }
        let line = index + 1;
        let (name, call) = split_heading(heading).ok_or_else(|| bad_heading(line, heading))?;
        let position = read_body(line, &body)?;
        questions.push(Question {
            name: name.to_owned(),
            group,
            calls: read_calls(line, heading, call, position)?,
        });
    }
    Ok(questions)
}

/// The name and the call. The call starts after the last colon before its parenthesis.
fn split_heading(heading: &str) -> Option<(&str, &str)> {
    let bracket = heading.find('(')?;
    let colon = heading[..bracket].rfind(": ")?;
    let (name, call) = (heading[..colon].trim(), heading[colon + 2..].trim());
    (!name.is_empty()).then_some((name, call))
}

fn bad_heading(line: usize, heading: &str) -> QuestionTextError {
    QuestionTextError::Heading {
        line,
        found: heading.trim().to_owned(),
    }
}

/// The position below the heading, if there is one.
fn read_body(
    line: usize,
    body: &str,
) -> Result<Option<(Board, Option<Square>)>, QuestionTextError> {
    if body.is_empty() {
        return Ok(None);
    }
    match body.strip_prefix("after ") {
        Some(game) => {
            let game = parse_game(game).map_err(|error| QuestionTextError::Game { line, error })?;
            Ok(Some((game.board, None)))
        }
        None => {
            let text =
                parse_board(body).map_err(|error| QuestionTextError::Board { line, error })?;
            Ok(Some((text.board, text.marked)))
        }
    }
}

/// The heading of a question with the position below it, as a function reads it.
pub(crate) struct Line<'a> {
    number: usize,
    heading: &'a str,
    arguments: Vec<&'a str>,
    position: Option<(Board, Option<Square>)>,
    boards: Boards,
}

pub(crate) type Read<T> = Result<T, QuestionTextError>;

/// The calls of one heading.
fn read_calls(
    number: usize,
    heading: &str,
    call: &str,
    position: Option<(Board, Option<Square>)>,
) -> Read<Vec<Call>> {
    let wrong = || bad_heading(number, heading);
    let (function, arguments) = call
        .strip_suffix(')')
        .and_then(|call| call.split_once('('))
        .ok_or_else(wrong)?;
    let definition = definition(function).ok_or_else(wrong)?;
    let arguments = arguments
        .split(", ")
        .filter(|argument| !argument.is_empty());
    (definition.read)(&Line {
        number,
        heading,
        arguments: arguments.collect(),
        position,
        boards: definition.boards,
    })
}

impl Line<'_> {
    /// The error for a call that the function can't read.
    pub(crate) fn wrong(&self) -> QuestionTextError {
        bad_heading(self.number, self.heading)
    }

    /// All arguments, as text.
    pub(crate) fn arguments<const COUNT: usize>(&self) -> Read<[&str; COUNT]> {
        self.arguments
            .as_slice()
            .try_into()
            .map_err(|_| self.wrong())
    }

    /// All arguments, as text, if their number isn't fixed.
    pub(crate) fn argument_list(&self) -> &[&str] {
        &self.arguments
    }

    /// Parses an argument, such as a number or a key.
    pub(crate) fn parse<T: std::str::FromStr>(&self, text: &str) -> Read<T> {
        text.parse().map_err(|_| self.wrong())
    }

    /// The board below.
    pub(crate) fn board(&self) -> Read<Board> {
        let board = self.position.map(|(board, _)| board);
        board
            .filter(|board| self.boards.allow(board))
            .ok_or(QuestionTextError::NoBoard { line: self.number })
    }

    /// `Black` or `White`.
    pub(crate) fn player(&self, name: &str) -> Read<Disc> {
        match name {
            "Black" => Ok(Disc::Black),
            "White" => Ok(Disc::White),
            _ => Err(self.wrong()),
        }
    }

    /// A string in quotes.
    pub(crate) fn quoted(&self, text: &str) -> Read<String> {
        let inside = text
            .strip_prefix('"')
            .and_then(|text| text.strip_suffix('"'));
        inside.map(str::to_owned).ok_or_else(|| self.wrong())
    }

    /// A direction, or all of them for `every direction`.
    pub(crate) fn directions(&self, text: &str) -> Read<Vec<(i32, i32)>> {
        match text {
            "every direction" => Ok(DIRECTIONS.to_vec()),
            name => Ok(vec![direction_named(name).ok_or_else(|| self.wrong())?]),
        }
    }

    /// A square, or all squares of the board for `every square`.
    pub(crate) fn squares(&self, text: &str) -> Read<Vec<Square>> {
        match text {
            "every square" => Ok(self.board_or_empty().squares().collect()),
            name => Ok(vec![self.square(name)?]),
        }
    }

    /// A square of the board, or the marked square for `*`.
    pub(crate) fn square(&self, name: &str) -> Read<Square> {
        let missing = QuestionTextError::NoSquare { line: self.number };
        let marked = self.position.and_then(|(_, marked)| marked);
        let square = match name {
            "*" => marked,
            name => Some(self.parse(name)?),
        };
        square
            .filter(|square| self.board_or_empty().contains(*square))
            .ok_or(missing)
    }

    fn board_or_empty(&self) -> Board {
        self.position.map_or(Board::empty(8), |(board, _)| board)
    }
}
