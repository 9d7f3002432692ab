//! `greedy_move(&board, player)`

use steps::{Answers, candidate_scores};

use super::{ForSide, Function, GreedyMove};
use crate::{Failure, Language, Value, text};

impl Function for GreedyMove {
    fn name() -> &'static str {
        "greedy_move"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let ForSide { board, player } = &self.0;
        Value::Square((answers.greedy_move)(board, *player))
    }

    fn looks_ahead(&self) -> bool {
        true
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("greedy_move({:?})", self.0.player)
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let ForSide { board, player } = &self.0;
        let mut sentences = vec![text::search::candidates(board, *player, 1, language)];
        sentences.extend(self.first_of_equals(failure, language));
        sentences
    }
}

impl GreedyMove {
    fn first_of_equals(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let ForSide { board, player } = &self.0;
        let (Value::Square(Some(best)), Value::Square(Some(yours))) =
            (&failure.expected, failure.answered()?)
        else {
            return None;
        };
        let scores = candidate_scores(board, *player, 1);
        let score_of = |square| {
            scores
                .iter()
                .find(|(one, _)| one == square)
                .map(|(_, score)| score)
        };
        (score_of(best) == score_of(yours)).then(|| {
            format!(
                "{best} and {yours} have the same score. Return the first of them in scan order."
            )
        })
    }
}
