//! Reading a pasted position: a board, a game, or a link.

use std::fmt;

use crate::{
    AddressError, Board, BoardTextError, Disc, GameTextError, PositionAddress, Square, parse_board,
    parse_game,
};

/// Longer texts are refused before they are read. A board, a game or a link is much shorter.
const LONGEST: usize = 4000;

/// Why a pasted text can't be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PasteError {
    /// The text is empty.
    Nothing,
    /// The text has this many bytes, far more than a position needs.
    TooLong(usize),
    /// The text looks like an address, but isn't one.
    Address(AddressError),
    /// The text looks like a board, but isn't one.
    Board(BoardTextError),
    /// The text looks like a game, but isn't one.
    Game(GameTextError),
}

impl fmt::Display for PasteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PasteError::Nothing => write!(f, "the text is empty"),
            PasteError::TooLong(found) => write!(
                f,
                "found {found} bytes; a board, a game or a link has at most {LONGEST} bytes"
            ),
            PasteError::Address(error) => error.fmt(f),
            PasteError::Board(error) => error.fmt(f),
            PasteError::Game(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PasteError {}

/// Reads a board, a game or a link to a position. `player` is the side to move if the text doesn't say it.
///
/// # Errors
///
/// The first problem, for the kind of text that it looks like.
pub fn read_position(text: &str, player: Disc) -> Result<PositionAddress, PasteError> {
    if text.len() > LONGEST {
        return Err(PasteError::TooLong(text.len()));
    }
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

/// The part of a link after its `#`, or the whole link if it has no `#`.
pub fn behind_hash(link: &str) -> &str {
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

/// Whether a text begins with the name of a square, like a game. No row of a board does.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_huge_paste_is_refused_before_it_is_read() {
        let huge = ".".repeat(LONGEST + 1);
        assert_eq!(
            read_position(&huge, Disc::Black),
            Err(PasteError::TooLong(LONGEST + 1))
        );
    }
}
