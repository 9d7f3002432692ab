//! Bitboards in sentences and as boards.

use steps::{Board, Square, squares_of};

use super::lists::shortened;
use crate::{Failure, Language, Value};

/// The board with `+` on each bit that is set.
pub(crate) fn drawn(bits: u64) -> String {
    let set = squares_of(bits);
    Board::empty(8).draw(|square| set.contains(&square).then_some('+'))
}

/// The squares whose bits are missing, and those whose bits are extra.
pub(super) fn differences(expected: u64, yours: u64, language: Language) -> Vec<String> {
    let Language::English = language;
    let names = |bits: u64| {
        let squares = squares_of(bits);
        shortened(squares.iter().map(Square::to_string).collect(), ", ")
    };
    let mut sentences = vec!["(+ is a bit that is set)".to_owned()];
    if expected & !yours != 0 {
        sentences.push(format!(
            "Missing from your answer: {}.",
            names(expected & !yours)
        ));
    }
    if yours & !expected != 0 {
        sentences.push(format!(
            "Extra in your answer: {}.",
            names(yours & !expected)
        ));
    }
    sentences
}

/// The first square whose bit differs from the expected one.
pub(crate) fn first_difference(failure: &Failure) -> Option<Square> {
    match (&failure.expected, failure.answered()?) {
        (Value::Bits(right), Value::Bits(given)) => squares_of(right ^ given).first().copied(),
        _ => None,
    }
}
