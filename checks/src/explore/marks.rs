//! Shows an answer as marks on a board, or as a picture.

use steps::{Board, Played, Screen, Square};

use crate::{Call, Ending, Marks, Reply, Value};

/// The marks of one cell besides its disc.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) marks: Marks,
    pub(crate) tag: String,
}

impl Mark {
    /// Shows the answer for one square among many, whatever its function.
    pub(crate) fn show(&mut self, value: &Value) {
        let number = match value {
            Value::Bool(legal) => {
                self.marks.legal = *legal;
                return;
            }
            Value::Board(after) => {
                self.marks.legal = after.is_some();
                return;
            }
            Value::Text(text) => {
                self.tag = text.chars().take(4).collect();
                return;
            }
            Value::Number(number) => {
                self.tag = number.to_string();
                return;
            }
            Value::Square(Some(to)) => {
                self.tag = to.to_string().chars().take(4).collect();
                return;
            }
            Value::Squares(list) => list.len() as i32,
            Value::Turned { count, .. } => *count,
            Value::Played {
                played: Played::Turned(count),
                ..
            } => *count,
            Value::Bits(bits) => bits.count_ones() as i32,
            _ => 0,
        };
        if number != 0 {
            self.marks.legal = true;
            self.tag = number.to_string();
        }
    }
}

/// One board with its marks, in scan order. If there is a picture instead, there are no cells.
pub(crate) struct Shown {
    pub(crate) board: Board,
    pub(crate) cells: Vec<Mark>,
    pub(crate) screen: Option<Screen>,
}

impl Shown {
    /// The marks for the answers to calls: the first one in full, then the others that exist.
    pub(super) fn of(position: &Board, calls: &[Call], replies: &[Reply]) -> Shown {
        let mut shown = Shown {
            board: *position,
            cells: vec![Mark::default(); position.squares().count()],
            screen: None,
        };
        if calls
            .first()
            .is_some_and(|call| !call.about().fits_a_board())
        {
            shown.cells.clear();
        }
        if calls.len() > 1 {
            for (call, reply) in calls.iter().zip(replies) {
                shown.mark_square(call, reply);
            }
        }
        if let (Some(call), Some(reply)) = (calls.first(), replies.first())
            && let Ending::Answered(value) = &reply.ending
        {
            call.about().mark(&mut shown, value);
        }
        shown
    }

    fn at(&mut self, square: Square) -> Option<&mut Mark> {
        let size = self.board.size();
        let on_board = self.board.contains(square);
        let index = on_board.then(|| (square.row * size + square.col) as usize)?;
        self.cells.get_mut(index)
    }

    /// Marks the answer for one square among many.
    fn mark_square(&mut self, call: &Call, reply: &Reply) {
        let Some(mark) = call.chosen_square().and_then(|square| self.at(square)) else {
            return;
        };
        match &reply.ending {
            Ending::Answered(value) => call.about().mark_square(mark, value),
            Ending::NotAsked => {}
            _ => {
                mark.marks.trouble = true;
                mark.tag = "!".to_owned();
            }
        }
    }

    /// Marks an answer in full, whatever its function.
    pub(crate) fn show(&mut self, value: &Value) {
        match value {
            Value::Squares(squares) => self.flip(squares),
            Value::Moves(moves) => {
                for one in moves {
                    self.legal(one.square, one.flips.len().to_string());
                }
            }
            Value::Scores(scores) => {
                for (square, score) in scores {
                    self.legal(*square, score.to_string());
                }
            }
            Value::Search {
                score,
                square: Some(square),
                ..
            } => self.choose(*square, score.to_string()),
            Value::Square(Some(square)) => self.choose(*square, String::new()),
            Value::Bits(bits) => {
                for square in steps::squares_of(*bits) {
                    if let Some(mark) = self.at(square) {
                        mark.marks.chosen = true;
                    }
                }
            }
            Value::Board(Some(board)) | Value::Played { board, .. } => self.show_board(*board),
            Value::Walled(board) => self.show_board(board.to_board()),
            Value::Screen(screen) => self.screen = Some(screen.clone()),
            _ => {}
        }
    }

    /// A returned board replaces the board from the arguments.
    pub(crate) fn show_board(&mut self, board: Board) {
        if board == self.board {
            return;
        }
        let before = std::mem::replace(&mut self.board, board);
        let same_size = before.size() == board.size();
        self.cells = board
            .squares()
            .map(|square| {
                let changed = same_size && before.get(square) != board.get(square);
                Mark {
                    marks: Marks {
                        chosen: changed && before.get(square) == Some(None),
                        turns: false,
                        ..Marks::default()
                    },
                    tag: String::new(),
                }
            })
            .collect();
    }

    /// Marks a legal move.
    pub(crate) fn legal(&mut self, square: Square, tag: String) {
        if let Some(mark) = self.at(square) {
            mark.marks.legal = true;
            mark.tag = tag;
        }
    }

    /// Marks a cell that the answer names.
    pub(crate) fn choose(&mut self, square: Square, tag: String) {
        if let Some(mark) = self.at(square) {
            mark.marks.chosen = true;
            mark.tag = tag;
        }
    }

    /// Marks discs that flip.
    pub(crate) fn flip(&mut self, squares: &[Square]) {
        for square in squares {
            if let Some(mark) = self.at(*square) {
                mark.marks.turns = true;
            }
        }
    }
}
