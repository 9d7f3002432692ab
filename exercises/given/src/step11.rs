//! The functions of step 11, for later steps.

use crate::{Board, Disc, Game, Screen, Square, using};

/// The exact score of every legal move.
pub fn candidate_scores(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    (using::current().candidate_scores)(board, player, plies)
}

/// The scores on a scale from 30 to 90.
pub fn heat(scores: &[i32]) -> Vec<i32> {
    (using::current().heat)(scores)
}

/// Writes both counts, and the side to move or the result.
pub fn draw_panel(game: &Game, screen: &mut Screen) {
    (using::current().draw_panel)(game, screen)
}
