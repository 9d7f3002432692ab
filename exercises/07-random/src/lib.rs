//! Step 07 · A random opponent: a number becomes a move
//!
//! Goal: return one move of a list, each with the same chance. Return None if the list is empty.
//!
//! Draw one number, once. It is at least 0 and below 1. Your formula turns it into an index for a list of
//! any length.
//!
//! What you can use:
//!
//!   moves.get(index)    the move at this index, a usize: Some(&move), or None if the list is too short.
//!   moves.len()         how many moves there are, a usize.
//!   rng.next_f64()      the next random number, an f64: at least 0 and below 1.
//!
//! Check your code:  cargo test -p step07
//! The chapter:      cargo run, then open 07-random.html

use given::step07::*; // all types, and the functions of steps 01 to 06

/// One of the moves, each with the same chance. `None` if the list is empty.
pub fn random_move<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    todo!("choose one of these moves: {moves:?}, with the next number of {rng:?}")
}
