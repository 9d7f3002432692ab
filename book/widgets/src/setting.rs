//! The position that a figure shows, and how a reader sets another one.

use figure::board::next_cell;
use steps::{Board, Cell, Disc, PasteError, PositionAddress, Square, read_position};

use crate::BoardChoice;

/// A position, where it came from, and whether it is being edited.
#[derive(Debug, Clone)]
pub(crate) struct Setting {
    /// What the page shows first.
    pub(crate) opened: PositionAddress,
    /// The board of the menu.
    pub(crate) choice: BoardChoice,
    pub(crate) board: Board,
    pub(crate) player: Disc,
    pub(crate) square: Option<Square>,
    /// Whether a chosen cell changes.
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

    /// Shows a board of the menu. None where the choice stands for the board that is there.
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
    /// What is wrong with it; then nothing changes.
    pub(crate) fn paste(&mut self, pasted: &str) -> Result<PositionAddress, PasteError> {
        let position = read_position(pasted, self.player)?;
        self.set(BoardChoice::Own, position);
        Ok(position)
    }

    /// Changes a cell: empty, Black, White, and round again.
    pub(crate) fn cycle(&mut self, square: Square) -> Cell {
        let next = next_cell(self.board[square]);
        self.board[square] = next;
        self.choice = BoardChoice::Own;
        next
    }
}

/// What the menu of boards shows.
impl Setting {
    /// Whether the page opens with the practice board, which then needs no second place in the menu.
    pub(crate) fn opens_practice(&self) -> bool {
        let practice = BoardChoice::Practice.position();
        practice.is_some_and(|practice| {
            practice.board == self.opened.board && practice.player == self.opened.player
        })
    }

    /// The board of the menu that is shown as chosen.
    pub(crate) fn shown_choice(&self) -> BoardChoice {
        match self.choice {
            BoardChoice::Page if self.opens_practice() => BoardChoice::Practice,
            choice => choice,
        }
    }
}
