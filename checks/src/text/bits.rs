//! Bitboards in sentences and as boards.

use steps::{Bits, Board, Disc, Square, bit_flips, bit_moves, compass, perft, squares_of};

use super::numbers::shortened;
use super::walks::{disc, why};
use crate::picture::side_by_side;
use crate::{Call, Ending, Failure, Language, Value};

/// The board with `+` on each bit that is set.
pub(crate) fn drawn(bits: u64) -> String {
    let set = squares_of(bits);
    Board::empty(8).draw(|square| set.contains(&square).then_some('+'))
}

/// The bits before a shift, the expected bits and the learner's.
pub(super) fn pictures(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    let Call::Shifted { bits, .. } = call else {
        return None;
    };
    let Value::Bits(expected) = failure.expected else {
        return None;
    };
    let (before, expected) = (drawn(*bits), drawn(expected));
    let mut parts = vec![("before", before.as_str()), ("expected", &expected)];
    let yours = match failure.reply.ending {
        Ending::Answered(Value::Bits(yours)) => Some(drawn(yours)),
        _ => None,
    };
    if let Some(yours) = &yours {
        parts.push(("yours", yours));
    }
    Some(side_by_side(&parts))
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

/// Why the expected answer is right.
pub(super) fn reasons(
    call: &Call,
    expected: &Value,
    answered: Option<&Value>,
    language: Language,
) -> Vec<String> {
    let Language::English = language;
    let differing = match (expected, answered) {
        (Value::Bits(right), Some(Value::Bits(given))) => {
            squares_of(right ^ given).first().copied()
        }
        _ => None,
    };
    match call {
        Call::BitOf { square } => {
            let Square { row, col } = square;
            let number = row * 8 + col;
            vec![format!(
                "{square} is row {row}, column {col}. {row} * 8 + {col} = {number}, so only bit {number} is set."
            )]
        }
        Call::Shifted { bits, direction } => differing
            .map(|square| {
                shift(
                    *bits,
                    square,
                    is_extra(answered, square),
                    *direction,
                    language,
                )
            })
            .into_iter()
            .collect(),
        Call::BitMoves { board, player } => match differing {
            Some(square) => {
                let mut sentences = vec![format!("Look at {square}:")];
                sentences.extend(why(board, square, *player, language));
                sentences
            }
            None => Vec::new(),
        },
        Call::BitFlips {
            board,
            square,
            player,
        } => why(board, *square, *player, language),
        Call::Perft {
            board,
            player,
            depth,
        } => vec![ways(Bits::of(board, *player), *player, *depth, language)],
        _ => Vec::new(),
    }
}

/// Whether the learner's answer has the bit of a square.
fn is_extra(answered: Option<&Value>, square: Square) -> bool {
    matches!(answered, Some(Value::Bits(given)) if given & steps::bit_of(square) != 0)
}

/// Why the bit of a square is set after a shift, or isn't.
fn shift(
    bits: u64,
    square: Square,
    is_extra: bool,
    direction: (i32, i32),
    language: Language,
) -> String {
    let Language::English = language;
    let (row_step, col_step) = direction;
    let from = Square {
        row: square.row - row_step,
        col: square.col - col_step,
    };
    let name = compass(direction);
    if !(0..8).contains(&from.row) || !(0..8).contains(&from.col) {
        let came_back = came_back(bits, square, direction, language);
        if let Some(sentence) = came_back.filter(|_| is_extra) {
            return sentence;
        }
        return format!(
            "After a step {name}, the bit of {square} comes from off the board, so it isn't set."
        );
    }
    match bits & steps::bit_of(from) {
        0 => {
            format!("After a step {name}, the bit of {square} comes from {from}, which isn't set.")
        }
        _ => format!("After a step {name}, the bit of {square} comes from {from}, which is set."),
    }
}

/// A bit that left the board on one side and came back on the other. None if the bit of the square has
/// another origin.
fn came_back(
    bits: u64,
    square: Square,
    (row_step, col_step): (i32, i32),
    language: Language,
) -> Option<String> {
    let Language::English = language;
    // The number of the bit from which a shift without a mask, or a rotation, comes.
    let number = (square.row * 8 + square.col - row_step * 8 - col_step).rem_euclid(64);
    let origin = Square {
        row: number / 8,
        col: number % 8,
    };
    if bits & steps::bit_of(origin) == 0 {
        return None;
    }
    Some(match (origin.col + col_step, row_step) {
        (8, _) => {
            format!("{origin} stepped off the right edge and came back as {square}.")
        }
        (-1, _) => {
            format!("{origin} stepped off the left edge and came back as {square}.")
        }
        (_, -1) => {
            format!("{origin} stepped off the upper edge and came back as {square}.")
        }
        _ => format!("{origin} stepped off the lower edge and came back as {square}."),
    })
}

/// How the moves add up to the result of perft.
fn ways(bits: Bits, player: Disc, depth: u32, language: Language) -> String {
    let Language::English = language;
    let name = disc(player, language);
    if depth == 0 {
        return "At depth 0, perft returns 1.".to_owned();
    }
    let passed = Bits {
        own: bits.enemy,
        enemy: bits.own,
    };
    let squares = squares_of(bit_moves(bits));
    if squares.is_empty() && bit_moves(passed) == 0 {
        return "Neither side can move, and a finished game counts as 1.".to_owned();
    }
    if squares.is_empty() {
        return format!(
            "{name} has no legal move and passes, which takes one ply. For {}, perft at depth {} is {}.",
            disc(player.opponent(), language),
            depth - 1,
            perft(passed, depth - 1)
        );
    }
    let counts = squares.iter().map(|square| {
        let bit = steps::bit_of(*square);
        let flips = bit_flips(bits, bit);
        let after = Bits {
            own: bits.enemy & !flips,
            enemy: bits.own | flips | bit,
        };
        format!("{square} {}", perft(after, depth - 1))
    });
    let counts: Vec<String> = counts.collect();
    format!(
        "{name}'s moves, each with perft at depth {}: {}.",
        depth - 1,
        shortened(counts, ", ")
    )
}
