//! Words for trees: scores and bounds.

use super::tree::Bound;
use crate::words::points;

/// A score as the book writes it, such as `−10,005`. The bounds of the full window are `−∞` and `∞`.
pub fn signed(score: i32) -> String {
    match score {
        i32::MAX => "∞".to_owned(),
        _ if score == -i32::MAX => "−∞".to_owned(),
        _ => points(score),
    }
}

/// A score. If it's only a bound, with `≥` or `≤` before it.
pub fn bounded(bound: Bound, score: i32) -> String {
    let sign = match bound {
        Bound::Exact => "",
        Bound::AtLeast => "≥ ",
        Bound::AtMost => "≤ ",
    };
    format!("{sign}{}", signed(score))
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
