//! The first action after which two games differ, and why the expected game is right there.

use steps::{Action, ActionAnswer, Board, Game, GameView, Square};

use super::PlayGame;
use super::listing::{answer_of, shortened_record};
use crate::text::disc;
use crate::text::lists::shortened;
use crate::{Failure, Language, Value, text};

/// The first action after which two games differ.
pub(super) struct Difference<'a> {
    game: &'a PlayGame,
    /// The number of the first view that differs: 0 is the new game.
    pub(super) index: usize,
    pub(super) expected: &'a GameView,
    pub(super) yours: &'a GameView,
}

impl PlayGame {
    /// The first difference between the expected game and the learner's.
    pub(super) fn difference<'a>(&'a self, failure: &'a Failure) -> Option<Difference<'a>> {
        let (Value::Game(expected), Value::Game(yours)) = (&failure.expected, failure.answered()?)
        else {
            return None;
        };
        let mut views = expected.iter().zip(yours).enumerate();
        let (index, (expected, yours)) = views.find(|(_, (right, given))| right != given)?;
        Some(Difference {
            game: self,
            index,
            expected,
            yours,
        })
    }
}

impl Difference<'_> {
    /// The parts of a view that differ, in words. None if only the boards differ.
    pub(super) fn words(&self, view: &GameView, language: Language) -> Option<String> {
        let (one, other) = (self.expected, self.yours);
        let mut parts = Vec::new();
        if one.answer != other.answer {
            parts.push(answer_of(view));
        }
        if one.to_move != other.to_move {
            parts.push(text::to_move(view, language));
        }
        if one.record != other.record {
            parts.push(format!("record {:?}", shortened_record(&view.record)));
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// The action before the views that differ. None for the new game.
    pub(super) fn action(&self) -> Option<&Action> {
        self.game.actions.get(self.index.checked_sub(1)?)
    }

    /// Why the expected view is right.
    pub(super) fn reason(&self, language: Language) -> Option<String> {
        let Language::English = language;
        let human = disc(self.game.human, language);
        let Some(action) = self.action() else {
            return Some("Black moves first, whichever side the human plays.".to_owned());
        };
        let before = self.game_before();
        let player = before.to_move.map(|player| disc(player, language));
        Some(match (action, self.expected.answer) {
            (_, ActionAnswer::Played(Err(why))) => {
                format!("The move isn't legal: {why}. An illegal move must not change the game.")
            }
            (Action::Play(square), ActionAnswer::Played(Ok(()))) => {
                let player = player?;
                match (self.expected.to_move, before.to_move) {
                    (None, _) => {
                        format!(
                            "{player} plays {square}. Then neither side can move, so the game is over."
                        )
                    }
                    (Some(next), now) if Some(next) == now => format!(
                        "{player} plays {square}. {} has no legal move and passes, so {player} moves again.",
                        disc(next.opponent(), language)
                    ),
                    (Some(next), _) => {
                        format!(
                            "{player} plays {square}. Then it's {}'s turn.",
                            disc(next, language)
                        )
                    }
                }
            }
            (_, ActionAnswer::Undone(false)) => {
                format!("The human plays {human} and hasn't moved yet, so there's nothing to undo.")
            }
            (_, ActionAnswer::Undone(true)) => {
                let index = before
                    .history
                    .iter()
                    .rposition(|ply| ply.player == self.game.human)?;
                let later = before.history.len() - index - 1;
                let square = before.history[index].square;
                match later {
                    0 => format!(
                        "The human plays {human}. undo() takes back {square}, the human's last move."
                    ),
                    1 => format!(
                        "The human plays {human}. undo() takes back {square}, the human's last move, and the move after it."
                    ),
                    _ => format!(
                        "The human plays {human}. undo() takes back {square}, the human's last move, and the {later} moves after it."
                    ),
                }
            }
            _ => format!(
                "restart() starts a new game: the start position, no history, Black to move. The human still plays {human}."
            ),
        })
    }

    /// The right game before the action that differs.
    fn game_before(&self) -> Game {
        let mut game = Game::new(self.game.human);
        for action in &self.game.actions[..self.index - 1] {
            match action {
                // An illegal move doesn't change the game.
                Action::Play(square) => drop(game.play(*square)),
                Action::Undo => drop(game.undo()),
                Action::Restart => game.restart(),
            }
        }
        game
    }
}

/// The squares at which two boards differ, in a sentence.
pub(super) fn cells_that_differ(right: &Board, given: &Board, language: Language) -> String {
    let Language::English = language;
    let squares = right
        .squares()
        .filter(|square| right[*square] != given[*square]);
    let names: Vec<String> = squares.map(|square: Square| square.to_string()).collect();
    format!("The boards are different at {}.", shortened(names, ", "))
}
