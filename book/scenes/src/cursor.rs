//! Chapter 03: a frame that moves over the board, and every name of the square under it.
//!
//! Readers move the frame with the arrow keys, with buttons or by typing a square. With the range check switched off it
//! leaves the board, and the page says what a program would work out there.

mod names;
mod picture;
#[cfg(test)]
mod tests;

use steps::{Board, Key, PositionAddress, Square, SquareError, move_cursor, parse_square, start};

use crate::controls::{self, Mark, Tone};
use crate::words::{points, with_sign};
use crate::{Copying, Event, Node, Scene, el};

/// A key as the browser names it, its name in the course and in words, its arrow, and where it leads.
type Arrow = (&'static str, Key, &'static str, &'static str, (i32, i32));

const ARROWS: [Arrow; 4] = [
    ("ArrowUp", Key::Up, "Up", "↑", (-1, 0)),
    ("ArrowLeft", Key::Left, "Left", "←", (0, -1)),
    ("ArrowRight", Key::Right, "Right", "→", (0, 1)),
    ("ArrowDown", Key::Down, "Down", "↓", (1, 0)),
];

/// The scene.
pub struct Cursor {
    board: Board,
    frame: Square,
    /// Whether the frame stays on the board.
    checked: bool,
    /// What stands in the field.
    typed: String,
    tone: Tone,
    words: String,
    copying: Copying,
}

impl Cursor {
    /// The scene at a position, with the frame on its square or on a1.
    pub fn at(position: PositionAddress) -> Cursor {
        let full = position.board.size() == 8;
        let a1 = Square { row: 0, col: 0 };
        let frame = position.square.filter(|_| full).unwrap_or(a1);
        Cursor {
            board: if full { position.board } else { start() },
            frame,
            checked: true,
            typed: frame.to_string(),
            tone: Tone::Plain,
            words: format!("The frame is on {frame}."),
            copying: Copying::default(),
        }
    }

    fn say(&mut self, tone: Tone, words: String) {
        self.tone = tone;
        self.words = words;
    }

    fn put(&mut self, square: Square) {
        self.frame = square;
        self.typed = match self.board.contains(square) {
            true => square.to_string(),
            false => String::new(),
        };
    }

    fn press(&mut self, browser_key: &str) {
        let Some((_, key, heading, _, step)) =
            ARROWS.iter().find(|(name, ..)| *name == browser_key)
        else {
            return;
        };
        let from = self.frame;
        let wanted = from.step(*step);
        let to = match self.checked {
            true => move_cursor(from, *key),
            // The picture ends one step beside the board.
            false => Square {
                row: wanted.row.clamp(-1, 8),
                col: wanted.col.clamp(-1, 8),
            },
        };
        self.put(to);
        if to == from {
            let why = match (self.checked, step.0) {
                (true, 0) => format!(
                    "Column {} is off the board, and clamp makes {} of it.",
                    wanted.col, to.col
                ),
                (true, _) => format!(
                    "Row {} is off the board, and clamp makes {} of it.",
                    wanted.row, to.row
                ),
                (false, _) => "Nothing would hold it, but this picture ends here.".to_owned(),
            };
            self.say(
                Tone::Plain,
                format!("{heading}: the frame stays on {from}. {why}"),
            );
            return;
        }
        let changes = |index: fn(Square) -> i32| {
            let (change, now) = (index(to) - index(from), index(to));
            format!("by {}, to {}", with_sign(change), points(now))
        };
        let moved = format!(
            "{heading}: from {from} to {to}. The flat index changes {}; the walled index {}.",
            changes(names::flat),
            changes(names::walled)
        );
        match self.outside() {
            None => self.say(Tone::Plain, moved),
            Some(words) => self.say(Tone::Wrong, format!("{moved} {words}")),
        }
    }

    /// What happens where the frame is, if that is beside the board.
    fn outside(&self) -> Option<String> {
        if self.board.contains(self.frame) {
            return None;
        }
        let flat = names::flat(self.frame);
        let list = match names::cell_at(flat) {
            Some(other) => format!("A list of 64 cells gives {other} for {flat} and says nothing."),
            None => format!("A list of 64 cells has no cell {} either.", points(flat)),
        };
        let panic = names::panic_words(self.frame);
        Some(format!(
            "There is no such cell. board[square] panics: {panic}. {list}"
        ))
    }

    fn read(&mut self, text: &str) {
        text.clone_into(&mut self.typed);
        match (parse_square(text), why_none(text)) {
            (Some(square), _) => {
                self.put(square);
                self.say(
                    Tone::Right,
                    format!(
                        "parse_square gives Some: row {}, col {}. The frame is on {square}.",
                        square.row, square.col
                    ),
                );
            }
            (None, why) => {
                let found = text.chars().take(20).collect();
                let error = SquareError { found };
                let at = self.frame;
                self.say(
                    Tone::Wrong,
                    format!(
                        "parse_square gives None: {error}. Here {why}. The frame stays on {at}."
                    ),
                );
            }
        }
    }

    fn check(&mut self) {
        self.checked = !self.checked;
        if !self.checked {
            let words = "The range check is gone: the frame may leave the board by one step. Where do you expect the flat index to lead?";
            return self.say(Tone::Plain, words.to_owned());
        }
        // A key that moves nothing still brings the frame back.
        let from = self.frame;
        self.put(move_cursor(from, Key::Enter));
        let words = match from == self.frame {
            true => format!("The range check is back. The frame stays on {from}."),
            false => format!(
                "The range check is back: the frame goes from {from} to {}.",
                self.frame
            ),
        };
        self.say(Tone::Plain, words);
    }

    fn arrows(&self) -> Node {
        let buttons = ARROWS.iter().map(|(action, _, words, sign, _)| {
            let arrow = el("span")
                .class("live-arrow")
                .at("aria-hidden", "true")
                .text(*sign);
            let name = el("span").class("live-name").text(*words);
            el("button")
                .at("type", "button")
                .at("data-action", *action)
                .with(arrow)
                .with(name)
        });
        let mut buttons: Vec<Node> = buttons.collect();
        // Up stands between two gaps, and the middle between left and right.
        buttons.insert(0, el("span"));
        buttons.insert(2, el("span"));
        buttons.insert(4, el("span").class("live-compass-middle"));
        buttons.insert(6, el("span"));
        el("div")
            .class("live-compass")
            .at("role", "group")
            .at("aria-label", "Move the frame")
            .at("data-steers", "")
            .all(buttons)
    }

    fn code(&self) -> Node {
        let fields = match self.checked {
            true => ["    row: row.clamp(0, 7),", "    col: col.clamp(0, 7),"],
            false => ["    row,", "    col,"],
        };
        let mark = if self.checked {
            Mark::None
        } else {
            Mark::Changed
        };
        let [row, col] = fields.map(|line| (line, mark));
        let lines = [("Square {", Mark::None), row, col, ("}", Mark::None)];
        let words = "What move_cursor gives back";
        controls::part(words, controls::code(words, &lines))
    }
}

/// Why `parse_square` gives `None`, in the order in which it looks. Empty where it does not.
fn why_none(text: &str) -> String {
    let mut signs = text.chars();
    let (Some(letter), Some(digit)) = (signs.next(), signs.next()) else {
        let there = if text.is_empty() { "first" } else { "second" };
        return format!("there is no {there} character");
    };
    let more = signs.count();
    if more > 0 {
        let space = if text.contains(' ') {
            ", and a space counts"
        } else {
            ""
        };
        return format!("there are {} characters{space}", more + 2);
    }
    match (letter.to_ascii_lowercase(), digit) {
        ('a'..='h', '1'..='8') => String::new(),
        ('a'..='h', _) => "the second character is not between 1 and 8".to_owned(),
        _ => "the first character is not between a and h".to_owned(),
    }
}

impl Scene for Cursor {
    fn view(&self) -> Node {
        let picture = match self.checked {
            true => picture::within(&self.board, self.frame),
            false => picture::with_outside(&self.board, self.frame),
        };
        let switch = controls::row([controls::switch("check", "No range check", !self.checked)]);
        let field = controls::fields([controls::short_text(
            "name",
            "or type a square",
            &self.typed,
        )]);
        let steer = el("div")
            .class("live-steer")
            .with(self.arrows())
            .with(controls::stack([field, switch]));
        let table = controls::table(
            "The square under the frame",
            &["how", "it is", "how it comes about"],
            &names::rows(&self.board, self.frame),
        );
        let own = || (self.tone, self.words.clone());
        let (tone, words) = self.copying.words().unwrap_or_else(own);
        let left = controls::stack([
            picture,
            controls::line("On the board, the arrow keys move the frame.").at("data-steers", ""),
            steer,
            controls::message(tone, &words),
            self.copying.view("", Some(&self.board)),
        ]);
        let right = controls::stack([table, self.code()]);
        el("div").with(controls::beside([left, right]))
    }

    fn act(&mut self, event: &Event<'_>) {
        self.copying.act(event);
        match *event {
            Event::Key(key) | Event::Press(key) if key.starts_with("Arrow") => self.press(key),
            Event::Press("check") => self.check(),
            Event::Square("board", square) if self.board.contains(square) => {
                self.put(square);
                self.say(Tone::Plain, format!("The frame is on {square}."));
            }
            Event::Set("name", text) => self.read(text),
            _ => {}
        }
    }
}
