//! The function of step 07, for later steps.

use crate::{Move, Rng, using};

/// A random move. Each move has the same chance.
pub fn random_move<'a>(moves: &'a [Move], rng: &mut Rng) -> Option<&'a Move> {
    (using::current().random_move)(moves, rng)
}
