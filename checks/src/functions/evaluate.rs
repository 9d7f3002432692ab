//! `evaluate(&board, player)`

use steps::Answers;

use super::{Evaluate, ForSide, Function};
use crate::{Failure, Language, Value, text};

impl Function for Evaluate {
    fn name() -> &'static str {
        "evaluate"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let ForSide { board, player } = &self.0;
        Value::Number((answers.evaluate)(board, *player))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("evaluate({:?})", self.0.player)
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let ForSide { board, player } = &self.0;
        text::search::evaluation(board, *player, language)
    }

    fn player_label(language: Language) -> &'static str {
        text::explore::score_for(language)
    }
}
