//! `bit_flips(bits, square)`

use steps::{Answers, Bits, bit_of};

use super::{BitFlips, Boards, Function, OnSquare};
use crate::explore::Shown;
use crate::{Failure, Language, Value, text};

impl Function for BitFlips {
    fn name() -> &'static str {
        "bit_flips"
    }

    fn boards() -> Boards {
        Boards::Large
    }

    fn answer(&self, answers: &Answers) -> Value {
        let OnSquare {
            board,
            square,
            player,
        } = &self.0;
        Value::Bits((answers.bit_flips)(
            Bits::of(board, *player),
            bit_of(*square),
        ))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        let OnSquare { square, player, .. } = &self.0;
        format!("bit_flips({square}, {player:?})")
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        self.0.why(language)
    }

    fn is_about_walks(&self) -> bool {
        true
    }

    fn mark(&self, shown: &mut Shown, value: &Value) {
        if let Value::Bits(bits) = value {
            shown.flip(&steps::squares_of(*bits));
        }
    }

    fn tag_words(&self, tag: &str, language: Language) -> String {
        text::explore::flips(tag, language)
    }
}
