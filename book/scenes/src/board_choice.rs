//! The boards that a reader can choose.

use steps::{Disc, PositionAddress, parse_board, parse_game, start};
use view::position;

/// The boards of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardChoice {
    /// The board that the page shows first.
    Page,
    /// The practice board of the course.
    Practice,
    /// The position before the first move.
    Start,
    /// A position of a real game after 19 moves.
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

    /// The position of a choice; `None` for choices that only a figure knows.
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
        Some(position(board, player, square))
    }
}

const PRACTICE: &str = "..B.B\n..WW.\n.B*WW\n.WW..\nB....";

/// Nineteen moves; then White is to move. The position has no symmetry, and it shows nearly every known mistake.
const GAME: &str = "f5d6c6f4e6f6g4g5d3c7g6c4c8b7g3h4h3d7a6";
