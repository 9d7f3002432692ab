//! `next_turn(&board, just_moved)`

use steps::{Answers, Disc, Turn, next_turn};

use super::{ForSide, Function, NextTurn};
use crate::text::disc;
use crate::{Failure, Language, Value, text};

impl Function for NextTurn {
    fn name() -> &'static str {
        "next_turn"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let ForSide { board, player } = &self.0;
        Value::Turn((answers.next_turn)(board, *player))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("next_turn({:?})", self.0.player)
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let ForSide { board, player } = &self.0;
        let mut sentences: Vec<String> = [player.opponent(), *player]
            .map(|side| text::lists::can_play(board, side, language))
            .into();
        sentences.push(match next_turn(board, *player) {
            Turn::Moves(next) => format!(
                "{} has moved, so it's {}'s turn.",
                disc(*player, language),
                disc(next, language)
            ),
            Turn::PassesBackTo(next) => format!(
                "{} must pass, so {} moves again.",
                disc(next.opponent(), language),
                disc(next, language)
            ),
            Turn::Over => "Neither side can move, so the game is over.".to_owned(),
        });
        sentences
    }

    fn walking_side(&self) -> Option<Disc> {
        Some(self.0.player.opponent())
    }

    fn player_label(language: Language) -> &'static str {
        let Language::English = language;
        "Has just moved"
    }
}
