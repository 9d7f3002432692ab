//! What the scene says.

use checks::text;
use steps::{Count, Disc, Outcome, Turn, count, outcome};

use super::RandomGame;
use super::replies::Ply;
use crate::controls::Tone;
use crate::words::{cut, side};

impl RandomGame {
    /// A side with its verb.
    fn does(&self, player: Disc, you: &str, other: &str) -> String {
        match player == self.setup.human {
            true => format!("You {you}"),
            false => format!("{} {other}", side(player)),
        }
    }

    fn passes(&self, player: Disc) -> String {
        self.does(player, "have no move and pass.", "has no move and passes.")
    }

    /// A move, with the pass before it.
    pub(super) fn told(&self, ply: &Ply) -> String {
        let moved = match &ply.draw {
            None => format!("You played {}.", ply.square),
            Some(draw) => {
                let (length, player) = (draw.moves.len(), side(ply.player));
                format!(
                    "{player} drew {}, times {length} is {}, cut to {}: {player} plays {}.",
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

    /// What is to be said of the reply that is asked for.
    fn question(&self, ply: &Ply) -> String {
        let Some(draw) = &ply.draw else {
            return String::new();
        };
        let question = format!(
            "{} draws {} Its moves in order: {}. Which one comes? Click it.",
            side(ply.player),
            cut(draw.number, 4),
            text::names(&draw.moves)
        );
        match ply.after_pass {
            true => format!("{} {question}", self.passes(ply.player.opponent())),
            false => question,
        }
    }

    /// What happened since the reader's last move, and what comes next.
    pub(super) fn words(&self) -> (Tone, String) {
        if let Some(words) = self.copying.words().or_else(|| self.note.clone()) {
            return words;
        }
        let plies = self.plies();
        if self.replays {
            let words = match plies.last() {
                None => format!("The game again, with seed {}.", self.setup.seed),
                Some(ply) => format!("Move {}. {}", plies.len(), self.told(ply)),
            };
            return (Tone::Plain, words);
        }
        let mut words = Vec::new();
        if self.setup.own.is_empty() && self.game.turn != Turn::Over {
            let human = self.setup.human;
            let enemy = side(human.opponent());
            words.push(format!("You are {}. {enemy} plays at random.", side(human)));
        }
        let since = plies
            .iter()
            .rposition(|ply| ply.draw.is_none())
            .unwrap_or_default();
        words.extend(plies[since..].iter().map(|ply| self.told(ply)));
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
                format!("{passes} Your move again.")
            }
            (None, Turn::Moves(_)) => "Your move: click a square with a dot.".to_owned(),
        }
    }

    fn result(&self) -> String {
        let board = self.board();
        let Count { black, white, .. } = count(&board);
        let end = match outcome(&board) {
            Outcome::Won(winner) => self.does(winner, "win.", "wins."),
            _ => "A draw.".to_owned(),
        };
        format!("Neither side can move, and the game is over: Black {black}, White {white}. {end}")
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
            format!("{moved}: {number} · {length}, place {}", draw.place)
        }
    }
}
