//! Step 09 · Looking ahead: minimax
//!
//! Goal: find the score that a player reaches in a number of plies if both sides play their best, and the
//! move that leads there. All scores are from the view of `player`.
//!
//! Write it in five stages. Each has its own check:
//!
//!   depth 0     No ply to look ahead: give the score of `evaluate`, and no move.
//!   depth 1     Make every move, score each position after it, keep the best. Of equals, any will
//!               do; the listing keeps the first.
//!   depth 2     After each move the enemy answers, and picks what is best for the enemy. So ask the same
//!               question for the enemy, with one ply less. What is good for the enemy is bad for you.
//!   pass        No legal move, but the enemy has one: the enemy moves on the same board. It costs one ply,
//!               and there is no move to give.
//!   game over   Neither side can move: give the score of `evaluate` at once, and no move, however many
//!               plies are left.
//!
//! What you can use:
//!
//!   player.opponent()   the other colour.
//!   place               from step 05: place(board, square, player), the position after the move.
//!   legal_moves         from step 06: legal_moves(board, player), in scan order.
//!   evaluate            from step 08: evaluate(board, player), the score without looking ahead.
//!   minimax             this function itself.
//!
//! You may add functions of your own: one that takes the best for you and one that takes the worst, if you
//! like that better than one that asks itself.
//!
//! Check your answer: cargo test -p step09
//! The chapter:       cargo run, then open 09-minimax.html

use given::*;

#[allow(unused_imports)] // until you use it
use given::step05::place;
#[allow(unused_imports)] // until you use it
use given::step06::legal_moves;
#[allow(unused_imports)] // until you use it
use given::step08::evaluate;

/// The score that `player` reaches in `depth` plies if both sides play their best, and the first move that
/// leads there. A pass costs one ply.
pub fn minimax(board: &Board, player: Disc, depth: u32) -> (i32, Option<Square>) {
    todo!("look {depth} plies ahead for {player:?} on this board: {board:?}")
}
