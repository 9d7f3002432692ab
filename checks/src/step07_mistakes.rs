//! The known mistakes of step 07, each written the way somebody would write it.

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
        "the number is multiplied by the length plus one",
        "A rare panic: the index is as large as the list is long.",
        "A list of four has the indexes 0 to 3. Which index does 0.99 give in yours?",
        length_plus_one,
    ),
    mistake(
        "I02",
        "the number is multiplied by the length minus one",
        "The last move of the list is never played.",
        "Which number below 1 gives the last index in yours?",
        length_minus_one,
    ),
    mistake(
        "I03",
        "one is taken off after the multiplication",
        "A panic wherever the number drawn is small.",
        "What is left when you take 1 off the index 0, and can a usize hold it?",
        one_is_taken_off_afterwards,
    ),
    mistake(
        "I05",
        "an empty list is drawn from as well",
        "A panic late in a game, where a side has to pass.",
        "Which index does a list without moves have? What does get answer there, and what do square brackets?",
        empty_list_is_drawn_from,
    ),
    mistake(
        "S7a",
        "the first move of the list is always taken",
        "The same move in the same position, every time.",
        "Where does the number that was drawn decide anything? If it is cut off before it is multiplied, what is left of 0.7?",
        always_the_first,
    ),
    mistake(
        "S7b",
        "the last move of the list is always taken",
        "No other move of the list is ever played.",
        "Where in your code does the number that was drawn decide anything?",
        always_the_last,
    ),
    mistake(
        "S7c",
        "the product is rounded to the nearest number",
        "The first move has half a chance, and now and then there is no move at all.",
        "Which numbers are rounded to 0, and which to 1? Are those stretches equally long?",
        rounded,
    ),
    mistake(
        "S7d",
        "the product is rounded up",
        "The first move is never played, and now and then there is no move at all.",
        "What does ceil make of 0.2, and which index should it become?",
        rounded_up,
    ),
    mistake(
        "S7e",
        "the side of the board stands in place of the length",
        "Long lists are never drawn from to their end, and short ones often give no move.",
        "How many moves are in this list? Which number in your code says so?",
        eight_stands_for_the_length,
    ),
    mistake(
        "S7f",
        "each move is taken or left with a chance of one half, one after the other",
        "The moves at the front of the list are played far more often than those behind.",
        "Draw the numbers from 0 to 1 as a line. Which piece of it belongs to each move?",
        taken_or_left,
    ),
    mistake(
        "S7g",
        "the number is multiplied by the length minus one, of an empty list too",
        "The last move of the list is never played, and a list without moves gives a panic.",
        "Which number below 1 gives the last index in yours? And what is the length minus one of an empty list?",
        length_minus_one_of_any_list,
    ),
    mistake(
        "S7h",
        "the number is multiplied by the length minus one and rounded",
        "The first move and the last one have half the chance of the others.",
        "How long is the part of the line that belongs to the first move? And to the one in the middle?",
        length_minus_one_rounded,
    ),
    mistake(
        "S7i",
        "the number is multiplied by the length plus one, and the last part of the line belongs to no move",
        "Now and then there is no move at all, although there are some in the list.",
        "A list of four has the indexes 0 to 3. Which index does 0.99 give in yours, and what does get answer there?",
        length_plus_one_with_get,
    ),
];

/// What Rust's types rule out.
pub(crate) static IMPOSSIBLE: [ImpossibleMistake; 1] = [ImpossibleMistake {
    id: "I04",
    title: Text {
        english: "a square is drawn from all empty squares, not from the legal moves",
    },
    why: Text {
        english: "The answer is a reference into the list that was handed over. Nothing else can be given back.",
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
