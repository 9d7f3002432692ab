//! Step 07: a random opponent.

use crate::{Move, Rng};

// ANCHOR: random_move
/// One of the moves, each with the same chance. `None` for an empty list.
pub fn random_move<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    let index = (rng.next_f64() * moves.len() as f64) as usize;
    moves.get(index)
}
// ANCHOR_END: random_move
