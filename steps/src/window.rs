//! The window that grows with the steps: a board, discs, a cursor, and at the end a game for two.

use std::fmt;

use crate::{Answers, Board, CELL, Color, Disc, Key, Outcome, Screen, Square, Turn};

/// A game in a window: call `setup` once, `on_key` for each key, `update` as time passes, and `render` for each
/// picture. It calls only functions from a table of [`Answers`], so it also runs with the learner's functions.
#[derive(Clone)]
pub struct Window {
    answers: Answers,
    board: Board,
    to_move: Option<Disc>,
    cursor: Square,
    has_cursor: bool,
    has_game: bool,
    time: f64,
}

/// How much of the game is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Step 01: an empty board.
    Board,
    /// Step 02: the discs of the start.
    Discs,
    /// Step 03: the cursor.
    Cursor,
    /// From step 04 on, each legal move has a dot. From step 06 on, enter plays a move.
    Game,
}

impl Stage {
    /// The stage of a step, by its number.
    pub fn of_step(number: u32) -> Stage {
        match number {
            0 | 1 => Stage::Board,
            2 => Stage::Discs,
            3 => Stage::Cursor,
            _ => Stage::Game,
        }
    }
}

/// The period of the blinking cursor, in seconds. Its frame is hidden for half of this time.
const BLINK: f64 = 1.0;

impl Window {
    /// Opens the window: the start position, Black to move, the cursor on a1.
    pub fn setup(answers: Answers, stage: Stage) -> Window {
        let board = match stage {
            Stage::Board => Board::empty(8),
            _ => (answers.start)(),
        };
        Window {
            answers,
            board,
            to_move: Some(Disc::Black),
            cursor: Square { row: 0, col: 0 },
            has_cursor: matches!(stage, Stage::Cursor | Stage::Game),
            has_game: stage == Stage::Game,
            time: 0.0,
        }
    }

    /// The position on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move, or `None` if the game is over.
    pub fn to_move(&self) -> Option<Disc> {
        self.to_move
    }

    /// The result of the game, if it's over.
    pub fn outcome(&self) -> Outcome {
        (self.answers.outcome)(&self.board)
    }

    /// The square under the cursor.
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// Handles a key: arrows move the cursor, enter plays on its square, R starts over.
    pub fn on_key(&mut self, key: Key) {
        match key {
            Key::Enter if self.has_game => self.play(),
            Key::Char('r' | 'R') if self.has_game => {
                self.board = (self.answers.start)();
                self.to_move = Some(Disc::Black);
            }
            _ if self.has_cursor => {
                self.cursor = (self.answers.move_cursor)(self.cursor, key);
                self.time = 0.0;
            }
            _ => {}
        }
    }

    fn play(&mut self) {
        let Some(player) = self.to_move else {
            return;
        };
        let Some(after) = (self.answers.place)(&self.board, self.cursor, player) else {
            return;
        };
        self.board = after;
        self.to_move = match (self.answers.next_turn)(&after, player) {
            Turn::Moves(next) | Turn::PassesBackTo(next) => Some(next),
            Turn::Over => None,
        };
    }

    /// Adds the time since the last call, in seconds.
    pub fn update(&mut self, seconds: f64) {
        self.time += seconds;
    }

    /// Draws the current picture.
    pub fn render(&self, screen: &mut Screen) {
        (self.answers.draw_board)(screen);
        (self.answers.draw_discs)(&self.board, screen);
        if self.has_game
            && let Some(player) = self.to_move
        {
            for square in self.board.squares() {
                if (self.answers.is_valid_move)(&self.board, square, player) {
                    let (x, y) = (square.col * CELL, square.row * CELL);
                    screen.fill_circle(x + CELL / 2, y + CELL / 2, CELL / 10, Color::YELLOW);
                }
            }
        }
        if self.has_cursor && self.time % BLINK < BLINK / 2.0 {
            let (x, y) = (self.cursor.col * CELL, self.cursor.row * CELL);
            screen.stroke_rect(x + 3, y + 3, CELL - 6, CELL - 6, Color::YELLOW);
        }
    }
}

/// Shows the position, because functions can't be shown.
impl fmt::Debug for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Window")
            .field("board", &self.board)
            .field("to_move", &self.to_move)
            .field("cursor", &self.cursor)
            .finish_non_exhaustive()
    }
}
