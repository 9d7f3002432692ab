//! Shows an answer as marks on a board, or as a picture.

use steps::{ActionAnswer, Board, Played, Screen, Square, WalledBoard};

use crate::{Call, Ending, Marks, Reply, Value};

/// The marks of one cell besides its disc.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) marks: Marks,
    pub(super) tag: String,
}

/// One board with its marks, in scan order. If there is a picture instead, there are no cells.
pub(super) struct Seen {
    pub(super) board: Board,
    pub(super) cells: Vec<Mark>,
    pub(super) screen: Option<Screen>,
}

impl Seen {
    /// The marks for the answers to calls: the first one in full, then the others that exist.
    pub(super) fn of(position: &Board, calls: &[Call], replies: &[Reply]) -> Seen {
        let mut seen = Seen {
            board: *position,
            cells: vec![Mark::default(); position.squares().count()],
            screen: None,
        };
        if matches!(
            calls.first(),
            Some(Call::Heat { .. } | Call::TurnedByPattern { .. })
        ) {
            // These have no place on a board.
            seen.cells.clear();
        }
        if calls.len() > 1 {
            for (call, reply) in calls.iter().zip(replies) {
                seen.mark_square(call, reply);
            }
        }
        if let (Some(call), Some(reply)) = (calls.first(), replies.first())
            && let Ending::Answered(value) = &reply.ending
        {
            seen.show(call, value);
        }
        seen
    }

    fn at(&mut self, square: Square) -> Option<&mut Mark> {
        let size = self.board.size();
        let on_board = self.board.contains(square);
        let index = on_board.then(|| (square.row * size + square.col) as usize)?;
        self.cells.get_mut(index)
    }

    /// Marks the answer for one square among many.
    fn mark_square(&mut self, call: &Call, reply: &Reply) {
        let Some(mark) = asked_square(call).and_then(|square| self.at(square)) else {
            return;
        };
        let value = match &reply.ending {
            Ending::Answered(value) => value,
            Ending::NotAsked => return,
            _ => {
                mark.marks.trouble = true;
                mark.tag = "!".to_owned();
                return;
            }
        };
        let number = match value {
            Value::Bool(legal) => {
                mark.marks.legal = *legal;
                return;
            }
            Value::Board(after) => {
                mark.marks.legal = after.is_some();
                return;
            }
            Value::Text(text) => {
                mark.tag = text.chars().take(4).collect();
                return;
            }
            Value::Number(number) => {
                mark.tag = number.to_string();
                return;
            }
            Value::Square(Some(to)) => {
                mark.tag = to.to_string().chars().take(4).collect();
                return;
            }
            Value::Bits(bits) if matches!(call, Call::BitOf { .. }) => {
                if bits.count_ones() == 1 {
                    mark.tag = bits.trailing_zeros().to_string();
                }
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
            mark.marks.legal = true;
            mark.tag = number.to_string();
        }
    }

    /// Marks the answer to the first call in full.
    fn show(&mut self, call: &Call, value: &Value) {
        match value {
            Value::Squares(squares) => self.turn(squares),
            Value::Moves(moves) => {
                for one in moves {
                    self.legal(one.square, one.flips.len().to_string());
                }
            }
            Value::Numbers(indices) => {
                if let Call::WalledMoves { board, .. } = call {
                    let walled = WalledBoard::from(board);
                    for index in indices {
                        self.legal(walled.square_at(*index), String::new());
                    }
                }
            }
            Value::Scores(scores) => {
                for (square, score) in scores {
                    let never_drawn = *score == 0 && matches!(call, Call::RandomMove { .. });
                    let tag = match never_drawn {
                        true => String::new(),
                        false => score.to_string(),
                    };
                    self.legal(*square, tag);
                }
            }
            Value::Search {
                score,
                square: Some(square),
                ..
            } => self.choose(*square, score.to_string()),
            Value::Square(Some(square)) => {
                let tag = match matches!(call, Call::MoveCursor { .. }) {
                    true => square.to_string(),
                    false => String::new(),
                };
                self.choose(*square, tag);
            }
            Value::Bits(bits) => self.show_bits(call, *bits),
            Value::Board(Some(board)) => self.show_board(*board),
            Value::Walled(board) => self.show_board(board.to_board()),
            Value::Turned { board, .. } => {
                if let Call::CountOrTurn { board: before, .. } = call
                    && *board != WalledBoard::from(before)
                {
                    self.show_board(board.to_board());
                }
            }
            Value::Played { board, .. } => self.show_board(*board),
            Value::Screen(screen) => self.screen = Some(screen.clone()),
            Value::Game(views) => {
                if let Some(view) = views.last() {
                    self.show_board(view.board);
                    self.cells.fill(Mark::default());
                    if let (ActionAnswer::Played(_), Call::PlayGame { actions, .. }) =
                        (view.answer, call)
                        && let Some(steps::Action::Play(square)) = actions.last()
                    {
                        self.choose(*square, String::new());
                    }
                }
            }
            _ => {}
        }
    }

    fn show_bits(&mut self, call: &Call, bits: u64) {
        let squares = steps::squares_of(bits);
        match call {
            Call::BitFlips { .. } => self.turn(&squares),
            Call::BitMoves { .. } => {
                for square in squares {
                    self.legal(square, String::new());
                }
            }
            _ => {
                for square in squares {
                    if let Some(mark) = self.at(square) {
                        mark.marks.chosen = true;
                    }
                }
            }
        }
    }

    /// A returned board replaces the board from the arguments.
    fn show_board(&mut self, board: Board) {
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

    fn legal(&mut self, square: Square, tag: String) {
        if let Some(mark) = self.at(square) {
            mark.marks.legal = true;
            mark.tag = tag;
        }
    }

    fn choose(&mut self, square: Square, tag: String) {
        if let Some(mark) = self.at(square) {
            mark.marks.chosen = true;
            mark.tag = tag;
        }
    }

    fn turn(&mut self, squares: &[Square]) {
        for square in squares {
            if let Some(mark) = self.at(*square) {
                mark.marks.turns = true;
            }
        }
    }
}

/// The square in a call's arguments, even if it has no position.
pub(crate) fn asked_square(call: &Call) -> Option<Square> {
    match call {
        Call::SquareName { square } | Call::BitOf { square } => Some(*square),
        Call::MoveCursor { cursor, .. } => Some(*cursor),
        Call::FlatIndex { x, y, .. } => Some(Square { row: *y, col: *x }),
        _ => call.square(),
    }
}
