//! `bit_moves(bits)`

use steps::{Answers, Bits};

use super::{BitMoves, Boards, ForSide, Function};
use crate::explore::Shown;
use crate::text::bits::first_difference;
use crate::{Failure, Language, Value, text};

impl Function for BitMoves {
    fn name() -> &'static str {
        "bit_moves"
    }

    fn boards() -> Boards {
        Boards::Large
    }

    fn answer(&self, answers: &Answers) -> Value {
        let ForSide { board, player } = &self.0;
        Value::Bits((answers.bit_moves)(Bits::of(board, *player)))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("bit_moves({:?})", self.0.player)
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let ForSide { board, player } = &self.0;
        match first_difference(failure) {
            Some(square) => text::lists::look_at(board, square, *player, language),
            None => Vec::new(),
        }
    }

    fn question(&self, _failure: &Failure, language: Language) -> Option<&'static str> {
        let Language::English = language;
        Some(
            "Ask yourself: Which squares does your code mask with: enemy discs on the walk, empty squares at its end?",
        )
    }

    fn is_about_walks(&self) -> bool {
        true
    }

    fn mark(&self, shown: &mut Shown, value: &Value) {
        if let Value::Bits(bits) = value {
            for square in steps::squares_of(*bits) {
                shown.legal(square, String::new());
            }
        }
    }
}
