//! What step 07 wrote, for the steps after it.

use crate::{Move, Rng, using};

/// One of the moves, each with the same chance.
pub fn random_move<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    (using::current().random_move)(moves, rng)
}
