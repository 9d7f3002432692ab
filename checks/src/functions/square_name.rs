//! `square_name(square)`

use steps::Answers;

use super::{Function, OneSquare, SquareName};
use crate::{Language, Value};

impl Function for SquareName {
    fn name() -> &'static str {
        "square_name"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let SquareName(OneSquare { square }) = self;
        Value::Text((answers.square_name)(*square))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        let SquareName(OneSquare { square }) = self;
        format!("square_name(row {}, column {})", square.row, square.col)
    }
}
