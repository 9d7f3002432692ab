//! Chapter 01: the drawing loop, cell by cell.
//!
//! Readers change the bounds of both loops and step through them. They see the counters, the coordinates and the
//! picture, but not the code: the exercise asks for it.

use steps::{CELL, Color, Screen};

use crate::board::{Look, grid};
use crate::controls::{self, Tone};
use crate::words::points;
use crate::{Event, Node, Scene, el};

/// The picture's side in cells, as in the exercise.
const SIDE: i32 = 8;

/// How long a step takes while the loop runs by itself, in milliseconds.
const TICK: u32 = 120;

/// The limits of a bound.
const LEAST: i32 = -2;
const MOST: i32 = SIDE + 2;

/// The fields of the bounds, with their labels.
const BOUNDS: [(&str, &str); 4] = [
    ("row-from", "Rows from"),
    ("row-to", "Rows before"),
    ("col-from", "Columns from"),
    ("col-to", "Columns before"),
];

/// The bounds of a loop: the first number, and the number before which the loop ends.
type Bounds = (i32, i32);

/// The scene.
pub struct DrawingLoop {
    rows: Bounds,
    cols: Bounds,
    /// How many cells the loop has drawn.
    calls: usize,
    runs: bool,
    /// The field's message about a number that it didn't take as typed.
    note: String,
}

impl DrawingLoop {
    /// The loop with the bounds of the model answer, before its first cell.
    pub fn new() -> DrawingLoop {
        DrawingLoop {
            rows: (0, SIDE),
            cols: (0, SIDE),
            calls: 0,
            runs: false,
            note: String::new(),
        }
    }

    /// All cells that the loops draw, as rows and columns, in order.
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
        let label = format!("The picture. Cells drawn: {}", self.calls);
        Node::svg(screen.svg(&label)).class("scene-picture")
    }

    /// The cells as a grid: the drawn cells with their numbers, the newest cell, and the cells outside the bounds.
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
                    Some(place) => format!("cell number {}", place + 1),
                    None if all.contains(&here) => "not drawn yet".to_owned(),
                    None => "not drawn with these bounds".to_owned(),
                },
                ..Look::default()
            };
            (None, look)
        })
    }

    /// The two counters with their ranges, and the corner of the cell drawn last.
    fn counters(&self) -> Node {
        let range = |(from, before): Bounds| match from < before {
            true => format!("{} to {}", points(from), points(before - 1)),
            false => "no number".to_owned(),
        };
        let last = self.made().last().copied();
        let now = |number: fn((i32, i32)) -> i32| {
            last.map_or("–".to_owned(), |cell| points(number(cell)))
        };
        let line = |name: &str, now: String, from: String| vec![name.to_owned(), now, from];
        let rows = [
            line("row", now(|cell| cell.0), range(self.rows)),
            line("col", now(|cell| cell.1), range(self.cols)),
            line("x", now(|cell| cell.1 * CELL), "the left edge".to_owned()),
            line("y", now(|cell| cell.0 * CELL), "the top edge".to_owned()),
        ];
        let head = ["number", "now", "range or meaning"];
        controls::table("The cell drawn last", &head, &rows)
    }

    fn words(&self) -> (Tone, String) {
        let total = self.cells().len();
        let missing = (SIDE * SIDE) as usize - self.within();
        if let Some((row, col)) = self.made().last().copied() {
            let at = format!(
                "Cell {} of {total}: row {}, col {}. Its top left corner is x = {}, y = {}.",
                self.calls,
                points(row),
                points(col),
                points(col * CELL),
                points(row * CELL)
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
                    format!("{at} All 64 cells are drawn, and some that are off the screen."),
                ),
                1 => (
                    Tone::Wrong,
                    format!("{at} One cell is missing. It has a dashed ring."),
                ),
                _ => (
                    Tone::Wrong,
                    format!("{at} {missing} cells are missing. They have dashed rings."),
                ),
            };
        }
        let words = match total {
            0 => {
                return (
                    Tone::Wrong,
                    "With these bounds the loop draws no cell.".to_owned(),
                );
            }
            _ => {
                "The screen is green. Change the bounds and predict which cells will be missing, then press Step."
            }
        };
        (Tone::Plain, words.to_owned())
    }

    /// How many of the cells are on the board.
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
            controls::enabled(controls::button("row", "Next row"), !self.is_done()),
            controls::enabled(
                controls::switch("run", if self.runs { "Pause" } else { "Run" }, self.runs),
                !self.is_done(),
            ),
            controls::button("reset", "Start over"),
        ]);
        let calls: Vec<String> = self
            .made()
            .iter()
            .map(|(row, col)| {
                let (x, y) = (col * CELL, row * CELL);
                format!(
                    "row {}, col {}: x = {}, y = {}",
                    points(*row),
                    points(*col),
                    points(x),
                    points(y)
                )
            })
            .collect();
        let left = controls::stack([
            self.counters(),
            controls::fields([
                bound(rows_from, self.rows.0),
                bound(rows_to, self.rows.1),
                bound(cols_from, self.cols.0),
                bound(cols_to, self.cols.1),
            ])
            .attribute("data-pairs", ""),
            steer,
            controls::message(tone, words.trim_start()),
            controls::log("The cells so far", &calls),
        ]);
        let right = controls::stack([
            controls::part("The picture", self.picture()),
            controls::part("The order of the cells", self.map()),
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
            // A chosen cell moves the loop to the step that draws it.
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
    fn a_field_says_so_if_it_takes_another_number() {
        let mut scene = DrawingLoop::new();
        let taken = |text| controls::whole_number(BOUNDS[1].1, text, LEAST, MOST);
        set(&mut scene, "row-to", "99999999999");
        let (_, said) = taken("99999999999").unwrap();
        assert!(message(&scene).starts_with(&format!("{} The screen is green.", said.unwrap())));
        assert_eq!(scene.rows, (0, 10));
        press(&mut scene, &["step"]);
        set(&mut scene, "row-to", "2.5");
        let said = taken("2.5").unwrap_err();
        assert!(message(&scene).starts_with(&format!("{said} Cell 1 of 80")));
        press(&mut scene, &["step"]);
        assert!(message(&scene).starts_with("Cell 2 of 80"));
    }

    #[test]
    fn a_short_range_leaves_cells_out_and_a_long_one_draws_off_the_screen() {
        let end = |bound, value| {
            let mut scene = DrawingLoop::new();
            set(&mut scene, bound, value);
            while !scene.is_done() {
                press(&mut scene, &["row"]);
            }
            message(&scene)
        };
        let first = message(&DrawingLoop::new());
        assert!(first.ends_with("predict which cells will be missing, then press Step."));
        assert_eq!(
            end("col-to", "7"),
            "Cell 56 of 56: row 7, col 6. Its top left corner is x = 240, y = 280. 8 cells are missing. They have dashed rings."
        );
        assert!(end("row-to", "9").ends_with("and some that are off the screen."));
        assert!(end("row-to", "8").ends_with("All 64 cells are drawn."));
    }

    #[test]
    fn the_figure_above_the_exercise_shows_no_code() {
        let mut scene = DrawingLoop::new();
        press(&mut scene, &["row", "step"]);
        let words = scene.view().all_words();
        for code in ["stroke_rect", "for row", "CELL"] {
            assert!(!words.contains(code), "{code}");
        }
        assert!(words.contains("row 1, col 0: x = 0, y = 40"), "{words}");
    }
}
