//! Chapter 07: a game against the random opponent, with the number behind each reply.

mod number_line;
mod replies;
mod words;

use steps::{Board, PositionAddress, Square, Turn, flips_at};

use crate::board::{Look, board};
use crate::controls::{self, Tone};
use crate::words::{cut, side, side_named, why};
use crate::{Copying, Event, Node, Scene, el};
use number_line::number_line;
use replies::{Ply, Replies, Setup, play};

/// How long each move is shown in a replay, in milliseconds.
const TICK: u32 = 700;

/// The label of the field for the seed.
const SEED: &str = "Seed";

const HIGHEST_SEED: i32 = 999_999;

/// The scene.
pub struct RandomGame {
    setup: Setup,
    game: Replies,
    /// How many moves are shown, or `None` for all.
    shown: Option<usize>,
    /// Whether the game is being replayed.
    replays: bool,
    /// Whether the reader predicts each reply.
    asks: bool,
    /// A message that replaces the one about the last moves.
    note: Option<(Tone, String)>,
    copying: Copying,
}

impl RandomGame {
    /// A new game at a position. The reader plays the side that moves first.
    pub fn new(position: PositionAddress) -> RandomGame {
        let setup = Setup {
            board: position.board,
            first: position.player,
            human: position.player,
            seed: 2,
            own: Vec::new(),
        };
        RandomGame {
            game: play(&setup),
            setup,
            shown: None,
            replays: false,
            asks: false,
            note: None,
            copying: Copying::default(),
        }
    }

    fn plies(&self) -> &[Ply] {
        match self.shown {
            Some(shown) => &self.game.plies[..shown.min(self.game.plies.len())],
            None => &self.game.plies,
        }
    }

    fn board(&self) -> Board {
        self.plies()
            .last()
            .map_or(self.setup.board, |ply| ply.board)
    }

    /// Whether it's the reader's turn.
    fn waits(&self) -> bool {
        self.shown.is_none() && self.game.turn != Turn::Over
    }

    /// The reply that the reader predicts.
    fn asked(&self) -> Option<&Ply> {
        match self.shown {
            Some(shown) if !self.replays => self.game.plies.get(shown),
            _ => None,
        }
    }

    /// Whether a replay is possible. It isn't while the reader predicts a reply, because it would show the reply.
    fn can_replay(&self) -> bool {
        !self.game.plies.is_empty() && self.asked().is_none()
    }

    fn play_again(&mut self) {
        self.game = play(&self.setup);
        self.shown = None;
        self.replays = false;
    }

    /// Stops before the reply after this many moves, if the reader predicts it.
    fn ask(&mut self, plies: usize) {
        let reply = self.game.plies.get(plies);
        let is_drawn = reply.is_some_and(|ply| ply.draw.is_some());
        self.shown = (self.asks && is_drawn).then_some(plies);
    }

    fn begin(&mut self) {
        self.setup.own.clear();
        self.play_again();
        self.ask(0);
    }

    /// Compares the reader's prediction with the reply.
    fn answer(&mut self, square: Square) {
        let Some(ply) = self.asked() else { return };
        let moves = ply.draw.as_ref().map(|draw| &draw.moves);
        if !moves.is_some_and(|moves| moves.contains(&square)) {
            let words = format!("{square} isn't one of these moves. {}", self.what_next());
            self.note = Some((Tone::Wrong, words));
            return;
        }
        let is_revealed = self.in_words(ply);
        let (tone, words) = if ply.square == square {
            (Tone::Right, format!("Correct. {is_revealed}"))
        } else {
            (Tone::Wrong, format!("Not quite. {is_revealed}"))
        };
        let next = self.plies().len() + 1;
        self.ask(next);
        let behind = self.what_next();
        self.note = Some((tone, format!("{words} {behind}")));
    }

    fn click(&mut self, square: Square) {
        if self.asked().is_some() {
            return self.answer(square);
        }
        if !self.waits() || !self.board().contains(square) {
            return;
        }
        let (board, human) = (self.board(), self.setup.human);
        if flips_at(&board, square, human).is_empty() {
            let words = format!("You can't play {square}. {}", why(&board, square, human));
            self.note = Some((Tone::Wrong, words));
            return;
        }
        let plies = self.plies().len() + 1;
        self.setup.own.push(square);
        self.play_again();
        self.ask(plies);
    }

    fn tick(&mut self) {
        let Some(shown) = self.shown.filter(|_| self.replays) else {
            return;
        };
        let shown = shown + 1;
        if shown < self.game.plies.len() {
            self.shown = Some(shown);
            return;
        }
        (self.shown, self.replays) = (None, false);
        let words = format!(
            "That was the same game again: seed {} and the same moves lead to the same replies.",
            self.setup.seed
        );
        self.note = Some((Tone::Right, words));
    }

    fn board_node(&self) -> Node {
        let position = self.board();
        let human = self.setup.human;
        let last = self.plies().last();
        let asked = self.asked();
        let label = match self.game.turn {
            _ if self.replays => "The same game again",
            _ if asked.is_some() => "The game. Which move does the opponent play?",
            Turn::Over => "The game is over",
            _ => "The game. It's your turn",
        };
        board("game", label, &position, |square| {
            let turns = match self.waits() {
                true => flips_at(&position, square, human).len(),
                false => 0,
            };
            let is_open = asked
                .and_then(|ply| ply.draw.as_ref())
                .is_some_and(|draw| draw.moves.contains(&square));
            let just = last.is_some_and(|ply| ply.square == square);
            let turned = last.is_some_and(|ply| ply.flips.contains(&square));
            let reply = last.filter(|ply| ply.draw.is_some());
            let reply = reply.map(|ply| side(ply.player));
            Look {
                legal: turns > 0 || is_open,
                spoken: match () {
                    _ if turns > 0 => format!("legal, flips {turns}"),
                    _ if is_open => "one of the moves to choose from".to_owned(),
                    _ => match (just, turned, reply) {
                        (true, _, Some(by)) => format!("{by}'s reply"),
                        (true, _, None) => "your move".to_owned(),
                        (_, true, Some(by)) => format!("flipped by {by}'s reply"),
                        (_, true, None) => "flipped by your move".to_owned(),
                        _ => String::new(),
                    },
                },
                ..Look::after_move(just, turned)
            }
        })
    }
}

impl Scene for RandomGame {
    fn view(&self) -> Node {
        let (tone, words) = self.words();
        let replays = self.replays;
        let steer = controls::row([
            controls::enabled(
                controls::switch(
                    "replay",
                    if replays { "To the end" } else { "Run" },
                    replays,
                ),
                self.can_replay(),
            ),
            controls::enabled(
                controls::button("undo", "Undo"),
                !replays && !self.setup.own.is_empty(),
            ),
            controls::button("reset", "New game"),
            controls::switch("ask", "Predict first", self.asks),
        ]);
        let waits = controls::line("Run would show the reply. Predict it first.");
        let waits = self.asked().map(|_| waits);
        let asked = self.asked().and_then(|ply| ply.draw.as_ref());
        let shown = || self.plies().iter().rev().find_map(|ply| ply.draw.as_ref());
        let mut left = vec![self.board_node(), controls::message(tone, &words)];
        if let Some(draw) = asked.or_else(shown) {
            let heading = match asked {
                Some(draw) => format!("Which part is {} in?", cut(draw.number, 4)),
                None => "The number behind the last reply".to_owned(),
            };
            let line = number_line(draw, asked.is_none());
            left.push(controls::part(&heading, line));
        }
        let lines: Vec<String> = self.plies().iter().map(words::log_line).collect();
        let right = controls::stack([
            controls::fields([
                controls::sides("side", "You play", self.setup.human),
                controls::number("seed", SEED, self.setup.seed as i32, 0, HIGHEST_SEED),
            ]),
            controls::stack([steer]).all(waits),
            controls::log("The game so far", &lines),
            self.copying.view("", Some(&self.board())),
        ]);
        el("div")
            .with(controls::beside([controls::stack(left), right]))
            .tick(TICK, replays)
    }

    fn act(&mut self, event: &Event<'_>) {
        self.copying.act(event);
        if *event != Event::Tick {
            self.note = None;
        }
        match *event {
            Event::Square("game", square) => self.click(square),
            Event::Press("undo") if !self.replays => {
                self.setup.own.pop();
                self.play_again();
            }
            Event::Press("reset") => self.begin(),
            Event::Press("ask") => {
                self.asks = !self.asks;
                if self.asked().is_some() {
                    self.shown = None;
                }
                if self.asks && self.waits() {
                    let enemy = side(self.setup.human.opponent());
                    let words = format!(
                        "From your next move on, predict {enemy}'s reply. {}",
                        self.what_next()
                    );
                    self.note = Some((Tone::Plain, words));
                }
            }
            Event::Press("replay") if self.can_replay() => {
                let stops = self.replays;
                self.play_again();
                if !stops {
                    (self.shown, self.replays) = (Some(0), true);
                }
            }
            Event::Tick => self.tick(),
            Event::Set("side", side) => {
                if let Some(human) = side_named(side) {
                    self.setup.human = human;
                    self.begin();
                }
            }
            Event::Set("seed", seed) => match controls::whole_number(SEED, seed, 0, HIGHEST_SEED) {
                Err(words) => self.note = Some((Tone::Wrong, words)),
                Ok((seed, said)) => {
                    self.setup.seed = seed as u64;
                    self.begin();
                    let behind = self.words().1;
                    self.note = said.map(|said| (Tone::Plain, format!("{said} {behind}")));
                }
            },
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
