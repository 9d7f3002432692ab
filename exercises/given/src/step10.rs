//! What step 10 wrote, for the steps after it.

use crate::{Board, Disc, Square, using};

/// As `minimax`, as long as the score lies between `alpha` and `beta`.
pub fn alpha_beta(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    (using::current().alpha_beta)(board, player, depth, alpha, beta)
}
