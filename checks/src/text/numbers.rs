//! Answers that are numbers, in sentences: indexes with and without a wall, patterns and counts.

use steps::{Board, Count, Disc, Square, WalledBoard, turned_by_pattern};

use super::walks::disc;
use crate::{Call, Ending, Failure, Language, Value};

/// Reports write out at most this many indexes of a list; of a longer list they give the length.
const MANY: usize = 24;

/// A list of indexes on a walled board with its squares, such as `[15] (a2)`. None for other answers.
pub(super) fn index_list(call: &Call, value: &Value, language: Language) -> Option<String> {
    let Language::English = language;
    let (Call::WalledMoves { board, .. }, Value::Numbers(indices)) = (call, value) else {
        return None;
    };
    if indices.is_empty() {
        return Some("an empty list".to_owned());
    }
    if indices.len() > MANY {
        return Some(format!("a list of {} indexes", indices.len()));
    }
    let walled = WalledBoard::from(board);
    let names: Vec<String> = indices
        .iter()
        .map(|index| {
            let square = walled.square_at(*index);
            match board.contains(square) {
                true => square.to_string(),
                false => "no square".to_owned(),
            }
        })
        .collect();
    Some(format!("{indices:?} ({})", names.join(", ")))
}

/// The learner's list of indexes, as a sentence.
pub(super) fn yours(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    let Ending::Answered(yours) = &failure.reply.ending else {
        return None;
    };
    let list = index_list(call, yours, language)?;
    Some(format!("Your code returned: {list}."))
}

/// What is missing, extra or out of order in a list of indexes on a walled board.
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

/// The squares of a list of indexes on a walled board. Indexes of the wall are dropped.
pub(super) fn squares_of(board: &Board, indices: &[i32]) -> Vec<Square> {
    let walled = WalledBoard::from(board);
    indices
        .iter()
        .map(|index| walled.square_at(*index))
        .filter(|square| board.contains(*square))
        .collect()
}

/// A list, shortened to its first parts and the number of the others.
pub(super) fn shortened(mut parts: Vec<String>, between: &str) -> String {
    const SHOWN: usize = 8;
    let more = parts.len().saturating_sub(SHOWN);
    if more < 2 {
        return parts.join(between);
    }
    parts.truncate(SHOWN);
    format!("{} and {more} more", parts.join(between))
}

/// The cells that come before a cell in a flat list.
pub(super) fn flat_index(size: i32, x: i32, y: i32, language: Language) -> String {
    let Language::English = language;
    let rows = match y {
        0 => "No row comes before row 0.".to_owned(),
        1 => format!("One row of {size} cells comes before row 1."),
        _ => format!("{y} rows of {size} cells come before row {y}."),
    };
    let columns = match x {
        0 => "Column 0 is the first cell of its row.".to_owned(),
        1 => "In the row, one cell comes before column 1.".to_owned(),
        _ => format!("In the row, {x} cells come before column {x}."),
    };
    format!("{rows} {columns}")
}

/// The cells behind the new disc, read from the nearest one.
pub(super) fn pattern(behind: &str, player: Disc, language: Language) -> String {
    let Language::English = language;
    let (own, enemy) = (disc(player, language), disc(player.opponent(), language));
    let rest = behind.trim_start_matches(player.opponent().letter());
    let run = behind.len() - rest.len();
    let end = match rest.chars().next() {
        None => "the edge".to_owned(),
        Some('.') => "an empty cell".to_owned(),
        Some(_) => format!("a {own} disc"),
    };
    match (run, turned_by_pattern(behind, player)) {
        (0, _) => format!("First comes {end}, so there's no {enemy} disc to flip."),
        (1, 0) => format!("One {enemy} disc, then {end}. No {own} disc closes the run."),
        (_, 0) => format!("{run} {enemy} discs, then {end}. No {own} disc closes the run."),
        (1, _) => format!("One {enemy} disc, then {end} closes the run, so it flips."),
        (_, _) => format!("{run} {enemy} discs, then {end} closes the run, so all of them flip."),
    }
}

/// A sentence for a count whose three numbers don't add up to the number of cells.
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
        .then(|| format!("This board has {cells} cells, but your three numbers add up to {sum}."))
}
