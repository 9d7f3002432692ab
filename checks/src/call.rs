//! What is asked: one call of one of the functions that learners write.

use steps::{Answers, Board, Disc, Key, LineBoard, Screen, Square, Stage, WalledBoard, Window};

use crate::{Value, seen};

/// One call of one function, with everything that is handed over to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Call {
    /// `draw_board(&mut screen)`
    DrawBoard,
    /// `start()`
    Start,
    /// `draw_discs(&board, &mut screen)`, on a screen that shows the empty board.
    DrawDiscs {
        /// The position.
        board: Board,
    },
    /// `parse_square(text)`
    ParseSquare {
        /// The text.
        text: String,
    },
    /// `square_name(square)`
    SquareName {
        /// The square.
        square: Square,
    },
    /// `move_cursor(cursor, key)`
    MoveCursor {
        /// Where the cursor is.
        cursor: Square,
        /// The key that is pressed.
        key: Key,
    },
    /// `is_valid_move(&board, square, player)`
    IsValidMove {
        /// The position.
        board: Board,
        /// The square asked about.
        square: Square,
        /// Who wants to move.
        player: Disc,
    },
    /// `flips_in_direction(&board, square, direction, player)`
    FlipsInDirection {
        /// The position.
        board: Board,
        /// The square asked about.
        square: Square,
        /// The direction to walk in.
        direction: (i32, i32),
        /// Who wants to move.
        player: Disc,
    },
    /// `flips_at(&board, square, player)`
    FlipsAt {
        /// The position.
        board: Board,
        /// The square asked about.
        square: Square,
        /// Who wants to move.
        player: Disc,
    },
    /// `place(&board, square, player)`
    Place {
        /// The position.
        board: Board,
        /// Where the disc goes.
        square: Square,
        /// Who moves.
        player: Disc,
    },
    /// `legal_moves(&board, player)`
    LegalMoves {
        /// The position.
        board: Board,
        /// Who wants to move.
        player: Disc,
    },
    /// `next_turn(&board, just_moved)`
    NextTurn {
        /// The position after the move.
        board: Board,
        /// Who made it.
        just_moved: Disc,
    },
    /// `count(&board)`
    Count {
        /// The position.
        board: Board,
    },
    /// `outcome(&board)`
    Outcome {
        /// The position.
        board: Board,
    },
    /// `walled_start()`
    WalledStart,
    /// `count_or_turn(&mut board, index, player, turn)`
    CountOrTurn {
        /// The position; it gets its wall before the call.
        board: Board,
        /// Where the disc goes, as the index of a spot.
        index: i32,
        /// Who moves.
        player: Disc,
        /// Whether the move is made.
        turn: bool,
    },
    /// `walled_moves(&board, player)`
    WalledMoves {
        /// The position; it gets its wall before the call.
        board: Board,
        /// Who wants to move.
        player: Disc,
    },
    /// `flat_index(size, x, y)`
    FlatIndex {
        /// The side of the board.
        size: i32,
        /// The column.
        x: i32,
        /// The row.
        y: i32,
    },
    /// `turned_by_pattern(behind, player)`
    TurnedByPattern {
        /// What stands behind the new disc.
        behind: String,
        /// Who moves.
        player: Disc,
    },
    /// `play_on_lines(&mut board, x, y, player)`
    PlayOnLines {
        /// The position; it becomes a list before the call.
        board: Board,
        /// Where the disc goes.
        square: Square,
        /// Who moves.
        player: Disc,
    },
    /// No single function: the picture of the course's window after some keys.
    Show {
        /// How far the course has come, as the number of a step.
        step: u32,
        /// The keys that are pressed first.
        keys: Vec<Key>,
    },
}

impl Call {
    /// The name of the function that is called.
    pub fn function(&self) -> &'static str {
        match self {
            Call::DrawBoard => "draw_board",
            Call::Start => "start",
            Call::DrawDiscs { .. } => "draw_discs",
            Call::ParseSquare { .. } => "parse_square",
            Call::SquareName { .. } => "square_name",
            Call::MoveCursor { .. } => "move_cursor",
            Call::IsValidMove { .. } => "is_valid_move",
            Call::FlipsInDirection { .. } => "flips_in_direction",
            Call::FlipsAt { .. } => "flips_at",
            Call::Place { .. } => "place",
            Call::LegalMoves { .. } => "legal_moves",
            Call::NextTurn { .. } => "next_turn",
            Call::Count { .. } => "count",
            Call::Outcome { .. } => "outcome",
            Call::WalledStart => "walled_start",
            Call::CountOrTurn { .. } => "count_or_turn",
            Call::WalledMoves { .. } => "walled_moves",
            Call::FlatIndex { .. } => "flat_index",
            Call::TurnedByPattern { .. } => "turned_by_pattern",
            Call::PlayOnLines { .. } => "play_on_lines",
            Call::Show { .. } => "show",
        }
    }

    /// The position that is handed over.
    pub fn board(&self) -> Option<&Board> {
        match self {
            Call::DrawDiscs { board }
            | Call::IsValidMove { board, .. }
            | Call::FlipsInDirection { board, .. }
            | Call::FlipsAt { board, .. }
            | Call::Place { board, .. }
            | Call::LegalMoves { board, .. }
            | Call::NextTurn { board, .. }
            | Call::Count { board }
            | Call::Outcome { board }
            | Call::CountOrTurn { board, .. }
            | Call::WalledMoves { board, .. }
            | Call::PlayOnLines { board, .. } => Some(board),
            _ => None,
        }
    }

    /// The square of the board that is asked about.
    pub fn square(&self) -> Option<Square> {
        match self {
            Call::IsValidMove { square, .. }
            | Call::FlipsInDirection { square, .. }
            | Call::FlipsAt { square, .. }
            | Call::Place { square, .. }
            | Call::PlayOnLines { square, .. } => Some(*square),
            Call::CountOrTurn { board, index, .. } => {
                Some(WalledBoard::from(board).square_at(*index))
            }
            _ => None,
        }
    }

    /// Who moves, wants to move, or has moved.
    pub fn player(&self) -> Option<Disc> {
        match self {
            Call::IsValidMove { player, .. }
            | Call::FlipsInDirection { player, .. }
            | Call::FlipsAt { player, .. }
            | Call::Place { player, .. }
            | Call::LegalMoves { player, .. }
            | Call::NextTurn {
                just_moved: player, ..
            }
            | Call::CountOrTurn { player, .. }
            | Call::WalledMoves { player, .. }
            | Call::TurnedByPattern { player, .. }
            | Call::PlayOnLines { player, .. } => Some(*player),
            _ => None,
        }
    }

    /// What somebody's function answers. Panics where the function does.
    pub fn answer(&self, answers: &Answers) -> Value {
        match self {
            Call::DrawBoard => {
                let mut screen = Screen::for_board();
                (answers.draw_board)(&mut screen);
                Value::Screen(screen)
            }
            Call::Start => Value::Board(Some((answers.start)())),
            Call::DrawDiscs { board } => {
                let mut screen = Screen::for_board();
                steps::draw_board(&mut screen);
                (answers.draw_discs)(board, &mut screen);
                Value::Screen(screen)
            }
            Call::ParseSquare { text } => Value::Square((answers.parse_square)(text)),
            Call::SquareName { square } => Value::Text((answers.square_name)(*square)),
            Call::MoveCursor { cursor, key } => {
                Value::Square(Some((answers.move_cursor)(*cursor, *key)))
            }
            Call::IsValidMove {
                board,
                square,
                player,
            } => Value::Bool((answers.is_valid_move)(board, *square, *player)),
            Call::FlipsInDirection {
                board,
                square,
                direction,
                player,
            } => Value::Squares((answers.flips_in_direction)(
                board, *square, *direction, *player,
            )),
            Call::FlipsAt {
                board,
                square,
                player,
            } => Value::Squares((answers.flips_at)(board, *square, *player)),
            Call::Place {
                board,
                square,
                player,
            } => Value::Board((answers.place)(board, *square, *player)),
            Call::LegalMoves { board, player } => {
                Value::Moves((answers.legal_moves)(board, *player))
            }
            Call::NextTurn { board, just_moved } => {
                Value::Turn((answers.next_turn)(board, *just_moved))
            }
            Call::Count { board } => Value::Count((answers.count)(board)),
            Call::Outcome { board } => Value::Outcome((answers.outcome)(board)),
            Call::WalledStart => Value::Walled((answers.walled_start)()),
            Call::CountOrTurn {
                board,
                index,
                player,
                turn,
            } => {
                let mut board = WalledBoard::from(board);
                let count = (answers.count_or_turn)(&mut board, *index, *player, *turn);
                Value::Turned { count, board }
            }
            Call::WalledMoves { board, player } => {
                Value::Numbers((answers.walled_moves)(&WalledBoard::from(board), *player))
            }
            Call::FlatIndex { size, x, y } => Value::Number((answers.flat_index)(*size, *x, *y)),
            Call::TurnedByPattern { behind, player } => {
                Value::Number((answers.turned_by_pattern)(behind, *player))
            }
            Call::PlayOnLines {
                board,
                square,
                player,
            } => {
                let mut board = LineBoard::from(board);
                let played = (answers.play_on_lines)(&mut board, square.col, square.row, *player);
                let board = board.to_board();
                Value::Played { played, board }
            }
            Call::Show { step, keys } => {
                let mut window = Window::setup(*answers, Stage::of_step(*step));
                for key in keys {
                    window.on_key(*key);
                }
                let mut screen = Screen::for_board();
                window.render(&mut screen);
                Value::Screen(screen)
            }
        }
    }

    /// What the reference answers.
    pub fn expected(&self) -> Value {
        self.answer(&Answers::REFERENCE)
    }

    /// An answer in the form in which answers to this call are compared: what does not matter is evened
    /// out. Turned discs may come in any order, and of a picture counts what is seen at each cell.
    pub fn comparable(&self, value: &Value) -> Value {
        match (self, value) {
            (Call::DrawBoard, Value::Screen(screen)) => Value::Text(seen::cells(screen)),
            (_, Value::Screen(screen)) => Value::Text(seen::discs(screen)),
            (_, Value::Squares(squares)) => {
                let mut squares = squares.clone();
                squares.sort_by_key(in_scan_order);
                Value::Squares(squares)
            }
            (_, Value::Moves(moves)) => {
                let mut moves = moves.clone();
                for one in &mut moves {
                    one.flips.sort_by_key(in_scan_order);
                }
                Value::Moves(moves)
            }
            _ => value.clone(),
        }
    }
}

fn in_scan_order(square: &Square) -> (i32, i32) {
    (square.row, square.col)
}
