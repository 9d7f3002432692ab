//! Step 07 · A random opponent: a number between 0 and 1 becomes a move
//!
//! Goal: choose one move from a list, each with the same chance.
//!
//! All you get is a number that is at least 0 and below 1. Draw one number, once. To make a place in the
//! list of it:
//!
//!   1. Stretch it. Multiplied by the length of the list, it is at least 0 and below that length.
//!   2. Cut off what stands after the decimal point. A whole number is left: 0 for the first move, and so on.
//!   3. Give the move at that place. In an empty list there is none: the answer is None.
//!
//! What you can use:
//!
//!   rng.next_f64()      the next random number, an f64: at least 0 and below 1.
//!   moves.len()         how many moves there are, a usize.
//!   number as f64       a number as a float.
//!   number as usize     a number as a place in a list. What stands after the decimal point is cut off.
//!   moves.get(index)    the move at this place: Some(&move), or None where the list is too short.
//!
//! Check your answer: cargo test -p step07
//! The chapter:       cargo run, then open 07-random.html

use given::*;

/// One of the moves, each with the same chance. `None` where there are none.
pub fn random_move<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    todo!("choose one of these moves: {moves:?}, with the next number of {rng:?}")
}
