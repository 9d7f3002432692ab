//! Where positions come from: the boards a reader can choose, pasted text, and addresses.

use std::fmt;

use steps::{
    AddressError, Board, BoardTextError, Disc, GameTextError, PositionAddress, Square, parse_board,
    parse_game, start,
};

/// The boards of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardChoice {
    /// The board that the page shows first.
    Page,
    /// The practice board of the course.
    Practice,
    /// The position before the first move.
    Start,
    /// A position of a real game, nineteen moves in.
    Game,
    /// A board that the reader edited, pasted or opened by a link.
    Own,
}

impl BoardChoice {
    /// All choices, in the order of the menu.
    pub const ALL: [BoardChoice; 5] = [
        BoardChoice::Page,
        BoardChoice::Practice,
        BoardChoice::Start,
        BoardChoice::Game,
        BoardChoice::Own,
    ];

    /// The name in the page's menu.
    pub fn id(self) -> &'static str {
        match self {
            BoardChoice::Page => "page",
            BoardChoice::Practice => "practice",
            BoardChoice::Start => "start",
            BoardChoice::Game => "ply19",
            BoardChoice::Own => "own",
        }
    }

    /// The choice with this name.
    pub fn named(id: &str) -> Option<BoardChoice> {
        BoardChoice::ALL
            .into_iter()
            .find(|choice| choice.id() == id)
    }

    /// The position behind a choice; none for those that only a figure knows.
    pub fn position(self) -> Option<PositionAddress> {
        let (board, player, square) = match self {
            BoardChoice::Page | BoardChoice::Own => return None,
            BoardChoice::Practice => {
                let practice = parse_board(PRACTICE).ok()?;
                (practice.board, Disc::Black, practice.marked)
            }
            BoardChoice::Start => (start(), Disc::Black, None),
            BoardChoice::Game => {
                let game = parse_game(GAME).ok()?;
                (game.board, game.to_move?, None)
            }
        };
        Some(PositionAddress {
            board,
            player,
            square,
            direction: None,
        })
    }
}

const PRACTICE: &str = "..B.B\n..WW.\n.B*WW\n.WW..\nB....";

/// Nineteen moves after which White is to move: no symmetry, and nearly every known mistake shows on it.
const GAME: &str = "f5d6c6f4e6f6g4g5d3c7g6c4c8b7g3h4h3d7a6";

/// Why a pasted text is no position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PasteError {
    /// There is no text.
    Nothing,
    /// It looks like an address and is none.
    Address(AddressError),
    /// It looks like a board and is none.
    Board(BoardTextError),
    /// It looks like a game and is none.
    Game(GameTextError),
}

impl fmt::Display for PasteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PasteError::Nothing => write!(f, "there is nothing to read yet"),
            PasteError::Address(error) => error.fmt(f),
            PasteError::Board(error) => error.fmt(f),
            PasteError::Game(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PasteError {}

/// Reads a board, a game or a link to a position. `player` is to move where the text does not say.
///
/// # Errors
///
/// What is wrong with the text, read as what it looks like.
pub fn read_position(text: &str, player: Disc) -> Result<PositionAddress, PasteError> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(PasteError::Nothing);
    }
    let address = behind_hash(trimmed);
    if address.starts_with("pos=") {
        return address.parse().map_err(PasteError::Address);
    }
    if looks_like_a_game(trimmed) {
        let game = parse_game(trimmed).map_err(PasteError::Game)?;
        return Ok(plain(game.board, game.to_move.unwrap_or(player), None));
    }
    let read = parse_board(text).map_err(PasteError::Board)?;
    Ok(plain(read.board, player, read.marked))
}

/// The part of a link behind its `#`; all of it where there is none.
pub(crate) fn behind_hash(link: &str) -> &str {
    link.rsplit('#').next().unwrap_or(link).trim()
}

fn plain(board: Board, player: Disc, square: Option<Square>) -> PositionAddress {
    PositionAddress {
        board,
        player,
        square,
        direction: None,
    }
}

/// A game begins with the name of a square; no row of a board does.
fn looks_like_a_game(text: &str) -> bool {
    let mut characters = text.chars();
    let letter = characters
        .next()
        .is_some_and(|first| first.is_ascii_alphabetic());
    letter
        && characters
            .next()
            .is_some_and(|second| second.is_ascii_digit())
}
