//! Words for trees: sides, scores, lists.

use checks::{Language, text};
use steps::Disc;

use super::grown::Bound;

/// A side's name.
pub fn side(disc: Disc) -> &'static str {
    text::disc(disc, Language::English)
}

/// A score as the book writes it: `−10,005`. The widest bounds are `−∞` and `∞`.
pub fn signed(score: i32) -> String {
    let sign = if score < 0 { "−" } else { "" };
    match score.unsigned_abs() {
        size if size == i32::MAX as u32 => format!("{sign}∞"),
        size => format!("{sign}{}", count_of(size)),
    }
}

/// A number with a comma before its thousands.
pub fn count_of(number: u32) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", number / 1000, number % 1000),
    }
}

/// A score with a sign before it, where it is a bound only.
pub fn bounded(bound: Bound, score: i32) -> String {
    let sign = match bound {
        Bound::Exact => "",
        Bound::AtLeast => "≥ ",
        Bound::AtMost => "≤ ",
    };
    format!("{sign}{}", signed(score))
}

/// `a, b and c`.
pub fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_written_as_in_the_book() {
        assert_eq!(signed(-10_005), "−10,005");
        assert_eq!(signed(26), "26");
        assert_eq!(signed(-i32::MAX), "−∞");
        assert_eq!(bounded(Bound::AtMost, -39), "≤ −39");
    }
}
