//! `place(&board, square, player)`

use steps::Answers;

use super::{Function, OnSquare, Place};
use crate::{Failure, Language, Value, text};

impl Function for Place {
    fn name() -> &'static str {
        "place"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let OnSquare {
            board,
            square,
            player,
        } = &self.0;
        Value::Board((answers.place)(board, *square, *player))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        let OnSquare { square, player, .. } = &self.0;
        format!("place({square}, {player:?})")
    }

    fn pictures(&self, failure: &Failure, language: Language) -> Option<String> {
        let OnSquare { board, square, .. } = &self.0;
        Some(text::moves::pictures(board, *square, failure, language))
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        self.0.why(language)
    }

    fn question(&self, failure: &Failure, language: Language) -> Option<&'static str> {
        let Language::English = language;
        match (&failure.expected, failure.answered()?) {
            (Value::Board(Some(_)), Value::Board(Some(_))) => {
                Some("Ask yourself: Which squares of your copy do you assign?")
            }
            (Value::Board(None), Value::Board(Some(_))) => {
                Some("Ask yourself: Which condition in your code leads to `None`?")
            }
            _ => None,
        }
    }

    fn is_about_walks(&self) -> bool {
        true
    }

    fn answer_in_full(&self, value: &Value, language: Language) -> Option<String> {
        let Language::English = language;
        match value {
            Value::Board(Some(_)) => Some("the board after the move".to_owned()),
            _ => None,
        }
    }

    fn chosen_words(&self, language: Language) -> &'static str {
        text::explore::just_played(language)
    }
}
