//! Step 11 · Hints: how the moves compare, and a panel beside the board
//!
//! Goal: score every legal move, put the scores on a scale, and write down how the game stands.
//!
//!   candidate_scores  For each legal move in scan order: make it, and let the enemy answer. The move is the
//!                     first of the `plies`, so one less is left for `minimax`. What it gives is the enemy's
//!                     score. You want the player's. Every move is searched for itself, with no bounds from
//!                     the others. 0 plies count as 1.
//!   heat              The lowest score becomes 30, the highest 90, and those between lie where they belong:
//!                     30 + 60 * (score - lowest) / (highest - lowest), rounded to the nearest whole number,
//!                     halves up. Scores may be as far apart as two i32 can be: subtract and multiply as
//!                     f64 or i64. Where all are equal, all are 50. No scores give an empty list.
//!   draw_panel        Write three texts, anywhere on the screen, exactly so: `Black 4`, `White 1` with the
//!                     counts of the board, and one of `Black to move`, `White to move`, `Black wins`,
//!                     `White wins`, `A draw`.
//!
//! What you can use:
//!
//!   legal_moves(board, player)    from step 06, in scan order.
//!   place(board, square, player)  from step 05: the board after a move.
//!   minimax(board, player, depth) from step 09: a score in the view of `player`, and a move.
//!   count(board)                  from step 06: a Count { black, white, empty }.
//!   outcome(board)                from step 06: Outcome::Unfinished, Outcome::Won(disc) or Outcome::Drawn.
//!   scores.iter().min()           the lowest of a list, in an Option: an empty list has none. Also .max().
//!   f64::from(number)             an i32 as a floating-point number. (number).round() as i32 leads back.
//!   game.board, game.to_move      the position, and Some(side to move) or None when the game is over.
//!   screen.clear(color)           wipes the screen and paints it: with Color::WHITE, for example.
//!   screen.text(x, y, size, text, color)  writes a text with its middle at x, y, in letters `size` pixels
//!                                 high. A colour is Color::BLACK, for example.
//!   screen.width()                how many pixels the screen is wide.
//!
//! Check your answer: cargo test -p step11
//! The chapter:       cargo run, then open 11-hints.html

use given::*;

#[allow(unused_imports)] // until you use it
use given::step05::place;
#[allow(unused_imports)] // until you use it
use given::step06::{count, legal_moves, outcome};
#[allow(unused_imports)] // until you use it
use given::step09::minimax;

/// The exact score of every legal move, looking `plies` ahead. The move itself is the first of them.
pub fn candidate_scores(board: &Board, player: Disc, plies: u32) -> Vec<(Square, i32)> {
    todo!("score each move of {player:?}, looking {plies} plies ahead, on this board: {board:?}")
}

/// The scores on a scale from 30 (the worst of them) to 90 (the best), rounded to the nearest number, halves
/// up. Equal scores are all 50.
pub fn heat(scores: &[i32]) -> Vec<i32> {
    todo!("put these scores on a scale from 30 to 90: {scores:?}")
}

/// Writes three texts: both counts, and whose turn it is or how the game ended.
pub fn draw_panel(game: &Game, screen: &mut Screen) {
    todo!("write how {game:?} stands on {screen:?}")
}
