//! Chapter 06: games move by move, and the two questions that decide who moves next.

mod diagram;
mod games;

use checks::text;
use steps::{
    Board, Count, Disc, Outcome, Square, Turn, count, legal_moves, outcome, start, tournament_score,
};

use crate::board::{Look, board};
use crate::controls::{self, Tone};
use crate::words::{counted, side};
use crate::{Copying, Event, Node, Scene};
use games::{GAMES, Made};
use view::too_long_for_a_game;

/// More legal moves than this are counted, not listed.
const FEW: usize = 4;

/// The scene.
pub struct Turns {
    /// The game's value in the menu; `own` for a pasted game.
    shown: &'static str,
    game: Vec<Made>,
    /// How many moves are shown.
    made: usize,
    /// Whether the reader predicts who moves next, and the prediction.
    asks: bool,
    said: Option<&'static str>,
    /// A pasted text that isn't a game, and the reason.
    refused: Option<(String, String)>,
    copying: Copying,
}

/// The possible predictions: the other side, the same side again, or the end of the game.
const ANSWERS: [&str; 3] = ["other", "same", "nobody"];

impl Turns {
    /// The scene in the game of the menu that contains this board, or at the start of the first game.
    pub fn new(board: &Board) -> Turns {
        let (index, made) = games::find(board).unwrap_or((0, 0));
        let (shown, _, moves) = GAMES[index];
        Turns {
            shown,
            game: games::read(moves).unwrap_or_default(),
            made,
            asks: false,
            said: None,
            refused: None,
            copying: Copying::default(),
        }
    }

    fn open(&mut self, shown: &'static str, game: Vec<Made>) {
        self.shown = shown;
        self.game = game;
        self.refused = None;
        self.go(0);
    }

    fn read(&mut self, text: &str) {
        if let Some(why) = too_long_for_a_game(text) {
            // A text this long isn't kept in the field.
            self.refused = Some((String::new(), why));
            return;
        }
        match games::read(text) {
            Ok(game) => self.open("own", game),
            Err(error) => self.refused = Some((text.to_owned(), error.to_string())),
        }
    }

    fn go(&mut self, made: usize) {
        self.made = made.min(self.game.len());
        self.said = None;
        self.refused = None;
    }

    /// The last shown move.
    fn last(&self) -> Option<&Made> {
        self.made.checked_sub(1).map(|index| &self.game[index])
    }

    fn board(&self) -> Board {
        self.last().map_or_else(start, |made| made.board)
    }

    /// How many moves there are up to the next pass.
    fn next_pass(&self) -> Option<usize> {
        let is_pass = |made: &Made| matches!(made.turn, Turn::PassesBackTo(_));
        let rest = &self.game[self.made..];
        let next = rest.iter().position(is_pass)?;
        Some(self.made + next + 1)
    }

    /// Whether the turn is hidden, because the reader predicts it.
    fn hidden(&self) -> bool {
        self.asks && self.said.is_none() && self.made > 0
    }

    fn words(&self) -> (Tone, String) {
        if let Some((_, error)) = &self.refused {
            return (
                Tone::Wrong,
                format!("Can't read this game: {error}. Your game hasn't changed."),
            );
        }
        if let Some(words) = self.copying.words() {
            return words;
        }
        let Some(last) = self.last() else {
            let words = "This is the start, and Black moves first. Before each step, predict who moves next.";
            return (Tone::Plain, words.to_owned());
        };
        let move_words = moved(last);
        if self.hidden() {
            return (Tone::Plain, format!("{move_words} Who moves next?"));
        }
        let words = format!(
            "{move_words} {}{}",
            self.turn_words(last),
            self.end_words(last)
        );
        match self.said {
            None => (Tone::Plain, words),
            Some(said) if said == answer(last.turn) => (Tone::Right, format!("Correct. {words}")),
            Some(_) => (Tone::Wrong, format!("Not quite. {words}")),
        }
    }

    fn turn_words(&self, last: &Made) -> String {
        let other = side(last.player.opponent());
        let same = side(last.player);
        match last.turn {
            Turn::Moves(next) => format!("{other} moves next. {}", can_play(&last.board, next)),
            Turn::PassesBackTo(next) => format!(
                "{other} has no legal move and passes. {same} moves again. {}",
                can_play(&last.board, next)
            ),
            Turn::Over => format!("Neither side can move. {}", ended(&last.board)),
        }
    }

    /// Why there is no further step, if the game isn't over.
    fn end_words(&self, last: &Made) -> String {
        let stops = self.made == self.game.len() && last.turn != Turn::Over;
        match self.made {
            _ if !stops => String::new(),
            1 => " The record ends here, after 1 move.".to_owned(),
            made => format!(" The record ends here, after {made} moves."),
        }
    }

    fn grid(&self) -> Node {
        let shown = self.board();
        let last = self.last();
        let to_move = match last {
            None => Some(Disc::Black),
            Some(_) if self.hidden() => None,
            Some(made) => match made.turn {
                Turn::Moves(next) | Turn::PassesBackTo(next) => Some(next),
                Turn::Over => None,
            },
        };
        let moves = to_move.map_or(Vec::new(), |player| legal_moves(&shown, player));
        let label = match last {
            None => "The start".to_owned(),
            Some(made) => format!(
                "After move {}, {} {}",
                self.made,
                side(made.player),
                made.square
            ),
        };
        board("game", &label, &shown, |square| {
            let played = last.is_some_and(|made| made.square == square);
            let turned = last.is_some_and(|made| made.flips.contains(&square));
            let legal = moves.iter().any(|option| option.square == square);
            let spoken = match (played, turned, legal) {
                (true, _, _) => "just played",
                (_, true, _) => "flipped by the last move",
                (_, _, true) => "legal",
                _ => "",
            };
            Look {
                legal,
                spoken: spoken.to_owned(),
                ..Look::after_move(played, turned)
            }
        })
    }

    /// The disc counts, and at the end the tournament score.
    fn counts(&self) -> Node {
        let shown = self.board();
        let mut words = format!(
            "Move {} of {}. {}.",
            self.made,
            self.game.len(),
            counted(&shown)
        );
        if !self.hidden()
            && let Some(score) = tournament_score(&shown)
        {
            let plain = count(&shown);
            words.push_str(&format!(
                " Disc count {}–{}, tournament score {}–{}.",
                plain.black, plain.white, score.black, score.white
            ));
        }
        controls::line(words)
    }

    fn log(&self) -> Node {
        let lines: Vec<String> = self.game[..self.made]
            .iter()
            .enumerate()
            .map(|(index, made)| {
                let line = format!(
                    "{} {} flips {}",
                    side(made.player),
                    made.square,
                    text::names(&made.flips)
                );
                let hidden = self.hidden() && index + 1 == self.made;
                match made.turn {
                    Turn::PassesBackTo(_) if !hidden => {
                        format!("{line}; {} passes", side(made.player.opponent()))
                    }
                    Turn::Over if !hidden => format!("{line}; the game is over"),
                    _ => line,
                }
            })
            .collect();
        controls::log("The moves so far", &lines)
    }

    fn menu(&self) -> Node {
        let mut options: Vec<(&str, &str)> = GAMES.iter().map(|game| (game.0, game.1)).collect();
        if self.shown == "own" {
            options.push(("own", "your game"));
        }
        controls::fields([controls::menu("which", "Game", self.shown, &options)])
    }
}

/// The discs that a move flipped, as a sentence.
fn moved(made: &Made) -> String {
    let player = side(made.player);
    let square = made.square;
    format!("{player} {square} flips {}.", text::names(&made.flips))
}

/// The legal moves of a side. A longer list is only counted.
fn choices(board: &Board, player: Disc) -> String {
    let moves = legal_moves(board, player);
    let squares: Vec<Square> = moves.iter().map(|option| option.square).collect();
    match squares.len() {
        0 => "no legal move".to_owned(),
        1..=FEW => text::names(&squares),
        many => format!("{many} legal moves"),
    }
}

/// The legal moves of a side as a sentence.
fn can_play(board: &Board, player: Disc) -> String {
    let name = side(player);
    let squares = choices(board, player);
    match legal_moves(board, player).len() {
        1..=FEW => format!("{name} can play {squares}."),
        _ => format!("{name} has {squares}."),
    }
}

/// The right prediction.
fn answer(turn: Turn) -> &'static str {
    match turn {
        Turn::Moves(_) => "other",
        Turn::PassesBackTo(_) => "same",
        Turn::Over => "nobody",
    }
}

/// Why the game is over, and how it ended.
fn ended(board: &Board) -> String {
    let Count {
        black,
        white,
        empty,
    } = count(board);
    let why = match (black, white, empty) {
        (_, _, 0) => "The board is full.".to_owned(),
        (0, _, _) => format!("No black disc is left. Empty squares: {empty}."),
        (_, 0, _) => format!("No white disc is left. Empty squares: {empty}."),
        _ => format!("Empty squares: {empty}."),
    };
    let result = match outcome(board) {
        Outcome::Won(Disc::Black) => format!("Black wins {black}–{white}."),
        Outcome::Won(Disc::White) => format!("White wins {white}–{black}."),
        Outcome::Drawn => format!("It's a draw, {black}–{white}."),
        Outcome::Unfinished => String::new(),
    };
    format!("The game is over. {why} {result}")
}

impl Scene for Turns {
    fn view(&self) -> Node {
        let (tone, words) = self.words();
        let can_step = self.made < self.game.len();
        let steer = controls::row([
            controls::enabled(controls::primary("step", "Step"), can_step),
            controls::switch("ask", "Predict first", self.asks),
            controls::enabled(controls::button("back", "Back"), self.made > 0),
            controls::enabled(
                controls::button("pass", "Next pass"),
                self.next_pass().is_some(),
            ),
            controls::enabled(controls::button("end", "To the end"), can_step),
            controls::enabled(controls::button("start", "Start over"), self.made > 0),
        ]);
        let mut beside = vec![controls::message(tone, &words), steer];
        if let Some(last) = self.last().filter(|_| self.hidden()) {
            let words = [
                side(last.player.opponent()).to_owned(),
                format!("{} again", side(last.player)),
                "Neither: the game is over".to_owned(),
            ];
            let answers = ANSWERS.iter().zip(&words);
            let buttons = answers.map(|(action, words)| controls::button(*action, words));
            beside.push(controls::part(
                "Who moves next?",
                controls::row([]).all(buttons),
            ));
        }
        beside.push(diagram::diagram(self.last(), !self.hidden()));
        let left = controls::stack([self.grid(), self.counts()]);
        let pasted = self.refused.as_ref().map_or("", |(text, _)| text.as_str());
        let label = "Moves such as f5d6c3, without passes";
        let paste = controls::folded("Paste game")
            .with(controls::text_area("game", label, pasted, 4))
            .with(controls::row([controls::button("open", "Open")]))
            .with(self.copying.view("", Some(&self.board())));
        let both = controls::beside([left, controls::stack(beside)]);
        controls::stack([self.menu(), both, self.log(), paste])
    }

    fn act(&mut self, event: &Event<'_>) {
        self.copying.act(event);
        match *event {
            Event::Press("step") => self.go(self.made + 1),
            Event::Press("back") => self.go(self.made.saturating_sub(1)),
            Event::Press("pass") => {
                if let Some(made) = self.next_pass() {
                    self.go(made);
                }
            }
            Event::Press("end") => self.go(self.game.len()),
            Event::Press("start") => self.go(0),
            Event::Press("ask") => {
                self.asks = !self.asks;
                self.said = None;
                self.refused = None;
            }
            Event::Press(said) if self.hidden() => {
                self.said = ANSWERS.into_iter().find(|answer| *answer == said);
                self.refused = None;
            }
            Event::Set("which", value) => {
                let known = GAMES.iter().find(|game| game.0 == value);
                if let Some((name, _, moves)) = known {
                    self.open(name, games::read(moves).unwrap_or_default());
                }
            }
            Event::Set("game", text) if text.trim().is_empty() => self.refused = None,
            Event::Set("game", text) => self.read(text),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
