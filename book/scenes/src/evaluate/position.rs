//! Positions, and those in the menu.

use steps::{Board, Disc, Square, parse_game, start};

/// The game of the chapter in which Black can win with f4.
pub(super) const WIN: &str = "d3c3b3d2e1d6d7e3";

/// A board with its side to move. The score is for this side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Position {
    pub board: Board,
    pub player: Disc,
    /// The move that led here.
    pub last: Option<Square>,
}

impl Position {
    /// A position of the menu by its value there, except the chapter's position.
    pub fn known(name: &str) -> Option<Position> {
        let board = match name {
            "start" => start(),
            "win" => parse_game(WIN).ok()?.board,
            _ => return None,
        };
        Some(Position {
            board,
            player: Disc::Black,
            last: None,
        })
    }
}
