//! The position of a figure, and the ways to change it.

use steps::{
    Board, Cell, Disc, PasteError, PositionAddress, Square, direction_named, read_position,
};
use view::Options;
use view::board::next_cell;

use crate::BoardChoice;

/// A position, its source, and whether the reader edits it.
#[derive(Debug, Clone)]
pub(crate) struct Setting {
    /// The page's first position.
    pub(crate) opened: PositionAddress,
    /// The board of the menu.
    pub(crate) choice: BoardChoice,
    pub(crate) board: Board,
    pub(crate) player: Disc,
    pub(crate) square: Option<Square>,
    /// Whether choosing a square edits it.
    pub(crate) edit: bool,
}

impl Setting {
    pub(crate) fn new(opened: PositionAddress) -> Setting {
        Setting {
            opened,
            choice: BoardChoice::Page,
            board: opened.board,
            player: opened.player,
            square: opened.square,
            edit: false,
        }
    }

    /// Shows a position.
    pub(crate) fn set(&mut self, choice: BoardChoice, position: PositionAddress) {
        self.choice = choice;
        self.board = position.board;
        self.player = position.player;
        self.square = position.square;
        self.edit = false;
    }

    /// Shows a board of the menu. `None` if the choice is the current board.
    pub(crate) fn choose_board(&mut self, choice: BoardChoice) -> Option<PositionAddress> {
        let position = match choice {
            BoardChoice::Page => self.opened,
            _ => choice.position()?,
        };
        self.set(choice, position);
        Some(position)
    }

    /// Shows a pasted board, game or link.
    ///
    /// # Errors
    ///
    /// The error of an unreadable text. Then nothing changes.
    pub(crate) fn paste(&mut self, pasted: &str) -> Result<PositionAddress, PasteError> {
        let position = read_position(pasted, self.player)?;
        self.set(BoardChoice::Own, position);
        Ok(position)
    }

    /// Edits a cell: empty, black, white, then empty again.
    pub(crate) fn cycle(&mut self, square: Square) -> Cell {
        let next = next_cell(self.board[square]);
        self.board[square] = next;
        self.choice = BoardChoice::Own;
        next
    }
}

/// For the menu of boards.
impl Setting {
    /// Whether the page's first board is the practice board. Then the menu lists it only once.
    pub(crate) fn opens_practice(&self) -> bool {
        let practice = BoardChoice::Practice.position();
        practice.is_some_and(|practice| {
            practice.board == self.opened.board && practice.player == self.opened.player
        })
    }

    /// The selected board of the menu.
    pub(crate) fn shown_choice(&self) -> BoardChoice {
        match self.choice {
            BoardChoice::Page if self.opens_practice() => BoardChoice::Practice,
            choice => choice,
        }
    }
}

/// The position that a figure opens with.
pub(crate) fn opened_position(options: &Options) -> Option<PositionAddress> {
    let (board, player) = (options.find("board")?, options.find("player")?);
    let mut position: PositionAddress = format!("pos={board},{player}").parse().ok()?;
    let square = options.get("square").parse().ok();
    position.square = square.filter(|square| position.board.contains(*square));
    let direction = options.find("ask").or(options.find("direction"));
    position.direction = direction.and_then(direction_named);
    Some(position)
}
