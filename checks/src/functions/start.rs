//! `start()`

use steps::Answers;

use super::{Function, Start};
use crate::{Language, Value};

impl Function for Start {
    fn name() -> &'static str {
        "start"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Board(Some((answers.start)()))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        "start()".to_owned()
    }
}
