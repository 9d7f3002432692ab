//! The known mistakes of step 07, each written the way a learner would write it.

use steps::{Answers, Move, Rng};

use crate::{ImpossibleMistake, Mistake, Text};

/// A mistake in `random_move`.
const fn mistake(
    id: &'static str,
    title: &'static str,
    symptom: &'static str,
    ask: &'static str,
    random_move: for<'a> fn(&'a [Move], &mut Rng) -> Option<&'a Move>,
) -> Mistake {
    let answers = Answers {
        random_move,
        ..Answers::REFERENCE
    };
    Mistake::new(id, title, symptom, ask, answers)
}

pub(crate) static MISTAKES: [Mistake; 13] = [
    mistake(
        "I01",
        "the code multiplies by the length plus one",
        "The code sometimes panics, because the index equals the length.",
        "For a list of four, which index does your code compute from 0.99?",
        length_plus_one,
    ),
    mistake(
        "I02",
        "the code multiplies by the length minus one",
        "The last move of the list is never played.",
        "Which number below 1 reaches your last index?",
        length_minus_one,
    ),
    mistake(
        "I03",
        "the code subtracts 1 after the multiplication",
        "The code panics when the random number is small.",
        "What is your index for a random number of 0, and can a `usize` hold it?",
        one_is_taken_off_afterwards,
    ),
    mistake(
        "I05",
        "the code takes a move from an empty list",
        "The code panics late in a game, when a side has to pass.",
        "Which index does your code read in an empty list?",
        empty_list_is_drawn_from,
    ),
    mistake(
        "S7a",
        "the code always takes the first move",
        "The same position always leads to the same move.",
        "Where does your code use the random number, and when does it round it down?",
        always_the_first,
    ),
    mistake(
        "S7b",
        "the code always takes the last move",
        "No other move of the list is ever played.",
        "Where does the random number change the index in your code?",
        always_the_last,
    ),
    mistake(
        "S7c",
        "the code rounds the product to the nearest integer",
        "The first move is half as likely as the others, and sometimes there is no move.",
        "Which numbers does your code round to 0, and which to 1?",
        rounded,
    ),
    mistake(
        "S7d",
        "the code rounds the product up",
        "The first move is never played, and sometimes there is no move.",
        "Which index does your code compute from a product of 0.2?",
        rounded_up,
    ),
    mistake(
        "S7e",
        "the code multiplies by 8 instead of the length",
        "The end of a long list is never played, and a short list often gives no move.",
        "Where does your code use the length of this list?",
        eight_stands_for_the_length,
    ),
    mistake(
        "S7f",
        "the code takes or skips each move with a chance of one half",
        "Moves at the start of the list are played far more often than later ones.",
        "How likely is the first move in your code, and how likely is the last?",
        taken_or_left,
    ),
    mistake(
        "S7g",
        "the code multiplies by `len() - 1` for every list",
        "The last move is never played, and the code panics if a side has to pass.",
        "Which number reaches your last index?",
        length_minus_one_of_any_list,
    ),
    mistake(
        "S7h",
        "the code multiplies by the length minus one and rounds",
        "The first and the last move are half as likely as the others.",
        "Which random numbers lead to your first index, and which to the second?",
        length_minus_one_rounded,
    ),
    mistake(
        "S7i",
        "the code uses the length plus one, and `get` finds no move",
        "Sometimes there is no move, although the list isn't empty.",
        "For a list of four and the number 0.99, what does `get` return in your code?",
        length_plus_one_with_get,
    ),
];

/// Mistakes that Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 1] = [ImpossibleMistake {
    id: "I04",
    title: Text {
        english: "the code takes a square from all empty squares",
    },
    why: Text {
        english: "The function returns a reference into the list of legal moves, so it can't return any other square.",
    },
}];

fn length_plus_one<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    if moves.is_empty() {
        return None;
    }
    let index = (rng.next_f64() * (moves.len() + 1) as f64) as usize;
    Some(&moves[index])
}

fn length_minus_one<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let last = moves.len().checked_sub(1)?;
    let index = (rng.next_f64() * last as f64) as usize;
    moves.get(index)
}

fn length_minus_one_of_any_list<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let index = (rng.next_f64() * (moves.len() - 1) as f64) as usize;
    moves.get(index)
}

fn length_minus_one_rounded<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let last = moves.len().checked_sub(1)?;
    let index = (rng.next_f64() * last as f64).round() as usize;
    moves.get(index)
}

fn length_plus_one_with_get<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let index = (rng.next_f64() * (moves.len() + 1) as f64) as usize;
    moves.get(index)
}

fn one_is_taken_off_afterwards<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    if moves.is_empty() {
        return None;
    }
    let index = (rng.next_f64() * moves.len() as f64) as usize - 1;
    moves.get(index)
}

fn empty_list_is_drawn_from<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let index = (rng.next_f64() * moves.len() as f64) as usize;
    Some(&moves[index])
}

fn always_the_first<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let index = rng.next_f64() as usize * moves.len();
    moves.get(index)
}

fn always_the_last<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    rng.next_f64();
    moves.last()
}

fn rounded<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let index = (rng.next_f64() * moves.len() as f64).round() as usize;
    moves.get(index)
}

fn rounded_up<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let index = (rng.next_f64() * moves.len() as f64).ceil() as usize;
    moves.get(index)
}

fn eight_stands_for_the_length<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let index = (rng.next_f64() * 8.0) as usize;
    moves.get(index)
}

fn taken_or_left<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let mut number = rng.next_f64();
    for one in moves {
        if number < 0.5 {
            return Some(one);
        }
        number = (number - 0.5) * 2.0;
    }
    moves.last()
}
