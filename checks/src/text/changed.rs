//! Calls that make a move: the board before, the expected board, and the learner's board.

use steps::{Board, WalledBoard};

use super::explain::{asked_board, board_differences};
use crate::picture::side_by_side;
use crate::{Call, Ending, Failure, Language, Value};

/// The three boards of a call that makes a move. None for other calls.
pub(super) fn pictures(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    let makes_a_move = matches!(
        call,
        Call::Place { .. } | Call::CountOrTurn { .. } | Call::PlayOnLines { .. }
    );
    let board = call.board().filter(|_| makes_a_move)?;
    let before = asked_board(call);
    let unchanged = board.to_string();
    let expected = after(&failure.expected).filter(|after| *after != unchanged);
    let yours = match &failure.reply.ending {
        Ending::Answered(value) => Some(after(value).filter(|after| *after != unchanged)),
        _ => None,
    };
    let mut parts = vec![("before", before.as_str())];
    match (&expected, &yours) {
        (Some(expected), Some(Some(yours))) if expected == yours => {
            parts.push(("expected and yours", expected));
        }
        (Some(expected), Some(yours)) => {
            parts.push(("expected", expected));
            let as_it_was = match after_answer(failure) {
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
        (None, _) => return Some(before),
    }
    Some(side_by_side(&parts))
}

/// Whether the call returned a board.
fn after_answer(failure: &Failure) -> bool {
    matches!(&failure.reply.ending, Ending::Answered(value) if after(value).is_some())
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

/// The differences between two boards after a move, in sentences.
pub(super) fn differences(
    call: &Call,
    expected: &Value,
    yours: &Value,
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    match (expected, yours) {
        (Value::Board(Some(_)), Value::Board(None)) => {
            vec!["The move is legal, so return Some with the board after it.".to_owned()]
        }
        (Value::Board(None), Value::Board(Some(_))) => {
            vec!["The move isn't legal, so return None.".to_owned()]
        }
        (Value::Board(Some(right)), Value::Board(Some(given)))
        | (Value::Played { board: right, .. }, Value::Played { board: given, .. }) => {
            board_differences(right, given, language)
        }
        (Value::Walled(right), Value::Walled(given))
        | (Value::Turned { board: right, .. }, Value::Turned { board: given, .. })
            if right != given =>
        {
            let mut sentences = Vec::new();
            if matches!(call, Call::CountOrTurn { turn: false, .. }) {
                sentences.push("`turn` is false, so the board must not change.".to_owned());
            }
            sentences.extend(board_differences(
                &right.to_board(),
                &given.to_board(),
                language,
            ));
            if !wall_is_whole(given) {
                sentences.push("Your code changed the wall.".to_owned());
            }
            sentences
        }
        _ => Vec::new(),
    }
}

/// The learner's answer, if the value alone would look right or has another type than the expected value.
pub(super) fn yours(failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    let Ending::Answered(yours) = &failure.reply.ending else {
        return None;
    };
    match (&failure.expected, yours) {
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
