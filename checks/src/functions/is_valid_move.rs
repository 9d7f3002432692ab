//! `is_valid_move(&board, square, player)`

use steps::Answers;

use super::{Function, IsValidMove, OnSquare};
use crate::{Failure, Language, Value, text};

impl Function for IsValidMove {
    fn name() -> &'static str {
        "is_valid_move"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let OnSquare {
            board,
            square,
            player,
        } = &self.0;
        Value::Bool((answers.is_valid_move)(board, *square, *player))
    }

    /// Without the name, because the step has only this function.
    fn words(&self, language: Language) -> String {
        let OnSquare { square, player, .. } = &self.0;
        match language {
            Language::English => format!("{} at {square}", text::disc(*player, language)),
        }
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        self.0.why(language)
    }

    fn is_about_walks(&self) -> bool {
        true
    }

    fn is_yes_or_no(&self) -> bool {
        true
    }
}
