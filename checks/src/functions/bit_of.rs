//! `bit_of(square)`

use steps::{Answers, Square};

use super::{BitOf, Boards, Function, OneSquare};
use crate::explore::Mark;
use crate::{Failure, Language, Value};

impl Function for BitOf {
    fn name() -> &'static str {
        "bit_of"
    }

    fn boards() -> Boards {
        Boards::Large
    }

    fn answer(&self, answers: &Answers) -> Value {
        let BitOf(OneSquare { square }) = self;
        Value::Bits((answers.bit_of)(*square))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("bit_of({})", self.0.square)
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let square = self.0.square;
        let Square { row, col } = square;
        let number = row * 8 + col;
        vec![format!(
            "{square} is row {row}, column {col}. {row} * 8 + {col} = {number}, so only bit {number} is set."
        )]
    }

    fn mark_square(&self, mark: &mut Mark, value: &Value) {
        if let Value::Bits(bits) = value
            && bits.count_ones() == 1
        {
            mark.tag = bits.trailing_zeros().to_string();
        }
    }
}
