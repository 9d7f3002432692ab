//! `minimax(&board, player, depth)`

use steps::Answers;

use super::{Function, Minimax, ToDepth};
use crate::text::search::{self, Search};
use crate::{Failure, Language, Value, text};

impl Function for Minimax {
    fn name() -> &'static str {
        "minimax"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let ToDepth {
            board,
            player,
            depth,
        } = &self.0;
        Value::search(|| (answers.minimax)(board, *player, *depth))
    }

    fn looks_ahead(&self) -> bool {
        true
    }

    fn calls_itself(&self) -> bool {
        true
    }

    /// Any move with the best score is right.
    fn is_as_good(&self, expected: &Value, value: &Value) -> bool {
        match (expected, value) {
            (
                Value::Search { score, square, .. },
                Value::Search {
                    score: found,
                    square: chosen,
                    ..
                },
            ) => score == found && (square == chosen || self.search().has_score(*chosen, *score)),
            _ => false,
        }
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("minimax({:?}, depth {})", self.0.player, self.0.depth)
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let mut sentences = search::about_yours(&self.search(), false, failure, language);
        sentences.extend(search::line_of_play(&self.search(), language));
        sentences
    }

    fn tag_words(&self, tag: &str, language: Language) -> String {
        text::explore::score(tag, language)
    }
}

impl Minimax {
    fn search(&self) -> Search {
        Search {
            board: self.0.board,
            player: self.0.player,
            depth: self.0.depth,
        }
    }
}
