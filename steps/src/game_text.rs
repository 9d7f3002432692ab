//! Games as text: a list of squares without the passes.

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
    /// The side to move, or `None` if the game is over.
    pub to_move: Option<Disc>,
}

/// Why a game can't be read, and at which move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameTextError {
    /// The number of the move, counted from 1. Passes aren't written, so they don't count.
    pub ply: usize,
    /// What was found, and what is allowed.
    pub problem: GameTextProblem,
}

/// Everything that can be wrong with a game text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameTextProblem {
    /// A text that isn't a square or a pass.
    NotASquare(String),
    /// The square is occupied.
    Occupied {
        /// The side to move.
        player: Disc,
        /// The square of the move.
        square: Square,
        /// The colour of the disc there.
        by: Disc,
    },
    /// The move doesn't flip any discs. The eight walks show why.
    TurnsNothing {
        /// The side to move.
        player: Disc,
        /// The square of the move.
        square: Square,
        /// The eight walks from there.
        walks: Box<[Walk; 8]>,
    },
    /// A written pass of a side that can move.
    PassWithMoves {
        /// The side that was to pass.
        player: Disc,
        /// A legal move of that side.
        example: Square,
    },
    /// There is more text after the end of the game.
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
                "{player:?} can't play {square}: the square is occupied by a {by:?} disc"
            ),
            GameTextProblem::TurnsNothing {
                player,
                square,
                walks,
            } => {
                write!(
                    f,
                    "{player:?} can't play {square}: no direction flips a disc"
                )?;
                let open_runs: Vec<String> = walks.iter().filter_map(open_run).collect();
                if !open_runs.is_empty() {
                    write!(f, " ({})", open_runs.join("; "))?;
                }
                Ok(())
            }
            GameTextProblem::PassWithMoves { player, example } => write!(
                f,
                "{player:?} can't pass, because {example} is a legal move; leave out the pass or write a move"
            ),
            GameTextProblem::AfterTheEnd(found) => write!(
                f,
                "found `{}`, but the game is over: neither side can move",
                shown(found)
            ),
        }
    }
}

/// Why the run in a direction isn't closed. None if there is no run, or if it's closed.
fn open_run(walk: &Walk) -> Option<String> {
    let name = crate::compass(walk.direction);
    match (walk.stop, walk.stopped_at) {
        (Stop::Gap, Some(gap)) => Some(format!("{name}: the run ends at the empty {gap}")),
        (Stop::Edge, _) => Some(format!("{name}: the run ends at the edge")),
        _ => None,
    }
}

impl std::error::Error for GameTextError {}

/// Reads a game and replays it from the start. If a side must pass, it passes automatically.
///
/// Spaces between squares and capital letters are allowed. `PA`, `PS`, `pass` and `--` are accepted if the side
/// to move must pass.
///
/// # Errors
///
/// The first problem, with the number of the move. No text makes it panic.
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
    // The side that had to pass, as long as the text may still contain that pass.
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

/// The text after a written pass, if the text begins with one.
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
