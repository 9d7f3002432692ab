//! Decides when two answers to a call are equal.

use std::ops::RangeInclusive;

use steps::{Placed, Square};

use crate::{Call, Value};

impl Call {
    /// The form of an answer that is compared with the expected one. Flipped discs may come in any order, a
    /// picture counts by what is visible, and a search may return any equally good move.
    pub fn comparable(&self, expected: &Value, value: &Value) -> Value {
        match value {
            Value::Screen(screen) => Value::Text(self.about().visible(screen)),
            Value::Squares(squares) => {
                let mut squares = squares.clone();
                squares.sort_by_key(in_scan_order);
                Value::Squares(squares)
            }
            Value::Moves(moves) => {
                let mut moves = moves.clone();
                for one in &mut moves {
                    one.flips.sort_by_key(in_scan_order);
                }
                Value::Moves(moves)
            }
            // Most answers are equal, and then no search is needed.
            _ if expected == value || self.about().is_as_good(expected, value) => {
                self.without_effort(expected, expected)
            }
            _ => self.without_effort(expected, value),
        }
    }

    /// The answer of a search without its effort, if the effort is within the limit. Otherwise the effort stays,
    /// because known mistakes differ in it.
    fn without_effort(&self, expected: &Value, value: &Value) -> Value {
        match (expected, value) {
            (
                Value::Search {
                    placed: textbook, ..
                },
                Value::Search {
                    score,
                    square,
                    placed,
                },
            ) => Value::Search {
                score: *score,
                square: *square,
                placed: Placed {
                    count: match self.about().effort_fits(*textbook, *placed) {
                        true => 0,
                        false => placed.count,
                    },
                    first: None,
                },
            },
            _ => value.clone(),
        }
    }

    /// Whether an answer is right, but took too many positions.
    pub(crate) fn only_the_effort_is_wrong(&self, expected: &Value, yours: &Value) -> bool {
        let (
            Value::Search { placed, .. },
            Value::Search {
                score,
                square,
                placed: effort,
            },
        ) = (expected, yours)
        else {
            return false;
        };
        let with_less = Value::Search {
            score: *score,
            square: *square,
            placed: *placed,
        };
        effort != placed
            && self.comparable(expected, &with_less) == self.comparable(expected, expected)
            && self.comparable(expected, yours) != self.comparable(expected, expected)
    }
}

/// The sound scores for a window: the exact score inside it. Outside, any score between the bound and the exact
/// score, so fail-hard and fail-soft searches are both correct.
pub(crate) fn sound_scores(exact: i32, alpha: i32, beta: i32) -> RangeInclusive<i32> {
    if exact <= alpha {
        exact..=alpha
    } else if exact >= beta {
        beta..=exact
    } else {
        exact..=exact
    }
}

fn in_scan_order(square: &Square) -> (i32, i32) {
    (square.row, square.col)
}
