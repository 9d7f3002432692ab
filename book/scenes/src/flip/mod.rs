//! Chapter 05: which discs a move flips, walk by walk, and the board after the move.
//!
//! Readers choose a move and step through the eight walks and the flips. For code with a mistake, its board is shown
//! beside the right one.

mod trace;
mod view;
mod words;

use steps::{Board, Disc, PositionAddress, Square, flips_at, legal_moves, place, read_position};

use crate::controls::{self, Tone};
use crate::words::{and, cell, counted, side, side_named};
use crate::{Event, Node, Positions, Scene, position};
use trace::{Mistake, Trace};

/// Two boards besides the chapter's: one on which a chain of flips shows, and one from a game.
const BRANCH: &str = "*WB..\n.W...\n.B...\n.....\n.....";
const GAME: &str = "f5d6c6f4e6f6g4g5d3c7g6c4c8b7g3h4h3d7a6";

/// The scene.
pub struct Flip {
    opened: PositionAddress,
    /// The name of the shown board in the menu.
    shown: &'static str,
    board: Board,
    player: Disc,
    square: Option<Square>,
    mistake: Mistake,
    step: usize,
    positions: Positions,
}

impl Flip {
    /// The scene on a position.
    pub fn new(opened: PositionAddress) -> Flip {
        Flip {
            opened,
            shown: "page",
            board: opened.board,
            player: opened.player,
            square: opened.square,
            mistake: Mistake::None,
            step: 0,
            positions: Positions::default(),
        }
    }

    fn set(&mut self, shown: &'static str, at: PositionAddress) {
        self.shown = shown;
        self.board = at.board;
        self.player = at.player;
        self.choose(at.square);
    }

    fn choose(&mut self, square: Option<Square>) {
        self.square = square.filter(|square| self.board.contains(*square));
        self.step = 0;
    }

    fn trace(&self) -> Option<Trace> {
        let trace = |square| Trace::of(&self.board, square, self.player, self.mistake);
        self.square.map(trace)
    }

    fn right_after(&self, square: Square) -> Board {
        place(&self.board, square, self.player).unwrap_or(self.board)
    }

    /// The legal moves for which the code with the mistake makes a different board.
    fn showing(&self) -> Vec<Square> {
        let shows = |square: &Square| {
            let trace = Trace::of(&self.board, *square, self.player, self.mistake);
            trace.board(&self.board, trace.beats.len()) != self.right_after(*square)
        };
        let moves = legal_moves(&self.board, self.player);
        let squares = moves.iter().map(|option| option.square);
        squares.filter(shows).collect()
    }

    fn words(&self, trace: Option<&Trace>) -> (Tone, String) {
        let player = side(self.player);
        if let Some(words) = self.positions.words() {
            return words;
        }
        let Some(trace) = trace else {
            let moves = legal_moves(&self.board, self.player);
            let squares: Vec<Square> = moves.iter().map(|option| option.square).collect();
            let words = match squares.len() {
                0 => format!(
                    "{player} has no legal move here. Choose a square anyway, or another side to move."
                ),
                9.. => format!("{player} has {} legal moves. Choose one.", squares.len()),
                _ => format!("{player} can play {}. Choose a move.", and(&squares)),
            };
            return (Tone::Plain, words);
        };
        let square = trace.square;
        if let Some(by) = self.board[square] {
            let by = cell(Some(by));
            let words = format!("{square} holds a {by} disc. A move needs an empty square.");
            return (Tone::Plain, words);
        }
        match self.step {
            0 => {
                let words = format!(
                    "{player} plays {square}. Predict which directions note discs, and which of them keep their notes. Then press Step."
                );
                (Tone::Plain, words)
            }
            step if step < trace.beats.len() => {
                (Tone::Plain, words::beat(trace, trace.beats[step - 1]))
            }
            _ => self.result(trace),
        }
    }

    fn result(&self, trace: &Trace) -> (Tone, String) {
        let player = side(self.player);
        let square = trace.square;
        let right = flips_at(&self.board, square, self.player);
        if right.is_empty() {
            let words = format!(
                "No direction keeps a disc. {square} isn't a legal move: place returns None, and the board doesn't change."
            );
            return (Tone::Plain, words);
        }
        let after = trace.board(&self.board, trace.beats.len());
        let wrong: Vec<Square> = self.differing(&after);
        let flipped: Vec<Square> = self
            .board
            .squares()
            .filter(|square| self.board[*square].is_some() && self.board[*square] != after[*square])
            .collect();
        if wrong.is_empty() {
            let mut words = format!(
                "{player} {square} flips {}. Before: {}. After: {}.",
                and(&right),
                counted(&self.board),
                counted(&after)
            );
            if self.mistake != Mistake::None {
                let all = legal_moves(&self.board, self.player).len();
                words = match self.showing().len() {
                    0 => "Both boards are the same, and so they are for every move of this side. Try another board.".to_owned(),
                    showing => format!(
                        "Both boards are the same here. Moves that show the mistake: {showing} of {all}. Try another move."
                    ),
                };
            }
            return (Tone::Plain, words);
        }
        let (wrong, right, these) = (and(&wrong), and(&right), and(&flipped));
        let words = match flipped.len() > flips_at(&self.board, square, self.player).len() {
            true => format!(
                "Flipped by mistake: {wrong}. The right code flips only {right}. This code flips {these}. Dashed rings mark the difference."
            ),
            false => format!(
                "Missing flips: {wrong}. The right code flips {right}. This code flips {these}. Dashed rings mark the difference."
            ),
        };
        (Tone::Wrong, words)
    }

    /// The squares whose cells differ from the right board.
    fn differing(&self, after: &Board) -> Vec<Square> {
        let Some(square) = self.square else {
            return Vec::new();
        };
        let right = self.right_after(square);
        let differs = |square: &Square| right[*square] != after[*square];
        right.squares().filter(differs).collect()
    }

    fn menus(&self) -> Node {
        let mut boards = vec![
            ("page", "the chapter's board"),
            ("branch", "a row with a branch"),
            ("game", "nineteen moves into a game"),
        ];
        if self.shown == "own" {
            boards.push(("own", "your board"));
        }
        let mistake = match self.mistake {
            Mistake::None => "none",
            Mistake::SharedList => "shared",
            Mistake::FirstOnly => "first",
            Mistake::Chain => "chain",
        };
        let mistakes = [
            ("none", "no mistake"),
            ("shared", "one list for all directions"),
            ("first", "stops at the first direction that flips"),
            ("chain", "flipped discs start walks"),
        ];
        controls::fields([
            controls::menu("board", "Board", self.shown, &boards),
            controls::sides("side", "To move", self.player),
            controls::menu("mistake", "Code with a mistake", mistake, &mistakes),
        ])
    }
}

impl Scene for Flip {
    fn view(&self) -> Node {
        let trace = self.trace();
        let trace = trace.as_ref();
        let (tone, words) = self.words(trace);
        let total = trace.map_or(0, |trace| trace.beats.len());
        let can_step = self.step < total;
        let walking = trace.is_some_and(|trace| self.step < trace.end_of_walks());
        let steer = controls::row([
            controls::enabled(controls::primary("step", "Step"), can_step),
            controls::enabled(controls::button("back", "Back"), self.step > 0),
            controls::enabled(controls::button("direction", "Next direction"), walking),
            controls::enabled(controls::button("all", "To the end"), can_step),
            controls::enabled(controls::button("again", "Start over"), self.step > 0),
        ]);
        let mut beside = vec![controls::message(tone, &words), steer];
        beside.extend(trace.map(|trace| self.lists(trace)));
        let mut parts = vec![
            self.menus(),
            controls::beside([self.walked(trace), controls::stack(beside)]),
        ];
        if let Some(trace) = trace {
            parts.push(self.boards(trace));
            parts.push(self.table(trace));
        }
        parts.push(
            self.positions
                .view(&position(self.board, self.player, self.square)),
        );
        controls::stack(parts)
    }

    fn act(&mut self, event: &Event<'_>) {
        if let Some(position) = self.positions.act(event, self.player) {
            return self.set("own", position);
        }
        let trace = self.trace();
        let total = trace.as_ref().map_or(0, |trace| trace.beats.len());
        match *event {
            Event::Square("walk", square) if self.board.contains(square) => {
                self.choose(Some(square));
            }
            Event::Press("step") => self.step = (self.step + 1).min(total),
            Event::Press("back") => self.step = self.step.saturating_sub(1),
            Event::Press("direction") => {
                self.step = trace.map_or(0, |trace| trace.end_of_direction(self.step));
            }
            Event::Press("all") => self.step = total,
            Event::Press("again") => self.step = 0,
            Event::Set("side", value) => {
                if let Some(player) = side_named(value) {
                    self.player = player;
                    self.choose(self.square);
                }
            }
            Event::Set("mistake", value) => {
                self.mistake = match value {
                    "none" => Mistake::None,
                    "shared" => Mistake::SharedList,
                    "first" => Mistake::FirstOnly,
                    "chain" => Mistake::Chain,
                    _ => return,
                };
                // After the last step, show the last step of the other code too.
                let done = total > 0 && self.step == total;
                let total = self.trace().map_or(0, |trace| trace.beats.len());
                self.step = if done { total } else { 0 };
            }
            Event::Set("board", value) => {
                let (shown, text) = match value {
                    "page" => return self.set("page", self.opened),
                    "branch" => ("branch", BRANCH),
                    "game" => ("game", GAME),
                    _ => return,
                };
                if let Ok(at) = read_position(text, Disc::Black) {
                    self.set(shown, at);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
