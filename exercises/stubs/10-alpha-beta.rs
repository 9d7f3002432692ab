//! Step 10 · Alpha-beta: the same answer from fewer positions
//!
//! Goal: return what `minimax` returns, but prune the positions that can't change it.
//!
//! Both bounds are from the view of `player`, the side to move:
//!
//!   alpha   the lower bound: `player` already has this score elsewhere.
//!   beta    the upper bound: the opponent already has a way to leave `player` no more than this.
//!
//! If minimax's score lies between alpha and beta, return exactly this score and a move that reaches it. If
//! it is beta or more, return any score from beta up to minimax's. If it is alpha or less, return any score
//! from minimax's up to alpha. The move is `None` where minimax has none: at depth 0, at a pass, and at the
//! end of the game. A pass costs one ply.
//!
//! With the full window, the checks count the calls of `place`. In scan order, you may make up to 5% more
//! calls than the model answer. In another order, you must make fewer than `minimax`; calls made for sorting
//! count too.
//!
//! What you can use:
//!
//!   your minimax                  a copy of it is the best start.
//!   evaluate(board, player)       from step 08: the score without looking ahead.
//!   legal_moves(board, player)    from step 06: the moves in scan order.
//!   place(board, square, player)  from step 05: Some(board after the move), or None if it isn't legal.
//!   player.opponent()             the other colour.
//!   a.max(b), a.min(b)            the larger and the smaller of two numbers.
//!   let mut limit = limit;        shadowing: a variable that starts as the parameter and may change.
//!   break                         leaves the loop.
//!   -i32::MAX, i32::MAX           lower and higher than any score (chapter 09: why not i32::MIN).
//!
//! Check your answer: cargo test -p step10
//! The chapter:       cargo run, then open 10-alpha-beta.html

use given::step10::*; // all types, and the functions of steps 01 to 09

/// Returns what `minimax` returns if its score lies between `alpha` and `beta`, both from the view of
/// `player`, the side to move. Outside this window the score may be a bound.
pub fn alpha_beta(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    todo!("search {depth} plies for {player:?} between {alpha} and {beta}: {board:?}")
}
