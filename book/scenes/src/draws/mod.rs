//! Chapter 07: many draws with each formula that somebody has written for the place of a move.

mod formula;

use steps::{Move, PositionAddress, Rng, Square, legal_moves, random_move};

use crate::controls::{self, Tone};
use crate::words::{cut, plural, thousands};
use crate::{Event, Node, Scene, el};
use formula::{FORMULAS, Formula};

/// The longest list of moves that can be asked for.
const LONGEST: i32 = 13;

/// How many draws a press makes for each move of the list.
const EACH: u32 = 100;

/// A bar of this many parts is full: the fair share stands in its middle.
const FULL: u64 = 200;

/// The scene.
pub struct Draws {
    /// The moves of the position, for names.
    names: Vec<Square>,
    length: usize,
    chosen: usize,
    rng: Rng,
    /// How often each place came, one past the end too, and behind it the panics.
    counts: Vec<u32>,
    /// The last draw, while draws are made one by one.
    last: Option<(f64, Option<usize>)>,
    /// What is said of a number that was not taken as it was typed.
    note: Option<String>,
}

impl Draws {
    /// The right formula with a list as long as that of the position, after many draws.
    pub fn new(position: PositionAddress) -> Draws {
        let moves = legal_moves(&position.board, position.player);
        let mut scene = Draws {
            length: moves.len().min(LONGEST as usize),
            names: moves.iter().map(|one| one.square).collect(),
            chosen: 0,
            rng: Rng::new(1),
            counts: Vec::new(),
            last: None,
            note: None,
        };
        scene.clear();
        scene.draw_many();
        scene
    }

    fn formula(&self) -> Formula {
        FORMULAS[self.chosen].2
    }

    fn clear(&mut self) {
        self.counts = vec![0; self.length + 2];
        self.last = None;
    }

    fn drawn(&self) -> u32 {
        self.counts.iter().sum()
    }

    fn per_press(&self) -> u32 {
        EACH * self.length.max(1) as u32
    }

    fn draw_many(&mut self) {
        for _ in 0..self.per_press() {
            self.draw();
        }
        self.last = None;
    }

    fn draw(&mut self) {
        let number = self.rng.clone().next_f64();
        let place = if self.formula() == Formula::Cut(0) {
            // The right formula is the model answer itself.
            let moves: Vec<Move> = (0..self.length as i32).map(in_row).collect();
            let drawn = random_move(&moves, &mut self.rng);
            Some(drawn.map_or(self.length, |one| one.square.col as usize))
        } else {
            self.rng.next_f64();
            self.formula().place(number, self.length)
        };
        self.counts[place.unwrap_or(self.length + 1)] += 1;
        self.last = Some((number, place));
    }

    fn label(&self, place: usize) -> String {
        match self.names.get(place) {
            Some(square) if self.names.len() == self.length => format!("{place} {square}"),
            _ => place.to_string(),
        }
    }

    /// The places that can come and those that should, each with what is to be said of it.
    fn bars(&self) -> Vec<Bar> {
        let length = self.length;
        let drawn = self.drawn();
        let bar = |mut label: String, outcome: Option<usize>, note: &'static str| {
            if !note.is_empty() {
                label.push_str(&format!(", {note}"));
            }
            let count = self.counts[outcome.unwrap_or(length + 1)];
            let (part, whole) = self.formula().chance(outcome, length);
            let is_place = outcome.is_some_and(|place| place < length);
            Bar {
                label,
                count,
                width: match drawn {
                    0 => 0,
                    _ => (u64::from(count) * length.max(1) as u64 * FULL / 2 / u64::from(drawn))
                        .min(FULL),
                },
                chance: match (drawn, part) {
                    (0, _) => "?".to_owned(),
                    (_, 0) => "never".to_owned(),
                    (_, _) if part == whole => "always".to_owned(),
                    _ => format!("{part}/{whole}"),
                },
                note,
                is_place,
                can_come: part > 0,
                against_fair: (part * length as u64).cmp(&whole),
            }
        };
        let mut bars: Vec<Bar> = (0..length)
            .map(|place| bar(self.label(place), Some(place), ""))
            .collect();
        bars.push(bar(length.to_string(), Some(length), "not in the list"));
        bars.push(bar("−1".to_owned(), None, "panics"));
        // What lies beside the list is shown where it happens. Before a draw nothing is given away.
        bars.retain(|bar| bar.is_place || (drawn > 0 && bar.can_come));
        bars
    }

    fn words(&self) -> (Tone, String) {
        let (tone, words) = self.verdict();
        match &self.note {
            None => (tone, words),
            Some(note) => (Tone::Plain, format!("{note} {words}")),
        }
    }

    fn verdict(&self) -> (Tone, String) {
        let (_, formula, kind) = FORMULAS[self.chosen];
        let length = self.length;
        if let Some((number, place)) = self.last {
            return (Tone::Plain, self.one_draw(number, place));
        }
        if self.drawn() == 0 {
            let words = match length {
                0 => format!(
                    "The list is empty: n is 0. What comes of {formula}, and what of moves[…]? Then draw."
                ),
                _ => format!(
                    "Before you draw: which places can come out of {formula}, and which of them more often than others?"
                ),
            };
            return (Tone::Plain, words);
        }
        let bars = self.bars();
        if length == 0 {
            return match kind.place(0.5, 0) {
                None => (
                    Tone::Wrong,
                    "With an empty list n - 1 is one less than nothing: the program panics."
                        .to_owned(),
                ),
                Some(_) if kind == Formula::Cut(0) => (
                    Tone::Right,
                    "The list is empty, and place 0 is not there. moves.get(0) gives None, the answer that is owed; moves[0] panics.".to_owned(),
                ),
                Some(_) => (
                    Tone::Plain,
                    "The list is empty, and place 0 is not there. Here this formula does no harm with get. Try a longer list.".to_owned(),
                ),
            };
        }
        let places = |wanted: &dyn Fn(&Bar) -> bool| {
            let found = bars.iter().filter(|bar| bar.is_place && wanted(bar));
            let labels: Vec<&str> = found.map(|bar| bar.label.as_str()).collect();
            labels.join(", ")
        };
        let mut sentences = Vec::new();
        let mut say = |places: String, words: &str| {
            if !places.is_empty() {
                sentences.push(format!("{words}: {places}."));
            }
        };
        say(places(&|bar| !bar.can_come), "Never drawn");
        say(
            places(&|bar| bar.can_come && bar.against_fair.is_lt()),
            "Too seldom",
        );
        say(places(&|bar| bar.against_fair.is_gt()), "Too often");
        let drawn = thousands(self.drawn());
        for bar in bars.iter().filter(|bar| !bar.is_place) {
            sentences.push(match bar.note {
                "panics" => format!(
                    "{} of {drawn} draws {}: attempt to subtract with overflow.",
                    thousands(bar.count),
                    plural(
                        bar.count as usize,
                        "takes one from zero and panics",
                        "take one from zero and panic"
                    )
                ),
                _ => format!(
                    "{} of {drawn} draws {} place {length}, which is not there: moves[{length}] panics, moves.get({length}) is None.",
                    thousands(bar.count),
                    plural(bar.count as usize, "gives", "give")
                ),
            });
        }
        if !sentences.is_empty() {
            return (Tone::Wrong, sentences.join(" "));
        }
        let words = match length {
            1 => "Fair: the one place always comes.".to_owned(),
            _ => format!(
                "Fair: each place has the chance 1/{length}. In {drawn} draws that is about {}.",
                thousands(self.drawn() / length as u32)
            ),
        };
        (Tone::Right, words)
    }

    fn one_draw(&self, number: f64, place: Option<usize>) -> String {
        let x = cut(number, 4);
        let formula = FORMULAS[self.chosen].1;
        let came = match place {
            None => "zero minus one, and the program panics".to_owned(),
            Some(place) if place >= self.length => format!("{place}, which is not there"),
            Some(place) => format!("place {}", self.label(place)),
        };
        format!("x is {x} and n is {}: {formula} gives {came}.", self.length)
    }
}

/// One row of the chart.
struct Bar {
    label: String,
    count: u32,
    /// From 0 to [`FULL`].
    width: u64,
    chance: String,
    note: &'static str,
    is_place: bool,
    can_come: bool,
    /// The chance, compared with the fair one.
    against_fair: std::cmp::Ordering,
}

fn in_row(col: i32) -> Move {
    Move {
        square: Square { row: 0, col },
        flips: Vec::new(),
    }
}

/// The bars as a table: whoever cannot see them reads the counts.
fn chart(caption: &str, bars: &[Bar]) -> Node {
    let head = ["place", "drawn", "fair share", "chance"]
        .into_iter()
        .map(|words| el("th").at("scope", "col").text(words));
    let rows = bars.iter().map(|bar| {
        let measure = el("span")
            .class("scene-bar")
            .at("style", format!("--part:{}", bar.width))
            .flag("data-beside", !bar.is_place);
        let drawn = el("td").with(el("span").class("scene-track").with(measure));
        el("tr")
            .with(
                el("th")
                    .at("scope", "row")
                    .flag("data-beside", !bar.is_place)
                    .text(bar.label.clone()),
            )
            .with(el("td").text(thousands(bar.count)))
            .with(drawn)
            .with(el("td").text(bar.chance.clone()))
    });
    el("table")
        .class("scene-bars")
        .with(el("caption").text(caption))
        .with(el("thead").with(el("tr").all(head)))
        .with(el("tbody").all(rows))
}

impl Scene for Draws {
    fn view(&self) -> Node {
        let (tone, words) = self.words();
        let options = FORMULAS.map(|(name, formula, _)| (name, formula));
        let moves = format!("{} {}", self.length, plural(self.length, "move", "moves"));
        let caption = match self.drawn() {
            0 => format!("{moves}, nothing drawn yet"),
            drawn => format!(
                "{} {} from {moves} with {}",
                thousands(drawn),
                plural(drawn as usize, "draw", "draws"),
                FORMULAS[self.chosen].1
            ),
        };
        let steer = controls::row([
            controls::primary(
                "many",
                &format!("Draw {} numbers", thousands(self.per_press())),
            ),
            controls::button("one", "Draw one"),
            controls::button("clear", "Clear"),
        ]);
        el("div").with(controls::stack([
            controls::fields([
                controls::menu("formula", "the place is", options[self.chosen].0, &options),
                controls::number(
                    "length",
                    "n, the number of moves",
                    self.length as i32,
                    0,
                    LONGEST,
                ),
            ]),
            steer,
            controls::message(tone, &words),
            chart(&caption, &self.bars()),
        ]))
    }

    fn act(&mut self, event: &Event<'_>) {
        if *event != Event::Tick {
            self.note = None;
        }
        match *event {
            Event::Press("many") => self.draw_many(),
            Event::Press("one") => self.draw(),
            Event::Press("clear") => self.clear(),
            Event::Set("formula", name) => {
                let found = FORMULAS.iter().position(|(known, _, _)| *known == name);
                let Some(found) = found else { return };
                self.chosen = found;
                self.clear();
            }
            Event::Set("length", length) => match controls::whole_number("n", length, 0, LONGEST) {
                Err(words) => self.note = Some(words),
                Ok((length, said)) => {
                    self.length = length as usize;
                    self.clear();
                    self.note = said;
                }
            },
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
