//! Chapter 07: a game against the random opponent, with the number behind each reply.

mod number_line;
mod replies;

use checks::{Language, text};
use steps::{Board, Count, Disc, Outcome, PositionAddress, Square, Turn, count, flips_at, outcome};

use crate::board::{Look, board};
use crate::controls::{self, Tone};
use crate::number::cut;
use crate::{Event, Node, Scene, el};
use number_line::number_line;
use replies::{Ply, Replies, Setup, play};

/// How long a move stays alone on the board while a game is played again, in milliseconds.
const TICK: u32 = 700;

const HIGHEST_SEED: i32 = 999_999;

/// The scene.
pub struct RandomGame {
    setup: Setup,
    game: Replies,
    /// How many moves are shown while the game is played again.
    shown: Option<usize>,
    /// What is said in place of the last moves.
    note: Option<(Tone, String)>,
}

impl RandomGame {
    /// A new game at a position. The reader has the side that moves first.
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
            note: None,
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

    /// Whether the reader may move now.
    fn waits(&self) -> bool {
        self.shown.is_none() && self.game.turn != Turn::Over
    }

    fn play_again(&mut self) {
        self.game = play(&self.setup);
        self.shown = None;
    }

    fn begin(&mut self) {
        self.setup.own.clear();
        self.play_again();
    }

    fn click(&mut self, square: Square) {
        if !self.waits() || !self.board().contains(square) {
            return;
        }
        let (board, human) = (self.board(), self.setup.human);
        if flips_at(&board, square, human).is_empty() {
            let why = text::why(&board, square, human, Language::English);
            let words = format!("You cannot play {square}. {}", why.join(" "));
            self.note = Some((Tone::Wrong, words));
            return;
        }
        self.setup.own.push(square);
        self.play_again();
    }

    fn tick(&mut self) {
        let Some(shown) = self.shown else { return };
        let shown = shown + 1;
        if shown < self.game.plies.len() {
            self.shown = Some(shown);
            return;
        }
        self.shown = None;
        let replies = self.game.plies.iter().filter(|ply| ply.draw.is_some());
        let (moves, replies) = (self.setup.own.len(), replies.count());
        let words = format!(
            "That was the game again: seed {} and your {moves} {} gave the same {replies} {}.",
            self.setup.seed,
            plural(moves, "move", "moves"),
            plural(replies, "reply", "replies")
        );
        self.note = Some((Tone::Right, words));
    }

    /// A side with its verb.
    fn side(&self, player: Disc, you: &str, other: &str) -> String {
        match player == self.setup.human {
            true => format!("You {you}"),
            false => format!("{} {other}", name(player)),
        }
    }

    fn passes(&self, player: Disc) -> String {
        self.side(player, "have no move and pass.", "has no move and passes.")
    }

    fn told(&self, ply: &Ply) -> String {
        let mut words = String::new();
        if ply.after_pass {
            words = self.passes(ply.player.opponent()) + " ";
        }
        match &ply.draw {
            None => words + &format!("You played {}.", ply.square),
            Some(draw) => {
                let (length, player) = (draw.moves.len(), name(ply.player));
                words
                    + &format!(
                        "{player} drew {}, times {length} is {}, cut to {}: {player} plays {}.",
                        cut(draw.number, 4),
                        cut(draw.number * length as f64, 2),
                        draw.place,
                        ply.square
                    )
            }
        }
    }

    /// What happened since the reader's last move, and what comes next.
    fn words(&self) -> (Tone, String) {
        if let Some(note) = &self.note {
            return note.clone();
        }
        let plies = self.plies();
        if let Some(shown) = self.shown {
            let words = match plies.last() {
                None => format!("The game again, with seed {}.", self.setup.seed),
                Some(ply) => format!("Move {shown}. {}", self.told(ply)),
            };
            return (Tone::Plain, words);
        }
        let human = self.setup.human;
        let since = plies
            .iter()
            .rposition(|ply| ply.draw.is_none())
            .unwrap_or_default();
        let mut words: Vec<String> = plies[since..].iter().map(|ply| self.told(ply)).collect();
        if self.setup.own.is_empty() && self.game.turn != Turn::Over {
            let enemy = name(human.opponent());
            let opening = format!("You are {}. {enemy} plays at random.", name(human));
            words.insert(0, opening);
        }
        words.push(match self.game.turn {
            Turn::Over => self.result(),
            Turn::PassesBackTo(_) => format!("{} Your move again.", self.passes(human.opponent())),
            Turn::Moves(_) => "Your move: click a square with a dot.".to_owned(),
        });
        (Tone::Plain, words.join(" "))
    }

    fn result(&self) -> String {
        let Count { black, white, .. } = count(&self.board());
        let end = match outcome(&self.board()) {
            Outcome::Won(winner) => self.side(winner, "win.", "wins."),
            _ => "A draw.".to_owned(),
        };
        format!("Neither side can move, and the game is over: Black {black}, White {white}. {end}")
    }

    fn board_node(&self) -> Node {
        let position = self.board();
        let human = self.setup.human;
        let last = self.plies().last();
        let label = match self.game.turn {
            _ if self.shown.is_some() => "The game again",
            Turn::Over => "The game, over",
            _ => "The game. It is your move",
        };
        board("game", label, &position, |square| {
            let turns = match self.waits() {
                true => flips_at(&position, square, human).len(),
                false => 0,
            };
            let just = last.is_some_and(|ply| ply.square == square);
            let turned = last.is_some_and(|ply| ply.flips.contains(&square));
            let by = match last {
                Some(ply) if ply.draw.is_some() => format!("{}'s reply", name(ply.player)),
                _ => "your move".to_owned(),
            };
            Look {
                legal: turns > 0,
                chosen: just,
                tag: if turned {
                    "↻".to_owned()
                } else {
                    String::new()
                },
                spoken: match () {
                    _ if turns > 0 => format!("legal, turns {turns}"),
                    _ if just => by,
                    _ if turned => format!("turned by {by}"),
                    _ => String::new(),
                },
                ..Look::default()
            }
        })
    }
}

fn name(player: Disc) -> &'static str {
    text::disc(player, Language::English)
}

fn plural(count: usize, one: &'static str, many: &'static str) -> &'static str {
    if count == 1 { one } else { many }
}

impl Scene for RandomGame {
    fn view(&self) -> Node {
        let (tone, words) = self.words();
        let side = match self.setup.human {
            Disc::Black => "black",
            Disc::White => "white",
        };
        let sides = [("black", "Black"), ("white", "White")];
        let replays = self.shown.is_some();
        let steer = controls::row([
            controls::enabled(
                controls::switch("replay", if replays { "Stop" } else { "Replay" }, replays),
                !self.game.plies.is_empty(),
            ),
            controls::enabled(
                controls::button("undo", "Undo"),
                !replays && !self.setup.own.is_empty(),
            ),
            controls::button("reset", "Start again"),
        ]);
        let mut side_parts = vec![
            controls::fields([
                controls::menu("side", "you are", side, &sides),
                controls::number("seed", "seed", self.setup.seed as i32, 0, HIGHEST_SEED),
            ]),
            steer,
            controls::message(tone, &words),
        ];
        let drawn = self.plies().iter().rev().find_map(|ply| ply.draw.as_ref());
        if let Some(draw) = drawn {
            let heading = "The number behind the last reply";
            side_parts.push(controls::part(heading, number_line(draw)));
        }
        let lines: Vec<String> = self.plies().iter().map(log_line).collect();
        side_parts.push(controls::log("The game so far", &lines));
        let scene = el("div").with(controls::beside([
            self.board_node(),
            controls::stack(side_parts),
        ]));
        if replays {
            scene.at("data-tick", TICK.to_string())
        } else {
            scene
        }
    }

    fn act(&mut self, event: &Event<'_>) {
        if *event != Event::Tick {
            self.note = None;
        }
        match *event {
            Event::Square("game", square) => self.click(square),
            Event::Press("undo") if self.shown.is_none() => {
                self.setup.own.pop();
                self.play_again();
            }
            Event::Press("reset") => self.begin(),
            Event::Press("replay") => {
                let replays = self.shown.is_some();
                self.play_again();
                if !replays && !self.game.plies.is_empty() {
                    self.shown = Some(0);
                }
            }
            Event::Tick => self.tick(),
            Event::Set("side", side) => {
                self.setup.human = match side {
                    "black" => Disc::Black,
                    "white" => Disc::White,
                    _ => return,
                };
                self.begin();
            }
            Event::Set("seed", seed) => {
                let Ok(seed) = seed.parse::<i32>() else {
                    return;
                };
                self.setup.seed = seed.clamp(0, HIGHEST_SEED) as u64;
                self.begin();
            }
            _ => {}
        }
    }
}

fn log_line(ply: &Ply) -> String {
    let passed = match ply.after_pass {
        true => format!("{} passes, ", name(ply.player.opponent())),
        false => String::new(),
    };
    let moved = format!("{passed}{} {}", name(ply.player), ply.square);
    match &ply.draw {
        None => moved,
        Some(draw) => {
            let length = draw.moves.len();
            let number = cut(draw.number, 4);
            format!("{moved}: {number} · {length}, place {}", draw.place)
        }
    }
}

#[cfg(test)]
mod tests;
