//! The messages of the scene.

use checks::text;
use steps::{Count, Disc, Outcome, Turn, count, outcome};

use super::RandomGame;
use super::replies::Ply;
use crate::controls::Tone;
use crate::words::{cut, side};

impl RandomGame {
    fn passes(&self, player: Disc) -> String {
        match player == self.setup.human {
            true => "You have no legal move and pass.".to_owned(),
            false => format!("{} has no legal move and passes.", side(player)),
        }
    }

    /// A move, with the pass before it.
    pub(super) fn in_words(&self, ply: &Ply) -> String {
        let moved = match &ply.draw {
            None => format!("You played {}.", ply.square),
            Some(draw) => {
                let (length, player) = (draw.moves.len(), side(ply.player));
                format!(
                    "{player} drew {}, times {length} is {}, rounded down to {}: {player} plays {}.",
                    cut(draw.number, 4),
                    cut(draw.number * length as f64, 2),
                    draw.place,
                    ply.square
                )
            }
        };
        match ply.after_pass {
            true => format!("{} {moved}", self.passes(ply.player.opponent())),
            false => moved,
        }
    }

    /// The question about the reply that the reader predicts.
    fn question(&self, ply: &Ply) -> String {
        let Some(draw) = &ply.draw else {
            return String::new();
        };
        let question = format!(
            "{} draws {} Its legal moves in order: {}. Which one does it play? Choose it on the board.",
            side(ply.player),
            cut(draw.number, 4),
            text::names(&draw.moves)
        );
        match ply.after_pass {
            true => format!("{} {question}", self.passes(ply.player.opponent())),
            false => question,
        }
    }

    /// The moves since the reader's last move, and what comes next.
    pub(super) fn words(&self) -> (Tone, String) {
        if let Some(words) = self.copying.words().or_else(|| self.note.clone()) {
            return words;
        }
        let plies = self.plies();
        if self.replays {
            let words = match plies.last() {
                None => format!("The same game again, with seed {}.", self.setup.seed),
                Some(ply) => format!("Move {}. {}", plies.len(), self.in_words(ply)),
            };
            return (Tone::Plain, words);
        }
        let mut words = Vec::new();
        if self.setup.own.is_empty() && self.game.turn != Turn::Over {
            let human = self.setup.human;
            let enemy = side(human.opponent());
            words.push(format!(
                "You play {}. {enemy} plays at random.",
                side(human)
            ));
        }
        let since = plies
            .iter()
            .rposition(|ply| ply.draw.is_none())
            .unwrap_or_default();
        words.extend(plies[since..].iter().map(|ply| self.in_words(ply)));
        words.push(self.what_next());
        (Tone::Plain, words.join(" "))
    }

    /// The question, the result, or whose move it is.
    pub(super) fn what_next(&self) -> String {
        match (self.asked(), self.game.turn) {
            (Some(ply), _) => self.question(ply),
            (None, Turn::Over) => self.result(),
            (None, Turn::PassesBackTo(_)) => {
                let passes = self.passes(self.setup.human.opponent());
                format!("{passes} It's your turn again.")
            }
            (None, Turn::Moves(_)) => "It's your turn: choose a square with a dot.".to_owned(),
        }
    }

    fn result(&self) -> String {
        let board = self.board();
        let Count { black, white, .. } = count(&board);
        let end = match outcome(&board) {
            Outcome::Won(winner) if winner == self.setup.human => "You win.".to_owned(),
            Outcome::Won(winner) => format!("{} wins.", side(winner)),
            _ => "It's a draw.".to_owned(),
        };
        format!("The game is over: neither side can move. Black {black}, White {white}. {end}")
    }
}

/// A move in the list of all.
pub(super) fn log_line(ply: &Ply) -> String {
    let passed = match ply.after_pass {
        true => format!("{} passes, ", side(ply.player.opponent())),
        false => String::new(),
    };
    let moved = format!("{passed}{} {}", side(ply.player), ply.square);
    match &ply.draw {
        None => moved,
        Some(draw) => {
            let length = draw.moves.len();
            let number = cut(draw.number, 4);
            format!("{moved}: {number} · {length}, index {}", draw.place)
        }
    }
}
