//! `final_score(&board, player)`

use steps::Answers;

use super::{FinalScore, ForSide, Function};
use crate::{Failure, Language, Value, text};

impl Function for FinalScore {
    fn name() -> &'static str {
        "final_score"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let ForSide { board, player } = &self.0;
        Value::Number((answers.final_score)(board, *player))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("final_score({:?})", self.0.player)
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let ForSide { board, player } = &self.0;
        vec![text::endgame::finished(board, *player, language)]
    }

    fn has_position_link(&self) -> bool {
        false
    }

    fn player_label(language: Language) -> &'static str {
        text::explore::score_for(language)
    }
}
