//! The reference boards: questions written as text files in `boards/`, one file a group.
//!
//! A question is a line with its name and what is asked, then the board; an empty line ends it.
//!
//! ```text
//! two discs to the north-east: Black at *
//!    a b c d e
//! 1  . . . B .
//! 2  . . W . .
//! 3  . W . . .
//! 4  * . . . .
//! 5  . . . . .
//!
//! nine moves: White at every square
//! after f5d6c3f4g4b2c5h4a1
//! ```

use std::fmt;

use steps::{BoardTextError, Disc, GameTextError, Square, parse_board, parse_game};

use crate::Question;

/// What is wrong with a file of questions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QuestionTextError {
    /// The first line of a question does not say what is asked.
    Heading {
        /// The line in the file, counted from 1.
        line: usize,
        /// What it says.
        found: String,
    },
    /// The board below is wrong.
    Board {
        /// The line in the file of the question's first line.
        line: usize,
        /// What is wrong, counted from the line after that.
        error: BoardTextError,
    },
    /// The game below is wrong.
    Game {
        /// The line in the file of the question's first line.
        line: usize,
        /// What is wrong.
        error: GameTextError,
    },
    /// The question asks at `*` and the board has none, or names a square that the board has not.
    NoSquare {
        /// The line in the file, counted from 1.
        line: usize,
    },
}

impl fmt::Display for QuestionTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionTextError::Heading { line, found } => write!(
                f,
                "line {line}: found `{found}`; a question begins with a line such as `its name: Black at c3`, with `*` or `every square` in place of c3"
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
        }
    }
}

impl std::error::Error for QuestionTextError {}

/// Reads a file of questions, all of one group.
///
/// # Errors
///
/// The first thing that is wrong, with its line.
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
        questions.push(parse_question(index + 1, heading, &body, group)?);
    }
    Ok(questions)
}

fn parse_question(
    line: usize,
    heading: &str,
    body: &str,
    group: usize,
) -> Result<Question, QuestionTextError> {
    let bad_heading = || QuestionTextError::Heading {
        line,
        found: heading.trim().to_owned(),
    };
    let (name, asked) = heading.rsplit_once(": ").ok_or_else(bad_heading)?;
    if name.trim().is_empty() {
        return Err(bad_heading());
    }
    let (player, place) = asked.split_once(" at ").ok_or_else(bad_heading)?;
    let player = match player {
        "Black" => Disc::Black,
        "White" => Disc::White,
        _ => return Err(bad_heading()),
    };
    let (board, marked) = match body.strip_prefix("after ") {
        Some(game) => {
            let game = parse_game(game).map_err(|error| QuestionTextError::Game { line, error })?;
            (game.board, None)
        }
        None => {
            let text =
                parse_board(body).map_err(|error| QuestionTextError::Board { line, error })?;
            (text.board, text.marked)
        }
    };
    let no_square = || QuestionTextError::NoSquare { line };
    let squares = match place.trim() {
        "every square" => board.squares().collect(),
        "*" => vec![marked.ok_or_else(no_square)?],
        name => {
            let square: Square = name.parse().map_err(|_| bad_heading())?;
            vec![
                Some(square)
                    .filter(|square| board.contains(*square))
                    .ok_or_else(no_square)?,
            ]
        }
    };
    Ok(Question {
        name: name.trim().to_owned(),
        group,
        board,
        player,
        squares,
    })
}
