//! Chapter 01: the drawing loop, cell by cell.
//!
//! Readers change the bounds of both loops and step through them. Left stands the code, right the picture that the
//! calls so far have drawn, and below every call.

use steps::{CELL, Color, Screen};

use crate::board::{Look, grid};
use crate::controls::{self, Mark, Tone};
use crate::{Event, Node, Scene, el};

/// The picture's side in cells, as in the exercise.
const SIDE: i32 = 8;

/// How long a step takes while the loop runs by itself, in milliseconds.
const TICK: u32 = 120;

/// A bound may lie so far out.
const LEAST: i32 = -2;
const MOST: i32 = SIDE + 2;

/// The fields of the bounds, with their labels.
const BOUNDS: [(&str, &str); 4] = [
    ("row-from", "rows from"),
    ("row-to", "rows before"),
    ("col-from", "columns from"),
    ("col-to", "columns before"),
];

/// The bounds of a loop: from the first on, and before the second.
type Bounds = (i32, i32);

/// The scene.
pub struct DrawingLoop {
    rows: Bounds,
    cols: Bounds,
    /// How many calls were made.
    calls: usize,
    runs: bool,
    /// What a field says that did not take what was typed.
    note: String,
}

impl DrawingLoop {
    /// The loop as the model answer has it, before its first call.
    pub fn new() -> DrawingLoop {
        DrawingLoop {
            rows: (0, SIDE),
            cols: (0, SIDE),
            calls: 0,
            runs: false,
            note: String::new(),
        }
    }

    /// All calls that the loops make, as rows and columns.
    fn cells(&self) -> Vec<(i32, i32)> {
        let cols = || self.cols.0..self.cols.1;
        (self.rows.0..self.rows.1)
            .flat_map(|row| cols().map(move |col| (row, col)))
            .collect()
    }

    fn made(&self) -> Vec<(i32, i32)> {
        let mut cells = self.cells();
        cells.truncate(self.calls);
        cells
    }

    fn is_done(&self) -> bool {
        self.calls >= self.cells().len()
    }

    fn picture(&self) -> Node {
        let mut screen = Screen::for_board();
        screen.clear(Color::GREEN);
        for (row, col) in self.made() {
            screen.stroke_rect(col * CELL, row * CELL, CELL, CELL, Color::DARK_GREEN);
        }
        let label = format!("The picture after {} calls", self.calls);
        Node::svg(screen.svg(&label)).class("scene-picture")
    }

    /// The cells as a grid: those drawn, the newest one, and those that the bounds leave out.
    fn map(&self) -> Node {
        let made = self.made();
        let all = self.cells();
        grid("map", "The cells of the board", SIDE, |square| {
            let here = (square.row, square.col);
            let place = made.iter().position(|cell| *cell == here);
            let look = Look {
                tag: place.map_or(String::new(), |place| (place + 1).to_string()),
                chosen: place.is_some_and(|place| place + 1 == made.len()),
                differs: !all.contains(&here),
                spoken: match place {
                    Some(place) => format!("drawn by call {}", place + 1),
                    None if all.contains(&here) => "not drawn yet".to_owned(),
                    None => "left out by these bounds".to_owned(),
                },
                ..Look::default()
            };
            (None, look)
        })
    }

    fn code(&self) -> Node {
        let mark = |is: bool, otherwise| if is { Mark::Runs } else { otherwise };
        let changed = |bounds: Bounds| match bounds == (0, SIDE) {
            true => Mark::None,
            false => Mark::Changed,
        };
        let runs = self.calls > 0 && !self.is_done();
        let lines = [
            (
                "screen.clear(Color::GREEN);".to_owned(),
                mark(self.calls == 0, Mark::None),
            ),
            (
                format!("for row in {}..{} {{", self.rows.0, self.rows.1),
                changed(self.rows),
            ),
            (
                format!("    for col in {}..{} {{", self.cols.0, self.cols.1),
                changed(self.cols),
            ),
            (
                "        screen.stroke_rect(col * CELL, row * CELL, CELL, CELL, …);".to_owned(),
                mark(runs, Mark::None),
            ),
            ("    }".to_owned(), Mark::None),
            ("}".to_owned(), Mark::None),
        ];
        controls::code("The loop", &lines)
    }

    fn words(&self) -> (Tone, String) {
        let total = self.cells().len();
        let missing = (SIDE * SIDE) as usize - self.within();
        if let Some((row, col)) = self.made().last().copied() {
            let at = format!(
                "Call {} of {total}: row {row}, col {col}. Its left edge is x = {col} · {CELL} = {}, its upper edge y = {row} · {CELL} = {}.",
                self.calls,
                col * CELL,
                row * CELL
            );
            if !self.is_done() {
                return (Tone::Plain, at);
            }
            return match missing {
                0 if total == self.within() => {
                    (Tone::Right, format!("{at} All 64 cells are drawn."))
                }
                0 => (
                    Tone::Wrong,
                    format!(
                        "{at} All 64 cells are drawn, and more that lie outside of the screen."
                    ),
                ),
                1 => (
                    Tone::Wrong,
                    format!("{at} One cell is missing: it is ringed."),
                ),
                _ => (
                    Tone::Wrong,
                    format!("{at} {missing} cells are missing: they are ringed."),
                ),
            };
        }
        if total == 0 {
            return (
                Tone::Wrong,
                "With these bounds a loop has nothing to count: no cell is drawn.".to_owned(),
            );
        }
        (
            Tone::Plain,
            "The screen is green. Step through the loop, or change where it begins and ends, and see which cells are left out.".to_owned(),
        )
    }

    /// How many of the calls draw a cell of the board.
    fn within(&self) -> usize {
        let board = 0..SIDE;
        let cells = self.cells();
        let on_board = |(row, col): &&(i32, i32)| board.contains(row) && board.contains(col);
        cells.iter().filter(on_board).count()
    }
}

impl Scene for DrawingLoop {
    fn view(&self) -> Node {
        let (tone, words) = self.words();
        let words = format!("{} {words}", self.note);
        let [rows_from, rows_to, cols_from, cols_to] = BOUNDS;
        let bound = |(name, label), value| controls::number(name, label, value, LEAST, MOST);
        let steer = controls::row([
            controls::enabled(controls::primary("step", "Step"), !self.is_done()),
            controls::enabled(controls::button("back", "Back"), self.calls > 0),
            controls::enabled(controls::button("row", "One row"), !self.is_done()),
            controls::enabled(
                controls::switch("run", if self.runs { "Stop" } else { "Run" }, self.runs),
                !self.is_done(),
            ),
            controls::button("reset", "Start again"),
        ]);
        let calls: Vec<String> = self
            .made()
            .iter()
            .map(|(row, col)| {
                let (x, y) = (col * CELL, row * CELL);
                format!("stroke_rect({x}, {y}, {CELL}, {CELL})   row {row}, col {col}")
            })
            .collect();
        let left = controls::stack([
            self.code(),
            controls::fields([
                bound(rows_from, self.rows.0),
                bound(rows_to, self.rows.1),
                bound(cols_from, self.cols.0),
                bound(cols_to, self.cols.1),
            ])
            .at("data-pairs", ""),
            steer,
            controls::message(tone, words.trim_start()),
            controls::log("The calls so far", &calls),
        ]);
        let right = controls::stack([
            controls::part("The picture", self.picture()),
            controls::part("Which call drew which cell", self.map()),
        ]);
        el("div")
            .with(controls::beside([left, right]))
            .tick(TICK, self.runs)
    }

    fn act(&mut self, event: &Event<'_>) {
        let total = self.cells().len();
        self.note.clear();
        match *event {
            Event::Press("step") => self.calls = (self.calls + 1).min(total),
            Event::Press("back") => self.calls = self.calls.saturating_sub(1),
            Event::Press("row") => {
                let width = (self.cols.1 - self.cols.0).max(1) as usize;
                self.calls = ((self.calls / width + 1) * width).min(total);
            }
            Event::Press("run") => self.runs = !self.runs && self.calls < total,
            Event::Press("reset") => *self = DrawingLoop::new(),
            Event::Tick if self.runs => {
                self.calls = (self.calls + 1).min(total);
                self.runs = self.calls < total;
            }
            Event::Set(name, value) => {
                let Some(place) = BOUNDS.iter().position(|(known, _)| *known == name) else {
                    return;
                };
                let bound = match place {
                    0 => &mut self.rows.0,
                    1 => &mut self.rows.1,
                    2 => &mut self.cols.0,
                    _ => &mut self.cols.1,
                };
                match controls::whole_number(BOUNDS[place].1, value, LEAST, MOST) {
                    Ok((number, note)) => {
                        *bound = number;
                        self.note = note.unwrap_or_default();
                    }
                    Err(note) => {
                        self.note = note;
                        return;
                    }
                }
                self.calls = 0;
                self.runs = false;
            }
            // A cell shows the call that draws it.
            Event::Square(_, square) => {
                let all = self.cells();
                let place = all
                    .iter()
                    .position(|cell| *cell == (square.row, square.col));
                if let Some(place) = place {
                    self.calls = place + 1;
                    self.runs = false;
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{message, press, set};

    #[test]
    fn a_bound_that_is_not_taken_as_typed_is_told() {
        let mut scene = DrawingLoop::new();
        let takes = "“rows before” takes whole numbers from −2 to 10.";
        set(&mut scene, "row-to", "99999999999");
        assert!(
            message(&scene).starts_with(&format!("{takes} It is 10 now. The screen is green."))
        );
        assert_eq!(scene.rows, (0, 10));
        press(&mut scene, &["step"]);
        set(&mut scene, "row-to", "2.5");
        assert!(message(&scene).starts_with(&format!("{takes} Call 1 of 80")));
        press(&mut scene, &["step"]);
        assert!(message(&scene).starts_with("Call 2 of 80"));
    }
}
