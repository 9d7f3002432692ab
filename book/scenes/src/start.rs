//! Chapter 02: four discs in the middle, and what a wrong start does to Black's moves.
//!
//! Readers place discs on the board or edit its text, and each view follows the other. Black's moves are compared with
//! those of the right start. Readers can predict the moves first: they mark squares, and the moves are hidden.

mod compared;
mod set_ups;
#[cfg(test)]
mod tests;

use checks::text::names;
use steps::{Board, Disc, PositionAddress, Square, start};

use crate::board::{Look, as_text, board, next_cell};
use crate::controls::{self, Tone};
use crate::words::{self, side};
use crate::{Event, Node, Positions, Scene, el, position};
use compared::{Compared, without};
use set_ups::{SET_UPS, known};

/// Whether the reader predicts the moves, and which squares are marked.
enum Guess {
    None,
    Marking(Vec<Square>),
    Told(Vec<Square>),
}

/// The scene.
pub struct Start {
    board: Board,
    player: Disc,
    /// Keeps a text that isn't a position in the field, instead of the board's text.
    positions: Positions,
    /// A sentence about the reader's last change of the board.
    done: String,
    guess: Guess,
}

impl Start {
    /// The scene at a position, or at the start if the board isn't 8 by 8.
    pub fn new(position: PositionAddress) -> Start {
        let full = position.board.size() == 8;
        let board = if full { position.board } else { start() };
        Start {
            board,
            player: position.player,
            positions: Positions::default(),
            done: String::new(),
            guess: Guess::None,
        }
    }

    /// Puts a position on the board and into the field. A prediction starts over.
    fn show(&mut self, board: Board, done: String) {
        self.board = board;
        self.positions = Positions::default();
        self.done = done;
        self.guess = match self.guess {
            Guess::Marking(_) => Guess::Marking(Vec::new()),
            _ => Guess::None,
        };
    }

    fn choose(&mut self, square: Square) {
        if !self.board.contains(square) {
            return;
        }
        if let Guess::Marking(marked) = &mut self.guess {
            match marked.iter().position(|known| *known == square) {
                Some(index) => drop(marked.remove(index)),
                None if self.board[square].is_none() => marked.push(square),
                None => {}
            }
            return;
        }
        let holds = next_cell(self.board[square]);
        self.show(
            self.board.with(square, holds),
            format!("{square} is now {}. ", words::cell(holds)),
        );
    }

    fn turn_to(&mut self, player: Disc) {
        self.player = player;
        self.show(self.board, String::new());
    }

    fn open(&mut self, text: &str, position: &PositionAddress) {
        match position.board.size() {
            8 => {
                self.player = position.player;
                self.show(position.board, "Your position is open. ".to_owned());
            }
            size => {
                let why =
                    format!("found {size} rows of {size} squares; this board has 8 rows of 8");
                self.positions.refuse(text, why);
            }
        }
    }

    fn look(&self, compared: &Compared, square: Square) -> Look {
        if let Guess::Marking(marked) = &self.guess {
            let chosen = marked.contains(&square);
            let spoken = if chosen { "marked" } else { "" }.to_owned();
            return Look {
                chosen,
                spoken,
                ..Look::default()
            };
        }
        let here = compared.here.iter().find(|legal| legal.square == square);
        let missing = here.is_none() && compared.right.contains(&square);
        let chosen = matches!(&self.guess, Guess::Told(marked) if marked.contains(&square));
        let mut spoken = match here {
            Some(legal) => format!("legal, flips {}", names(&legal.flips)),
            None if missing => "legal in the right start, but not here".to_owned(),
            None => String::new(),
        };
        if chosen {
            let so_far = if spoken.is_empty() { "" } else { ", " };
            spoken = format!("{spoken}{so_far}marked");
        }
        Look {
            legal: here.is_some(),
            differs: missing,
            chosen,
            spoken,
            ..Look::default()
        }
    }

    fn verdict(&self, compared: &Compared) -> Node {
        let player = side(self.player);
        if let Guess::Marking(_) = &self.guess {
            return controls::stack([]);
        }
        let (tone, words) = compared.verdict(self.player);
        let or_none = |squares: &[Square]| match squares {
            [] => "none".to_owned(),
            some => names(some),
        };
        let in_both: Vec<Square> =
            without(&compared.legal, &without(&compared.legal, &compared.right));
        let rows = [
            ("on this board", or_none(&compared.legal)),
            ("in the right start", or_none(&compared.right)),
            ("in both", or_none(&in_both)),
        ];
        let rows = rows.map(|(place, squares)| vec![place.to_owned(), squares]);
        let words = format!("{}{words}", self.done);
        // The message is about the prediction, if there is one. Then the verdict is a plain line above the table.
        let message = match self.guess {
            Guess::Told(_) => controls::line(words),
            _ => controls::message(tone, &words),
        };
        let table = controls::table(
            &format!("{player}'s legal moves"),
            &["where", "legal moves"],
            &rows,
        );
        let noticed = known(&self.board)
            .filter(|_| self.player == Disc::Black)
            .map(|set_up| {
                let words = controls::line(set_up.noticed).attribute("data-announce", "");
                controls::part("What you notice in a game", words)
            });
        controls::stack([message, table]).all(noticed)
    }

    /// The prediction: what to do, or how good it was.
    fn guessed(&self, compared: &Compared) -> Option<Node> {
        let player = side(self.player);
        let (tone, words) = match &self.guess {
            Guess::None => return None,
            Guess::Marking(marked) if marked.is_empty() => (
                Tone::Plain,
                format!(
                    "Which moves are legal for {player}? Mark them on the board, then press Show moves."
                ),
            ),
            Guess::Marking(marked) => (Tone::Plain, format!("Marked: {}.", names(marked))),
            Guess::Told(marked) => {
                let wrong = without(marked, &compared.legal);
                let missed = without(&compared.legal, marked);
                let found = marked.len() - wrong.len();
                let all = compared.legal.len();
                let is_right = missed.is_empty() && wrong.is_empty();
                let mut words = match is_right {
                    true => format!("Correct. Legal moves found: {found} of {all}."),
                    false => format!("Not quite. Legal moves found: {found} of {all}."),
                };
                if !missed.is_empty() {
                    words.push_str(&format!(" Missed: {}.", names(&missed)));
                }
                if !wrong.is_empty() {
                    words.push_str(&format!(" Not legal: {}.", names(&wrong)));
                }
                match is_right {
                    true => (Tone::Right, words),
                    false => (Tone::Wrong, words),
                }
            }
        };
        Some(controls::message(tone, &words))
    }

    fn set_up_menu(&self) -> Node {
        let mut options: Vec<(&str, &str)> = SET_UPS
            .iter()
            .map(|set_up| (set_up.id, set_up.name))
            .collect();
        let chosen = known(&self.board).map_or("own", |set_up| set_up.id);
        if chosen == "own" {
            options.push(("own", "your board"));
        }
        controls::menu("set-up", "Set-up", chosen, &options)
    }
}

impl Scene for Start {
    fn view(&self) -> Node {
        let compared = Compared::new(&self.board, self.player);
        let player = side(self.player);
        let marking = matches!(self.guess, Guess::Marking(_));
        let to_move =
            |disc, action: &str, words| controls::switch(action, words, self.player == disc);
        let set_up = controls::fields([self.set_up_menu()]).with(controls::row([
            to_move(Disc::Black, "black", "Black to move"),
            to_move(Disc::White, "white", "White to move"),
        ]));
        let cells = board(
            "board",
            &format!("The position, {player} to move"),
            &self.board,
            |square| self.look(&compared, square),
        );
        // One button, so that the focus stays on it.
        let guess = controls::row([match marking {
            true => controls::primary("tell", "Show moves"),
            false => controls::button("guess", "Predict first"),
        }]);
        let how = match marking {
            true => "Choose a square to mark it. Choose it again to remove the mark.",
            false => "Choose a square: empty becomes black, then white, then empty again.",
        };
        let legend = format!(
            "Dot: legal move for {player}. Dashed ring: legal in the right start, but not here."
        );
        let left = controls::stack([set_up, cells])
            .all((!marking).then(|| controls::line(legend)))
            .with(controls::line(how).attribute("data-steers", ""))
            .with(guess)
            .all(self.guessed(&compared));
        let label = "The board as text. It opens when you leave the field.";
        let field = self.positions.field(label, &as_text(&self.board), 9);
        let said = self.positions.words();
        let said = said.map(|(tone, words)| controls::message(tone, &words));
        let address = position(self.board, self.player, None);
        let copying = self.positions.copying(&format!("#{address}"), &self.board);
        let text = controls::stack([field]).all(said).with(copying);
        let right = controls::stack([self.verdict(&compared), text]);
        el("div").with(controls::beside([left, right]))
    }

    fn act(&mut self, event: &Event<'_>) {
        let opened = self.positions.act(event, self.player);
        match *event {
            Event::Square("board", square) => self.choose(square),
            Event::Press("black") => self.turn_to(Disc::Black),
            Event::Press("white") => self.turn_to(Disc::White),
            Event::Press("guess") => {
                self.guess = Guess::Marking(Vec::new());
            }
            Event::Press("tell") => {
                if let Guess::Marking(marked) = &mut self.guess {
                    self.guess = Guess::Told(std::mem::take(marked));
                    self.done = String::new();
                }
            }
            Event::Set("set-up", id) => {
                if let Some(set_up) = SET_UPS.iter().find(|set_up| set_up.id == id) {
                    self.show(set_up.board(), String::new());
                }
            }
            Event::Set("position", text) => {
                if let Some(position) = opened {
                    self.open(text, &position);
                }
            }
            _ => {}
        }
    }
}
