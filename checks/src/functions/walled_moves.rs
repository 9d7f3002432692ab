//! `walled_moves(&board, player)`. The answer has the index of each move on the board with its wall.

use steps::{Answers, WalledBoard};

use super::{ForSide, Function, WalledMoves};
use crate::explore::Shown;
use crate::text::lists::shortened;
use crate::{Failure, Language, Value, text};

/// Reports write out at most this many indexes of a list; of a longer list they give the length.
const MANY: usize = 24;

impl Function for WalledMoves {
    fn name() -> &'static str {
        "walled_moves"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let ForSide { board, player } = &self.0;
        Value::Numbers((answers.walled_moves)(&WalledBoard::from(board), *player))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("walled_moves({:?})", self.0.player)
    }

    fn expected(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let list = self.list(&failure.expected, language)?;
        Some(format!("Expected: {list}."))
    }

    fn yours(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let list = self.list(failure.answered()?, language)?;
        Some(format!("Your code returned: {list}."))
    }

    fn differences(
        &self,
        expected: &Value,
        yours: &Value,
        language: Language,
    ) -> Option<Vec<String>> {
        let (Value::Numbers(expected), Value::Numbers(yours)) = (expected, yours) else {
            return None;
        };
        Some(self.index_differences(expected, yours, language))
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let ForSide { board, player } = &self.0;
        text::lists::why_a_move_differs(board, *player, failure, language)
    }

    fn is_about_walks(&self) -> bool {
        true
    }

    fn answer_in_full(&self, value: &Value, language: Language) -> Option<String> {
        let Language::English = language;
        match value {
            Value::Numbers(indices) if !indices.is_empty() => {
                let walled = self.walled();
                let one = |index: &i32| format!("{index} ({})", walled.square_at(*index));
                Some(indices.iter().map(one).collect::<Vec<_>>().join(", "))
            }
            _ => None,
        }
    }

    fn mark(&self, shown: &mut Shown, value: &Value) {
        if let Value::Numbers(indices) = value {
            let walled = self.walled();
            for index in indices {
                shown.legal(walled.square_at(*index), String::new());
            }
        }
    }
}

impl WalledMoves {
    fn walled(&self) -> WalledBoard {
        WalledBoard::from(&self.0.board)
    }

    /// A list of indexes with its squares, such as `[15] (a2)`. None for other answers.
    fn list(&self, value: &Value, language: Language) -> Option<String> {
        let Language::English = language;
        let Value::Numbers(indices) = value else {
            return None;
        };
        if indices.is_empty() {
            return Some("an empty list".to_owned());
        }
        if indices.len() > MANY {
            return Some(format!("a list of {} indexes", indices.len()));
        }
        let walled = self.walled();
        let names: Vec<String> = indices
            .iter()
            .map(|index| {
                let square = walled.square_at(*index);
                match self.0.board.contains(square) {
                    true => square.to_string(),
                    false => "no square".to_owned(),
                }
            })
            .collect();
        Some(format!("{indices:?} ({})", names.join(", ")))
    }

    /// What is missing, extra or out of order in a list of indexes.
    fn index_differences(
        &self,
        expected: &[i32],
        yours: &[i32],
        language: Language,
    ) -> Vec<String> {
        let Language::English = language;
        let (board, walled) = (&self.0.board, self.walled());
        let named = |indices: Vec<i32>| {
            let words = indices.into_iter().map(|index| {
                let square = walled.square_at(index);
                if board.contains(square) {
                    format!("{index}, which is {square}")
                } else if (0..walled.width() * walled.width()).contains(&index) {
                    format!("{index}, which is part of the wall")
                } else {
                    format!("{index}, which is beyond the wall")
                }
            });
            shortened(words.collect(), "; ")
        };
        let without = |list: &[i32], other: &[i32]| -> Vec<i32> {
            list.iter()
                .copied()
                .filter(|index| !other.contains(index))
                .collect()
        };
        let (missing, extra) = (without(expected, yours), without(yours, expected));
        let mut sentences = Vec::new();
        if !missing.is_empty() {
            sentences.push(format!("Missing from your answer: {}.", named(missing)));
        }
        if !extra.is_empty() {
            sentences.push(format!("Extra in your answer: {}.", named(extra)));
        }
        if sentences.is_empty() {
            sentences.push(match expected.len() == yours.len() {
                true => {
                    "The numbers are right, but their order isn't. List them row by row.".to_owned()
                }
                false => "Your answer lists some numbers more than once.".to_owned(),
            });
        }
        sentences
    }
}
