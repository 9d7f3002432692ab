//! Answers that are numbers, in sentences: indices with and without a wall, patterns and counts.

use steps::{Board, Count, Disc, Square, WalledBoard, turned_by_pattern};

use super::walks::disc;
use crate::{Language, Value};

/// What a list of indices on a walled board has too little, too much, or in another order.
pub(super) fn index_differences(
    board: &Board,
    expected: &[i32],
    yours: &[i32],
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    let walled = WalledBoard::from(board);
    let named = |indices: Vec<i32>| {
        let words = indices.into_iter().map(|index| {
            let square = walled.square_at(index);
            if board.contains(square) {
                format!("{index}, which is {square}")
            } else if (0..walled.width() * walled.width()).contains(&index) {
                format!("{index}, a piece of the wall")
            } else {
                format!("{index}, beyond the wall")
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
        sentences.push(format!("Missing in yours: {}.", named(missing)));
    }
    if !extra.is_empty() {
        sentences.push(format!("Too much in yours: {}.", named(extra)));
    }
    if sentences.is_empty() {
        sentences.push(match expected.len() == yours.len() {
            true => "The numbers are right, their order is not. List them row by row.".to_owned(),
            false => "Some numbers are listed more than once.".to_owned(),
        });
    }
    sentences
}

/// The squares of a list of indices on a walled board, without those that are none.
pub(super) fn squares_of(board: &Board, indices: &[i32]) -> Vec<Square> {
    let walled = WalledBoard::from(board);
    indices
        .iter()
        .map(|index| walled.square_at(*index))
        .filter(|square| board.contains(*square))
        .collect()
}

/// The first parts of a long list, and how many more there are.
pub(super) fn shortened(mut parts: Vec<String>, between: &str) -> String {
    const SHOWN: usize = 8;
    let more = parts.len().saturating_sub(SHOWN);
    if more < 2 {
        return parts.join(between);
    }
    parts.truncate(SHOWN);
    format!("{} and {more} more", parts.join(between))
}

/// How a flat index comes about.
pub(super) fn flat_index(size: i32, x: i32, y: i32, language: Language) -> String {
    let Language::English = language;
    let rows = match y {
        0 => "No whole row stands in front of row 0".to_owned(),
        1 => format!("One row of {size} cells stands in front of row 1"),
        _ => format!("{y} rows of {size} cells stand in front of row {y}"),
    };
    let columns = match x {
        0 => "column 0 comes first in its row".to_owned(),
        1 => "one cell in front of column 1".to_owned(),
        _ => format!("{x} cells in front of column {x}"),
    };
    format!("{rows}, and {columns}.")
}

/// What stands behind the new disc, read from the nearest sign on.
pub(super) fn pattern(behind: &str, player: Disc, language: Language) -> String {
    let Language::English = language;
    let (own, enemy) = (disc(player, language), disc(player.opponent(), language));
    let rest = behind.trim_start_matches(player.opponent().letter());
    let run = behind.len() - rest.len();
    let end = match rest.chars().next() {
        None => "the edge".to_owned(),
        Some('.') => "an empty cell".to_owned(),
        Some(_) => own.to_owned(),
    };
    match (run, turned_by_pattern(behind, player)) {
        (0, _) => format!("At once {end}. No {enemy} disc stands between."),
        (1, 0) => format!("One {enemy} disc, then {end}. Nothing closes the run."),
        (_, 0) => format!("{run} {enemy} discs, then {end}. Nothing closes the run."),
        (1, _) => format!("One {enemy} disc, then {own} closes the run: it turns."),
        (_, _) => format!("{run} {enemy} discs, then {own} closes the run: all of them turn."),
    }
}

/// That the three numbers of a count do not add up, where they do not.
pub(super) fn sum(board: &Board, yours: &Value, language: Language) -> Option<String> {
    let Language::English = language;
    let Value::Count(Count {
        black,
        white,
        empty,
    }) = yours
    else {
        return None;
    };
    let cells = i64::from(board.size() * board.size());
    let sum = i64::from(*black) + i64::from(*white) + i64::from(*empty);
    (sum != cells)
        .then(|| format!("This board has {cells} cells. Your three numbers add up to {sum}."))
}
