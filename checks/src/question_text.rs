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
    Action, Board, BoardTextError, DIRECTIONS, Disc, GameTextError, Key, Square, WalledBoard,
    direction_named, parse_board, parse_game, square_name,
};

use crate::action_text::action_named;
use crate::{Call, Draws, Question};

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
        let reader = CallReader {
            line,
            heading,
            position: read_body(line, &body)?,
        };
        questions.push(Question {
            name: name.to_owned(),
            group,
            calls: reader.read(call)?,
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

/// Parses the call of one heading.
struct CallReader<'a> {
    line: usize,
    heading: &'a str,
    position: Option<(Board, Option<Square>)>,
}

type Read<T> = Result<T, QuestionTextError>;

impl CallReader<'_> {
    fn read(&self, call: &str) -> Read<Vec<Call>> {
        let wrong = || bad_heading(self.line, self.heading);
        let (function, arguments) = call
            .strip_suffix(')')
            .and_then(|call| call.split_once('('))
            .ok_or_else(wrong)?;
        let arguments: Vec<&str> = if arguments.is_empty() {
            Vec::new()
        } else {
            arguments.split(", ").collect()
        };
        Ok(match (function, arguments.as_slice()) {
            ("draw_board", []) => vec![Call::DrawBoard],
            ("start", []) => vec![Call::Start],
            ("draw_discs", []) => vec![Call::DrawDiscs {
                board: self.board()?,
            }],
            ("parse_square", ["every name"]) => Board::empty(8)
                .squares()
                .map(|square| Call::ParseSquare {
                    text: square_name(square),
                })
                .collect(),
            ("parse_square", [text]) => vec![Call::ParseSquare {
                text: self.quoted(text)?,
            }],
            ("square_name", [squares]) => {
                self.each(squares, |square| Call::SquareName { square })?
            }
            ("move_cursor", [squares, key]) => {
                let key: Key = key.parse().map_err(|_| wrong())?;
                self.each(squares, |cursor| Call::MoveCursor { cursor, key })?
            }
            ("is_valid_move", [squares, player]) => {
                let (board, player) = (self.board()?, self.disc(player)?);
                self.each(squares, |square| Call::IsValidMove {
                    board,
                    square,
                    player,
                })?
            }
            ("flips_in_direction", [square, direction, player]) => {
                let (board, player) = (self.board()?, self.disc(player)?);
                let directions = match *direction {
                    "every direction" => DIRECTIONS.to_vec(),
                    name => vec![direction_named(name).ok_or_else(wrong)?],
                };
                let square = self.square(square)?;
                let call = |direction| Call::FlipsInDirection {
                    board,
                    square,
                    direction,
                    player,
                };
                directions.into_iter().map(call).collect()
            }
            ("flips_at", [squares, player]) => {
                let (board, player) = (self.board()?, self.disc(player)?);
                self.each(squares, |square| Call::FlipsAt {
                    board,
                    square,
                    player,
                })?
            }
            ("place", [squares, player]) => {
                let (board, player) = (self.board()?, self.disc(player)?);
                self.each(squares, |square| Call::Place {
                    board,
                    square,
                    player,
                })?
            }
            ("legal_moves", [player]) => vec![Call::LegalMoves {
                board: self.board()?,
                player: self.disc(player)?,
            }],
            ("next_turn", [player]) => vec![Call::NextTurn {
                board: self.board()?,
                just_moved: self.disc(player)?,
            }],
            ("count", []) => vec![Call::Count {
                board: self.board()?,
            }],
            ("outcome", []) => vec![Call::Outcome {
                board: self.board()?,
            }],
            ("walled_start", []) => vec![Call::WalledStart],
            ("count_or_turn", [squares, player, turn]) => {
                let (board, player) = (self.board()?, self.disc(player)?);
                let turn = turn.parse().map_err(|_| wrong())?;
                let walled = WalledBoard::from(&board);
                self.each(squares, |square| Call::CountOrTurn {
                    board,
                    index: walled.index_of(square),
                    player,
                    turn,
                })?
            }
            ("walled_moves", [player]) => vec![Call::WalledMoves {
                board: self.board()?,
                player: self.disc(player)?,
            }],
            ("flat_index", [size, x, y]) => {
                let number = |text: &str| text.parse::<i32>().map_err(|_| wrong());
                vec![Call::FlatIndex {
                    size: number(size)?,
                    x: number(x)?,
                    y: number(y)?,
                }]
            }
            ("turned_by_pattern", [behind, player]) => vec![Call::TurnedByPattern {
                behind: self.quoted(behind)?,
                player: self.disc(player)?,
            }],
            ("play_on_lines", [squares, player]) => {
                let (board, player) = (self.board()?, self.disc(player)?);
                self.each(squares, |square| Call::PlayOnLines {
                    board,
                    square,
                    player,
                })?
            }
            ("random_move", [player, draws]) => vec![Call::RandomMove {
                board: self.board()?,
                player: self.disc(player)?,
                draws: match *draws {
                    "lowest" => Draws::Lowest,
                    "highest" => Draws::Highest,
                    count => Draws::Spread(self.number(count)?),
                },
            }],
            ("evaluate", [player]) => vec![Call::Evaluate {
                board: self.board()?,
                player: self.disc(player)?,
            }],
            ("greedy_move", [player]) => vec![Call::GreedyMove {
                board: self.board()?,
                player: self.disc(player)?,
            }],
            ("minimax", [player, depth]) => vec![Call::Minimax {
                board: self.board()?,
                player: self.disc(player)?,
                depth: self.number(depth)?,
            }],
            ("alpha_beta", [player, depth, bounds @ ..]) => {
                let (alpha, beta) = match bounds {
                    [] => (-i32::MAX, i32::MAX),
                    [alpha, beta] => (self.number(alpha)?, self.number(beta)?),
                    _ => return Err(wrong()),
                };
                vec![Call::AlphaBeta {
                    board: self.board()?,
                    player: self.disc(player)?,
                    depth: self.number(depth)?,
                    alpha,
                    beta,
                }]
            }
            ("candidate_scores", [player, plies]) => vec![Call::CandidateScores {
                board: self.board()?,
                player: self.disc(player)?,
                plies: self.number(plies)?,
            }],
            ("heat", scores) => vec![Call::Heat {
                scores: scores
                    .iter()
                    .map(|score| self.number(score))
                    .collect::<Read<_>>()?,
            }],
            ("draw_panel", [to_move]) => vec![Call::DrawPanel {
                board: self.board()?,
                to_move: match *to_move {
                    "over" => None,
                    player => Some(self.disc(player)?),
                },
            }],
            ("Game", [human, actions @ ..]) => vec![Call::PlayGame {
                human: self.disc(human)?,
                actions: actions
                    .iter()
                    .flat_map(|actions| actions.split_whitespace())
                    .map(|action| self.action(action))
                    .collect::<Read<_>>()?,
            }],
            ("bit_of", [squares]) => self.each(squares, |square| Call::BitOf { square })?,
            ("shifted", [bits, direction]) => {
                let bits =
                    u64::from_str_radix(bits.trim_start_matches("0x"), 16).map_err(|_| wrong())?;
                let directions = match *direction {
                    "every direction" => DIRECTIONS.to_vec(),
                    name => vec![direction_named(name).ok_or_else(wrong)?],
                };
                let call = |direction| Call::Shifted { bits, direction };
                directions.into_iter().map(call).collect()
            }
            ("bit_moves", [player]) => vec![Call::BitMoves {
                board: self.large_board()?,
                player: self.disc(player)?,
            }],
            ("bit_flips", [squares, player]) => {
                let (board, player) = (self.large_board()?, self.disc(player)?);
                self.each(squares, |square| Call::BitFlips {
                    board,
                    square,
                    player,
                })?
            }
            ("perft", [player, depth]) => vec![Call::Perft {
                board: self.large_board()?,
                player: self.disc(player)?,
                depth: self.number(depth)?,
            }],
            ("final_score", [player]) => vec![Call::FinalScore {
                board: self.board()?,
                player: self.disc(player)?,
            }],
            ("solve", [player]) => vec![Call::Solve {
                board: self.board()?,
                player: self.disc(player)?,
            }],
            ("solve_between", [player, alpha, beta]) => vec![Call::SolveBetween {
                board: self.board()?,
                player: self.disc(player)?,
                alpha: self.number(alpha)?,
                beta: self.number(beta)?,
            }],
            _ => return Err(wrong()),
        })
    }

    fn number<T: std::str::FromStr>(&self, text: &str) -> Read<T> {
        text.parse()
            .map_err(|_| bad_heading(self.line, self.heading))
    }

    /// `undo`, `restart`, a square, or `outside` for a square off the board.
    fn action(&self, text: &str) -> Read<Action> {
        action_named(text).ok_or_else(|| bad_heading(self.line, self.heading))
    }

    /// The board below. It must have 8 × 8 cells.
    fn large_board(&self) -> Read<Board> {
        let missing = QuestionTextError::NoBoard { line: self.line };
        Some(self.board()?)
            .filter(|board| board.size() == 8)
            .ok_or(missing)
    }

    fn board(&self) -> Read<Board> {
        let missing = QuestionTextError::NoBoard { line: self.line };
        Ok(self.position.as_ref().ok_or(missing)?.0)
    }

    fn disc(&self, name: &str) -> Read<Disc> {
        match name {
            "Black" => Ok(Disc::Black),
            "White" => Ok(Disc::White),
            _ => Err(bad_heading(self.line, self.heading)),
        }
    }

    fn quoted(&self, text: &str) -> Read<String> {
        let inside = text
            .strip_prefix('"')
            .and_then(|text| text.strip_suffix('"'));
        let inside = inside.ok_or_else(|| bad_heading(self.line, self.heading))?;
        Ok(inside.to_owned())
    }

    /// One call for a square, or one for each square if the text is `every square`.
    fn each(&self, squares: &str, call: impl Fn(Square) -> Call) -> Read<Vec<Call>> {
        if squares == "every square" {
            let board = self.position.map_or(Board::empty(8), |(board, _)| board);
            return Ok(board.squares().map(call).collect());
        }
        Ok(vec![call(self.square(squares)?)])
    }

    fn square(&self, name: &str) -> Read<Square> {
        let missing = QuestionTextError::NoSquare { line: self.line };
        let (board, marked) = self.position.unwrap_or((Board::empty(8), None));
        if name == "*" {
            return marked.ok_or(missing);
        }
        let square: Square = name
            .parse()
            .map_err(|_| bad_heading(self.line, self.heading))?;
        if board.contains(square) {
            Ok(square)
        } else {
            Err(missing)
        }
    }
}
