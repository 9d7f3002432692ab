//! `legal_moves(&board, player)`

use steps::Answers;

use super::{ForSide, Function, LegalMoves};
use crate::{Failure, Language, Value, text};

impl Function for LegalMoves {
    fn name() -> &'static str {
        "legal_moves"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let ForSide { board, player } = &self.0;
        Value::Moves((answers.legal_moves)(board, *player))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("legal_moves({:?})", self.0.player)
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let ForSide { board, player } = &self.0;
        text::lists::why_a_move_differs(board, *player, failure, language)
    }

    fn is_about_walks(&self) -> bool {
        true
    }

    fn tag_words(&self, tag: &str, language: Language) -> String {
        text::explore::flips(tag, language)
    }
}
