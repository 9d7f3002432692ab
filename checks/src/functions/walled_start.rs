//! `walled_start()`

use steps::Answers;

use super::{Function, WalledStart};
use crate::{Language, Value};

impl Function for WalledStart {
    fn name() -> &'static str {
        "walled_start"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Walled((answers.walled_start)())
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        "walled_start()".to_owned()
    }
}
