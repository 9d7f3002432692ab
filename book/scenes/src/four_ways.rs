//! The detours: the same walk on four boards, step by step. The scene hides what the next steps find.

mod tracks;
mod view;

use checks::{Language, text};
use steps::{
    ARROWS, Board, COMPASS, DIRECTIONS, Disc, PositionAddress, Square, direction_named,
    legal_moves, walk, walk_all,
};

use crate::controls::{self, Tone};
use crate::words::{cell, side, side_named};
use crate::{Event, Node, Positions, Scene, el};
use tracks::{Question, Track};

/// The scene.
pub struct FourWays {
    question: Question,
    /// How many steps were made.
    looks: usize,
    /// Why the reader's last choice isn't possible.
    wrong: Option<String>,
    positions: Positions,
}

impl FourWays {
    /// The walk over the most enemy discs from the position's square.
    pub fn new(position: PositionAddress) -> FourWays {
        let PositionAddress { board, player, .. } = position;
        let empty = |square: &Square| board[*square].is_none();
        let legal = || {
            legal_moves(&board, player)
                .first()
                .map(|legal| legal.square)
        };
        let square = position
            .square
            .filter(empty)
            .or_else(legal)
            .or_else(|| board.squares().find(empty))
            .unwrap_or(Square { row: 0, col: 0 });
        let direction = position
            .direction
            .unwrap_or_else(|| longest(&board, square, player));
        FourWays {
            question: Question {
                board,
                player,
                square,
                direction,
            },
            looks: 0,
            wrong: None,
            positions: Positions::default(),
        }
    }

    fn total(&self) -> usize {
        self.question.bounds().found.len()
    }

    fn is_done(&self) -> bool {
        self.looks >= self.total()
    }

    /// Starts another walk.
    fn ask(&mut self, question: Question) {
        self.question = question;
        self.looks = 0;
        self.wrong = None;
    }

    fn words(&self) -> (Tone, String) {
        let wrong = || Some((Tone::Wrong, self.wrong.clone()?));
        if let Some(words) = self.positions.words().or_else(wrong) {
            return words;
        }
        let Question {
            board,
            player,
            square,
            direction,
        } = self.question;
        let name = side(player);
        let to = text::direction(direction, Language::English);
        if self.looks == 0 {
            let words = format!(
                "{name} plays {square} and walks {to}. Predict how many steps the walk takes, and what ends it on each board. Then press Step."
            );
            return (Tone::Plain, words);
        }
        let all = match board.size() {
            8 => "four",
            _ => "three",
        };
        let walk = walk(&board, square, direction, player);
        let look = self.looks;
        if let Some(disc) = walk.run.get(look - 1) {
            let enemy = side(player.opponent());
            let words =
                format!("Step {look}: all {all} boards find {disc} {enemy}. The walk continues.");
            return (Tone::Plain, words);
        }
        let end = text::stopped_at(&walk, player, Language::English);
        let words = match walk.turns() {
            [] => format!(
                "Step {look}: all {all} boards find {end}. Nothing flips: {}.",
                text::reason(walk.stop, Language::English)
            ),
            flips => format!(
                "Step {look}: all {all} boards find {end}. Flipped: {}.",
                text::names(flips)
            ),
        };
        (Tone::Plain, words)
    }

    fn choose(&mut self, square: Square) {
        match self.question.board.get(square) {
            Some(None) => self.ask(Question {
                square,
                ..self.question
            }),
            Some(Some(by)) => {
                let by = cell(Some(by));
                self.wrong = Some(format!(
                    "{square} holds a {by} disc. A move needs an empty square."
                ));
            }
            None => {}
        }
    }

    fn steering(&self) -> Node {
        let (tone, words) = self.words();
        let directions: Vec<String> = (0..8)
            .map(|index| format!("{} {}", ARROWS[index], COMPASS[index]))
            .collect();
        let options: Vec<(&str, &str)> = (0..8)
            .map(|index| (COMPASS[index], directions[index].as_str()))
            .collect();
        controls::stack([
            controls::message(tone, &words),
            controls::row([
                controls::enabled(controls::primary("step", "Step"), !self.is_done()),
                controls::enabled(controls::button("back", "Back"), self.looks > 0),
                controls::enabled(controls::button("end", "To the end"), !self.is_done()),
            ]),
            controls::fields([
                controls::menu(
                    "direction",
                    "Direction",
                    steps::compass(self.question.direction),
                    &options,
                ),
                controls::sides("player", "To move", self.question.player),
            ]),
            self.positions.view(&PositionAddress {
                board: self.question.board,
                player: self.question.player,
                square: Some(self.question.square),
                direction: Some(self.question.direction),
            }),
        ])
    }
}

/// The direction with the longest run of enemy discs, the first of equals.
fn longest(board: &Board, square: Square, player: Disc) -> (i32, i32) {
    let mut best = (0, DIRECTIONS[0]);
    for walk in walk_all(board, square, player) {
        if walk.run.len() > best.0 {
            best = (walk.run.len(), walk.direction);
        }
    }
    best.1
}

impl Scene for FourWays {
    fn view(&self) -> Node {
        let question = &self.question;
        let said = |track: &Track| controls::line(track.said[self.looks].clone());
        let (bounds, walls, lines) = (question.bounds(), question.walls(), question.lines());
        let first = controls::stack([
            controls::part(
                "Bounds: a row and a column",
                view::bounds(question, self.looks),
            ),
            said(&bounds),
        ]);
        let second = controls::stack([
            controls::part("Walls: one number", view::walls(question, self.looks)),
            said(&walls),
        ]);
        let mut third = vec![
            controls::part(
                "Lines: letters of a string",
                view::lines(question, self.looks),
            ),
            said(&lines),
        ];
        match question.bits() {
            Some(bits) => third.extend([
                controls::part(
                    "Bits: one bit, moved by a shift",
                    view::bits(question, self.looks),
                ),
                said(&bits),
            ]),
            None => third.push(controls::part(
                "Bits",
                controls::line(
                    "Bitboards have 64 bits, one for each square of an 8 by 8 board. This board is smaller, so only three boards walk.",
                ),
            )),
        }
        let third = controls::stack(third);
        el("div").with(controls::stack([
            controls::beside([first, self.steering()]),
            controls::beside([second, third]),
        ]))
    }

    fn act(&mut self, event: &Event<'_>) {
        if let Some(position) = self.positions.act(event, self.question.player) {
            *self = FourWays::new(position);
        }
        let total = self.total();
        match *event {
            Event::Press(action @ ("step" | "back" | "end")) => {
                self.wrong = None;
                self.looks = match action {
                    "step" => (self.looks + 1).min(total),
                    "back" => self.looks.saturating_sub(1),
                    _ => total,
                };
            }
            Event::Square("bounds", square) => self.choose(square),
            Event::Set("direction", name) => {
                if let Some(direction) = direction_named(name) {
                    self.ask(Question {
                        direction,
                        ..self.question
                    });
                }
            }
            Event::Set("player", value) => {
                if let Some(player) = side_named(value) {
                    self.ask(Question {
                        player,
                        ..self.question
                    });
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
