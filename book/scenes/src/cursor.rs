//! Chapter 03: a frame that moves over the board, and every name of the square under it.
//!
//! Readers move the frame with the arrow keys, with buttons or by typing a square. Without the range check it leaves
//! the board, and the scene shows what a program computes there. The code of the range check isn't shown.

mod names;
mod picture;
#[cfg(test)]
mod tests;

use steps::{Board, Key, PositionAddress, Square, SquareError, move_cursor, parse_square, start};

use crate::controls::{self, Tone};
use crate::words::{points, with_sign};
use crate::{Copying, Event, Node, Scene, el};

/// A key: its name in the browser, in the course and in words, its arrow, and its step.
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
    /// The text in the field.
    typed: String,
    tone: Tone,
    words: String,
    /// The last move: the square before it, the square one step further, and the square after it.
    moved: Option<[Square; 3]>,
    copying: Copying,
}

impl Cursor {
    /// The scene at a position, with the frame on its square or on a1.
    pub fn new(position: PositionAddress) -> Cursor {
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
            moved: None,
            copying: Copying::default(),
        }
    }

    fn say(&mut self, tone: Tone, words: String) {
        self.tone = tone;
        self.words = words;
    }

    fn put(&mut self, square: Square) {
        self.moved = None;
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
            // The picture ends one step outside the board.
            false => Square {
                row: wanted.row.clamp(-1, 8),
                col: wanted.col.clamp(-1, 8),
            },
        };
        self.put(to);
        self.moved = Some([from, wanted, to]);
        if to == from {
            let why = match (self.checked, step.0) {
                (true, 0) => format!(
                    "Column {} is off the board, so the column stays {}.",
                    points(wanted.col),
                    to.col
                ),
                (true, _) => format!(
                    "Row {} is off the board, so the row stays {}.",
                    points(wanted.row),
                    to.row
                ),
                (false, _) => "The code would go on, but this picture ends here.".to_owned(),
            };
            self.say(
                Tone::Plain,
                format!("{heading}: the frame stays on {from}. {why}"),
            );
            return;
        }
        let changes = |index: fn(Square) -> i32| {
            let (change, now) = (index(to) - index(from), index(to));
            (with_sign(change), points(now))
        };
        let (flat_change, flat) = changes(names::flat);
        let (walled_change, walled) = changes(names::walled);
        let moved = format!(
            "{heading}: from {from} to {to}. The flat index changes by {flat_change} to {flat}, the walled index by {walled_change} to {walled}."
        );
        match self.outside() {
            None => self.say(Tone::Plain, moved),
            Some(words) => self.say(Tone::Wrong, format!("{moved} {words}")),
        }
    }

    /// What a program does with the frame's square, if the square is off the board.
    fn outside(&self) -> Option<String> {
        if self.board.contains(self.frame) {
            return None;
        }
        let flat = names::flat(self.frame);
        let list = match names::cell_at(flat) {
            Some(other) => {
                format!("A list of 64 cells returns {other} for index {flat}, without a warning.")
            }
            None => format!("A list of 64 cells has no index {} either.", points(flat)),
        };
        let panic = names::panic_words(self.frame);
        Some(format!(
            "There is no such square. board[square] panics: {panic}. {list}"
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
                        "parse_square returns Some: row {}, col {}. The frame is on {square}.",
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
                    format!("parse_square returns None: {error}. {why} The frame stays on {at}."),
                );
            }
        }
    }

    fn check(&mut self) {
        self.checked = !self.checked;
        if !self.checked {
            let words = "The range check is off, so the frame can leave the board by one step. Predict: which square will its flat index name?";
            return self.say(Tone::Plain, words.to_owned());
        }
        // `move_cursor` puts the frame back on the board, even for a key that doesn't move it.
        let from = self.frame;
        self.put(move_cursor(from, Key::Enter));
        let words = match from == self.frame {
            true => format!("The range check is on again. The frame stays on {from}."),
            false => format!(
                "The range check is on again. The frame moves from {from} to {}.",
                self.frame
            ),
        };
        self.say(Tone::Plain, words);
    }

    fn arrows(&self) -> Node {
        let buttons = ARROWS.iter().map(|(action, _, words, sign, _)| {
            let arrow = el("span")
                .class("live-arrow")
                .attribute("aria-hidden", "true")
                .text(*sign);
            let name = el("span").class("live-name").text(*words);
            el("button")
                .attribute("type", "button")
                .attribute("data-action", *action)
                .with(arrow)
                .with(name)
        });
        let mut buttons: Vec<Node> = buttons.collect();
        // Gaps put Up above the middle, and Left and Right on both sides of it.
        buttons.insert(0, el("span"));
        buttons.insert(2, el("span"));
        buttons.insert(4, el("span").class("live-compass-middle"));
        buttons.insert(6, el("span"));
        el("div")
            .class("live-compass")
            .attribute("role", "group")
            .attribute("aria-label", "Move the frame")
            .attribute("data-steers", "")
            .all(buttons)
    }

    /// Row and column before the last key, one step further, and after it.
    fn before_and_after(&self) -> Node {
        let caption = "The last key, in numbers";
        let head = ["number", "before", "one step further", "after"];
        let number = |name: &str, of: fn(Square) -> i32| {
            let values = match self.moved {
                Some(squares) => squares.map(|square| points(of(square))),
                None => [(); 3].map(|()| "–".to_owned()),
            };
            [vec![name.to_owned()], values.to_vec()].concat()
        };
        let rows = [
            number("row", |square| square.row),
            number("column", |square| square.col),
        ];
        controls::table(caption, &head, &rows)
    }
}

/// Why `parse_square` returns `None`. Empty if it returns a square.
fn why_none(text: &str) -> String {
    let mut signs = text.chars();
    let (Some(letter), Some(digit)) = (signs.next(), signs.next()) else {
        let words = match text.is_empty() {
            true => "There is no first character.",
            false => "There is no second character.",
        };
        return words.to_owned();
    };
    let more = signs.count();
    if more > 0 {
        return match text.contains(' ') {
            true => format!("There are {} characters: a space counts too.", more + 2),
            false => format!("There are {} characters.", more + 2),
        };
    }
    match (letter.to_ascii_lowercase(), digit) {
        ('a'..='h', '1'..='8') => String::new(),
        ('a'..='h', _) => "The second character isn't between 1 and 8.".to_owned(),
        _ => "The first character isn't between a and h.".to_owned(),
    }
}

impl Scene for Cursor {
    fn view(&self) -> Node {
        let picture = match self.checked {
            true => picture::within(&self.board, self.frame),
            false => picture::with_outside(&self.board, self.frame),
        };
        let switch = controls::row([controls::switch("check", "No range check", !self.checked)]);
        let field = controls::fields([controls::short_text("name", "Square", &self.typed)]);
        let steer = el("div")
            .class("live-steer")
            .with(self.arrows())
            .with(controls::stack([field, switch]));
        let table = controls::table(
            "The square under the frame",
            &["name or number", "value", "how to compute it"],
            &names::rows(&self.board, self.frame),
        );
        let own = || (self.tone, self.words.clone());
        let (tone, words) = self.copying.words().unwrap_or_else(own);
        let left = controls::stack([
            picture,
            controls::line("On the board, the arrow keys move the frame.")
                .attribute("data-steers", ""),
            steer,
            controls::message(tone, &words),
            self.copying.view("", Some(&self.board)),
        ]);
        let right = controls::stack([table, self.before_and_after()]);
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
