//! Chapter 07: many draws with each formula for the index of a move.

mod formula;

use steps::{Move, PositionAddress, Rng, Square, legal_moves, random_move};

use crate::controls::{self, Tone};
use crate::words::{cut, thousands};
use crate::{Event, Node, Scene, el};
use formula::{FORMULAS, Formula};

/// The label of the field for the number of moves.
const LENGTH: &str = "Number of moves, n";

/// The longest list of moves in the field.
const LONGEST: i32 = 13;

/// The number of draws per press, for each move of the list.
const EACH: u32 = 100;

/// The length of a full bar. The fair share is in its middle.
const FULL: u64 = 200;

/// The scene.
pub struct Draws {
    /// The moves of the position, for names.
    names: Vec<Square>,
    length: usize,
    chosen: usize,
    rng: Rng,
    /// How often each index was drawn, then the index after the end, then the panics.
    counts: Vec<u32>,
    /// The last draw, if it was a single one.
    last: Option<(f64, Option<usize>)>,
    /// The field's message about a number that it didn't take as typed.
    note: Option<String>,
}

impl Draws {
    /// The right formula with the number of moves of the position, after many draws.
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
            // For the right formula, call the model answer.
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

    /// A bar for each index that can or should be drawn.
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
        bars.push(bar(length.to_string(), Some(length), "not an index"));
        bars.push(bar("−1".to_owned(), None, "panics"));
        // Bars outside the list are shown only if they can happen, and not before the first draw.
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
                    "The list is empty, so n is 0. Predict: what does {formula} do, and what does moves[…] do? Then draw."
                ),
                _ => format!(
                    "Predict before you draw: which indexes can {formula} compute, and which of them too often?"
                ),
            };
            return (Tone::Plain, words);
        }
        let bars = self.bars();
        if length == 0 {
            return match kind.place(0.5, 0) {
                None => (
                    Tone::Wrong,
                    "With an empty list, the formula subtracts 1 from 0: the program panics."
                        .to_owned(),
                ),
                Some(_) if kind == Formula::Cut(0) => (
                    Tone::Right,
                    "The list is empty, so there is no index 0. moves.get(0) returns None, as it should. moves[0] panics.".to_owned(),
                ),
                Some(_) => (
                    Tone::Plain,
                    "The list is empty, so there is no index 0. With get, this formula still leads to None. Try a longer list.".to_owned(),
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
            "Too rare",
        );
        say(places(&|bar| bar.against_fair.is_gt()), "Too often");
        let drawn = thousands(self.drawn());
        for bar in bars.iter().filter(|bar| !bar.is_place) {
            sentences.push(match bar.note {
                "panics" => format!(
                    "{} of {drawn} draws panicked: attempt to subtract with overflow.",
                    thousands(bar.count)
                ),
                _ => format!(
                    "{} of {drawn} draws returned {length}, which isn't an index: moves[{length}] panics, moves.get({length}) returns None.",
                    thousands(bar.count)
                ),
            });
        }
        if !sentences.is_empty() {
            return (Tone::Wrong, sentences.join(" "));
        }
        let words = match length {
            1 => "Fair: the only index is always drawn.".to_owned(),
            _ => format!(
                "Fair: each index has the chance 1/{length}. In {drawn} draws, that's about {} each.",
                thousands(self.drawn() / length as u32)
            ),
        };
        (Tone::Right, words)
    }

    fn one_draw(&self, number: f64, place: Option<usize>) -> String {
        let x = cut(number, 4);
        let formula = FORMULAS[self.chosen].1;
        let length = self.length;
        match place {
            None => format!(
                "x is {x} and n is {length}. {formula} subtracts 1 from 0, so the program panics."
            ),
            Some(place) if place >= length => format!(
                "x is {x} and n is {length}. {formula} returns {place}, which isn't an index."
            ),
            Some(place) => format!(
                "x is {x} and n is {length}. {formula} returns index {}.",
                self.label(place)
            ),
        }
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
    /// The chance, compared with the fair chance.
    against_fair: std::cmp::Ordering,
}

fn in_row(col: i32) -> Move {
    Move {
        square: Square { row: 0, col },
        flips: Vec::new(),
    }
}

/// The bars as a table, so that screen readers read the counts.
fn chart(caption: &str, bars: &[Bar]) -> Node {
    let head = ["index", "drawn", "fair share", "chance"]
        .into_iter()
        .map(|words| el("th").attribute("scope", "col").text(words));
    let rows = bars.iter().map(|bar| {
        let measure = el("span")
            .class("scene-bar")
            .attribute("style", format!("--part:{}", bar.width))
            .flag("data-beside", !bar.is_place);
        let drawn = el("td").with(el("span").class("scene-track").with(measure));
        el("tr")
            .with(
                el("th")
                    .attribute("scope", "row")
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
        let caption = format!(
            "Formula: {}. Moves: {}. Draws: {}.",
            FORMULAS[self.chosen].1,
            self.length,
            thousands(self.drawn())
        );
        let steer = controls::row([
            controls::primary(
                "many",
                &format!("Draw {} numbers", thousands(self.per_press())),
            ),
            controls::button("one", "Draw one"),
            controls::button("clear", "Start over"),
        ]);
        el("div").with(controls::stack([
            controls::fields([
                controls::menu("formula", "Formula", options[self.chosen].0, &options),
                controls::number("length", LENGTH, self.length as i32, 0, LONGEST),
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
            Event::Set("length", length) => {
                match controls::whole_number(LENGTH, length, 0, LONGEST) {
                    Err(words) => self.note = Some(words),
                    Ok((length, said)) => {
                        self.length = length as usize;
                        self.clear();
                        self.note = said;
                    }
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
