//! `count(&board)`

use steps::Answers;

use super::{Count, Function, OnBoard};
use crate::{Failure, Language, Value};

impl Function for Count {
    fn name() -> &'static str {
        "count"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let Count(OnBoard { board }) = self;
        Value::Count((answers.count)(board))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        "count()".to_owned()
    }

    /// A sentence for three numbers that don't add up to the number of cells.
    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let Count(OnBoard { board }) = self;
        let Some(Value::Count(yours)) = failure.answered() else {
            return Vec::new();
        };
        let cells = i64::from(board.size() * board.size());
        let numbers = [yours.black, yours.white, yours.empty];
        let sum: i64 = numbers.into_iter().map(i64::from).sum();
        match sum == cells {
            true => Vec::new(),
            false => vec![format!(
                "This board has {cells} cells, but your three numbers add up to {sum}."
            )],
        }
    }

    fn has_position_link(&self) -> bool {
        false
    }
}
