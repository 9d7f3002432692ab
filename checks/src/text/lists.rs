//! Lists of squares and moves in sentences.

use steps::{Board, Disc, Move, Square, WalledBoard, legal_moves};

use super::walks::{disc, names, why};
use crate::{Failure, Language, Value};

/// A list, shortened to its first parts and the number of the others.
pub(crate) fn shortened(mut parts: Vec<String>, between: &str) -> String {
    const SHOWN: usize = 8;
    let more = parts.len().saturating_sub(SHOWN);
    if more < 2 {
        return parts.join(between);
    }
    parts.truncate(SHOWN);
    format!("{} and {more} more", parts.join(between))
}

/// What is missing or extra in a list.
pub(super) fn list_differences(expected: &[Square], yours: &[Square]) -> Vec<String> {
    let without = |list: &[Square], other: &[Square]| -> Vec<Square> {
        let mut rest: Vec<Square> = Vec::new();
        for square in list {
            if !other.contains(square) && !rest.contains(square) {
                rest.push(*square);
            }
        }
        rest
    };
    let (missing, extra) = (without(expected, yours), without(yours, expected));
    let mut sentences = Vec::new();
    if !missing.is_empty() {
        sentences.push(format!(
            "Missing from your answer: {}.",
            first_names(&missing)
        ));
    }
    if !extra.is_empty() {
        sentences.push(format!("Extra in your answer: {}.", first_names(&extra)));
    }
    sentences
}

fn first_names(squares: &[Square]) -> String {
    shortened(squares.iter().map(Square::to_string).collect(), ", ")
}

/// The squares, or that there are none.
pub(super) fn or_no_discs(squares: &[Square]) -> String {
    if squares.is_empty() {
        "no discs".to_owned()
    } else {
        names(squares)
    }
}

/// The moves of a side.
pub(crate) fn can_play(board: &Board, player: Disc, language: Language) -> String {
    let moves = legal_moves(board, player);
    let squares: Vec<Square> = moves.iter().map(|one| one.square).collect();
    let name = disc(player, language);
    if squares.is_empty() {
        format!("{name} has no legal move.")
    } else {
        format!("{name} can play {}.", names(&squares))
    }
}

/// Why a move is in the expected list or not: the first square that is missing, extra or has other flips.
pub(crate) fn why_a_move_differs(
    board: &Board,
    player: Disc,
    failure: &Failure,
    language: Language,
) -> Vec<String> {
    match differing_move(board, failure) {
        Some(square) => look_at(board, square, player, language),
        None => Vec::new(),
    }
}

/// The walks of one square among many.
pub(crate) fn look_at(
    board: &Board,
    square: Square,
    player: Disc,
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    let mut sentences = vec![format!("Look at {square}:")];
    sentences.extend(why(board, square, player, language));
    sentences
}

/// The first square that is missing from a list of moves, is extra in it, or has other flips.
pub(super) fn differing_move(board: &Board, failure: &Failure) -> Option<Square> {
    let (expected, answered) = (&failure.expected, failure.answered());
    if let (Value::Numbers(right), Some(Value::Numbers(given))) = (expected, answered) {
        let squares = |indices| walled_squares(board, indices);
        let (right, given) = (squares(right), squares(given));
        return board
            .squares()
            .find(|square| right.contains(square) != given.contains(square));
    }
    let (Value::Moves(right), Some(Value::Moves(given))) = (expected, answered) else {
        return None;
    };
    let flips = |moves: &[Move], square: Square| {
        let found = moves.iter().find(|one| one.square == square)?;
        let mut flips = found.flips.clone();
        flips.sort_by_key(|flip| (flip.row, flip.col));
        Some(flips)
    };
    board
        .squares()
        .find(|square| flips(right, *square) != flips(given, *square))
}

/// The squares of a list of indexes on a walled board. Indexes of the wall are dropped.
fn walled_squares(board: &Board, indices: &[i32]) -> Vec<Square> {
    let walled = WalledBoard::from(board);
    indices
        .iter()
        .map(|index| walled.square_at(*index))
        .filter(|square| board.contains(*square))
        .collect()
}
