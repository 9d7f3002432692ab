//! Calls that make a move: the board before, the expected board, and the learner's board.

use steps::{Board, Square, WalledBoard};

use super::explain::{board_differences, board_with_square};
use crate::text::picture::side_by_side;
use crate::{Failure, Language, Value};

/// The three boards.
pub(crate) fn pictures(
    board: &Board,
    square: Square,
    failure: &Failure,
    language: Language,
) -> String {
    let Language::English = language;
    let before = board_with_square(board, Some(square));
    let unchanged = board.to_string();
    let expected = after(&failure.expected).filter(|after| *after != unchanged);
    let yours = failure
        .answered()
        .map(|value| after(value).filter(|after| *after != unchanged));
    let mut parts = vec![("before", before.as_str())];
    match (&expected, &yours) {
        (Some(expected), Some(Some(yours))) if expected == yours => {
            parts.push(("expected and yours", expected));
        }
        (Some(expected), Some(yours)) => {
            parts.push(("expected", expected));
            let as_it_was = match failure
                .answered()
                .is_some_and(|value| after(value).is_some())
            {
                true => Some(&unchanged),
                false => None,
            };
            if let Some(yours) = yours.as_ref().or(as_it_was) {
                parts.push(("yours", yours));
            }
        }
        (Some(expected), None) => parts.push(("expected", expected)),
        (None, Some(Some(yours))) => {
            if failure.expected != Value::Board(None) {
                parts[0].0 = "before and expected";
            }
            parts.push(("yours", yours));
        }
        (None, _) => return before,
    }
    side_by_side(&parts)
}

/// The board after a move. It's drawn with its wall only if the wall was changed.
fn after(value: &Value) -> Option<String> {
    match value {
        Value::Board(board) => board.as_ref().map(Board::to_string),
        Value::Played { board, .. } => Some(board.to_string()),
        Value::Turned { board, .. } => Some(match wall_is_whole(board) {
            true => board.to_board().to_string(),
            false => board.to_string(),
        }),
        _ => None,
    }
}

fn wall_is_whole(board: &WalledBoard) -> bool {
    WalledBoard::from(&board.to_board()) == *board
}

/// The differences between two boards with a wall, in sentences.
pub(crate) fn walled_differences(
    right: &WalledBoard,
    given: &WalledBoard,
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    if right == given {
        return Vec::new();
    }
    let mut sentences = board_differences(&right.to_board(), &given.to_board(), language);
    if !wall_is_whole(given) {
        sentences.push("Your code changed the wall.".to_owned());
    }
    sentences
}

/// The learner's answer, if the value alone would look right or has another type than the expected value.
pub(super) fn yours(failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    match (&failure.expected, failure.answered()?) {
        (Value::Board(None), Value::Board(Some(_))) => {
            Some("Your code returned a board.".to_owned())
        }
        (Value::Turned { count, .. }, Value::Turned { count: given, .. }) if count == given => {
            Some(format!(
                "Your code returned {given} too, but the board is different."
            ))
        }
        (Value::Played { played, .. }, Value::Played { played: given, .. }) if played == given => {
            Some(format!(
                "Your code returned {given:?} too, but the board is different."
            ))
        }
        (Value::Moves(right), Value::Moves(given))
            if right.len() == given.len()
                && right
                    .iter()
                    .zip(given)
                    .all(|(one, other)| one.square == other.square) =>
        {
            Some("Your code returned the same squares, but with other discs.".to_owned())
        }
        _ => None,
    }
}
