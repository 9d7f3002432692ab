//! `flips_at(&board, square, player)`

use steps::Answers;

use super::{FlipsAt, Function, OnSquare};
use crate::{Failure, Language, Value, text};

impl Function for FlipsAt {
    fn name() -> &'static str {
        "flips_at"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let OnSquare {
            board,
            square,
            player,
        } = &self.0;
        Value::Squares((answers.flips_at)(board, *square, *player))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        let OnSquare { square, player, .. } = &self.0;
        format!("flips_at({square}, {player:?})")
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        self.0.why(language)
    }

    fn is_about_walks(&self) -> bool {
        true
    }

    fn tag_words(&self, tag: &str, language: Language) -> String {
        text::explore::flips(tag, language)
    }
}
