//! The function of step 10, for later steps.

use crate::{Board, Disc, Square, using};

/// The same as `minimax` if the score is between `alpha` and `beta`; otherwise a bound of the score.
pub fn alpha_beta(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    (using::current().alpha_beta)(board, player, depth, alpha, beta)
}
