//! Games as text: squares one after the other, passes left out.

use std::fmt;

use crate::shown::shown;
use crate::{
    Board, Disc, Square, Stop, Turn, Walk, legal_moves, next_turn, place, start, walk_all,
};

/// A game that was read from text and replayed from the start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRecord {
    /// The moves, without passes, in order.
    pub moves: Vec<(Disc, Square)>,
    /// The position after the last move.
    pub board: Board,
    /// Who is to move now, or `None` where the game is over.
    pub to_move: Option<Disc>,
}

/// What is wrong with a game text, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameTextError {
    /// The number of the move, counted from 1. Passes are not counted: they are not written.
    pub ply: usize,
    /// What was found, and what would be right.
    pub problem: GameTextProblem,
}

/// The ways in which a game text can be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameTextProblem {
    /// A text that names no square and no pass.
    NotASquare(String),
    /// The square is taken.
    Occupied {
        /// Who wanted to move.
        player: Disc,
        /// Where.
        square: Square,
        /// Whose disc lies there.
        by: Disc,
    },
    /// The move turns nothing. The eight walks say why.
    TurnsNothing {
        /// Who wanted to move.
        player: Disc,
        /// Where.
        square: Square,
        /// The eight walks from there.
        walks: Box<[Walk; 8]>,
    },
    /// A written pass of a side that can move.
    PassWithMoves {
        /// Who was said to pass.
        player: Disc,
        /// A move that side could make.
        example: Square,
    },
    /// Something stands behind the end of the game.
    AfterTheEnd(String),
}

impl fmt::Display for GameTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ply {}: ", self.ply)?;
        match &self.problem {
            GameTextProblem::NotASquare(found) => write!(
                f,
                "found `{}`; a move is a letter from a to h and a number from 1 to 8, such as f5",
                shown(found)
            ),
            GameTextProblem::Occupied { player, square, by } => write!(
                f,
                "{player:?} cannot play {square}: a {by:?} disc lies there"
            ),
            GameTextProblem::TurnsNothing {
                player,
                square,
                walks,
            } => {
                write!(
                    f,
                    "{player:?} cannot play {square}: no direction turns a disc"
                )?;
                let open_runs: Vec<String> = walks.iter().filter_map(open_run).collect();
                if !open_runs.is_empty() {
                    write!(f, " ({})", open_runs.join("; "))?;
                }
                Ok(())
            }
            GameTextProblem::PassWithMoves { player, example } => write!(
                f,
                "{player:?} cannot pass: {example} is legal; leave the pass out or write a move"
            ),
            GameTextProblem::AfterTheEnd(found) => write!(
                f,
                "found `{}`, but the game is over: neither side can move",
                shown(found)
            ),
        }
    }
}

/// Words for a direction with enemy discs whose far end is open.
fn open_run(walk: &Walk) -> Option<String> {
    let name = crate::compass(walk.direction);
    match (walk.stop, walk.stopped_at) {
        (Stop::Gap, Some(gap)) => Some(format!("{name}: the run ends at the empty {gap}")),
        (Stop::Edge, _) => Some(format!("{name}: the run ends at the edge")),
        _ => None,
    }
}

impl std::error::Error for GameTextError {}

/// Reads a game and replays it from the start, passing by itself where a side must.
///
/// Squares may run together or stand apart, in any letter case. `PA`, `PS`, `pass` and `--` are accepted
/// where the side to move really has to pass.
///
/// # Errors
///
/// The first thing that is wrong, with the number of the move. No text makes it panic.
///
/// ```
/// let game = steps::parse_game("f5d6 C3").unwrap();
/// assert_eq!(game.moves.len(), 3);
/// assert_eq!(game.to_move, Some(steps::Disc::White));
/// ```
pub fn parse_game(text: &str) -> Result<GameRecord, GameTextError> {
    let mut game = GameRecord {
        moves: Vec::new(),
        board: start(),
        to_move: Some(Disc::Black),
    };
    // The side that has just been passed over, while a written pass may still follow.
    let mut passed = None;
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let ply = game.moves.len() + 1;
        let error = |problem| GameTextError { ply, problem };
        if let Some(after) = strip_pass(rest) {
            match (passed.take(), game.to_move) {
                (Some(_), _) => {}
                (None, Some(player)) => {
                    let example = legal_moves(&game.board, player)[0].square;
                    return Err(error(GameTextProblem::PassWithMoves { player, example }));
                }
                (None, None) => {
                    return Err(error(GameTextProblem::AfterTheEnd(excerpt(rest))));
                }
            }
            rest = after.trim_start();
            continue;
        }
        let Some(player) = game.to_move else {
            return Err(error(GameTextProblem::AfterTheEnd(excerpt(rest))));
        };
        let length = rest.char_indices().nth(2).map_or(rest.len(), |(at, _)| at);
        let (word, after) = rest.split_at(length);
        let square: Square = word
            .parse()
            .map_err(|_| error(GameTextProblem::NotASquare(excerpt(rest))))?;
        if let Some(by) = game.board[square] {
            return Err(error(GameTextProblem::Occupied { player, square, by }));
        }
        let Some(board) = place(&game.board, square, player) else {
            let walks = Box::new(walk_all(&game.board, square, player));
            return Err(error(GameTextProblem::TurnsNothing {
                player,
                square,
                walks,
            }));
        };
        game.board = board;
        game.moves.push((player, square));
        (game.to_move, passed) = match next_turn(&board, player) {
            Turn::Moves(next) => (Some(next), None),
            Turn::PassesBackTo(next) => (Some(next), Some(next.opponent())),
            Turn::Over => (None, None),
        };
        rest = after.trim_start();
    }
    Ok(game)
}

/// The text behind a written pass, if the text begins with one.
fn strip_pass(text: &str) -> Option<&str> {
    ["pass", "pa", "ps", "--"].into_iter().find_map(|word| {
        let head = text.get(..word.len())?;
        head.eq_ignore_ascii_case(word).then(|| &text[word.len()..])
    })
}

/// The next word, short enough for a message.
fn excerpt(text: &str) -> String {
    text.split_whitespace()
        .next()
        .unwrap_or_default()
        .chars()
        .take(8)
        .collect()
}
