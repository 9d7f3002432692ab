//! Step 10 · Alpha-beta: the same answer from fewer positions
//!
//! Goal: give minimax's score, and a move of that score, without looking at positions that cannot matter.
//!
//! Two bounds go down with the search, both in the view of `player`, who is to move:
//!
//!   alpha   the floor: `player` has so much for sure elsewhere.
//!   beta    the ceiling: the enemy will not allow more than this.
//!
//! Write it as you wrote `minimax`, and add four things:
//!
//!   1. The enemy searches with the same window in its own view: (-beta, -alpha).
//!   2. So does the enemy after a pass.
//!   3. Each score may raise the floor. The next move is searched with the raised one.
//!   4. When the floor reaches the ceiling, leave the loop: the enemy will not come here.
//!
//! Between alpha and beta the score must be exact. Outside it may be a bound: at least so much after a cut,
//! at most so much where nothing got above alpha. The move is `None` where there is none to make or none to
//! look for: at depth 0, at a pass, and at the end of the game. A pass costs one ply.
//!
//! With the full window, the checks count the calls of `place`. In scan order: at most as many as the listing
//! in the chapter makes, and a twentieth more passes too. In another order: fewer than `minimax`. Calls that
//! are made to sort the moves count too.
//!
//! What you can use:
//!
//!   evaluate(board, player)       from step 08: how good a position is for `player`.
//!   legal_moves(board, player)    from step 06, in scan order.
//!   place(board, square, player)  from step 05: the board after a move.
//!   player.opponent()             the other colour.
//!   a.max(b)                      the greater of two numbers.
//!   -i32::MAX                     lower than any score. Not i32::MIN, which cannot be negated.
//!
//! Check your answer: cargo test -p step10
//! The chapter:       cargo run, then open 10-alpha-beta.html

use given::*;

#[allow(unused_imports)] // until you use it
use given::step05::place;
#[allow(unused_imports)] // until you use it
use given::step06::legal_moves;
#[allow(unused_imports)] // until you use it
use given::step08::evaluate;

/// As `minimax`, as long as the score lies between `alpha` and `beta`. `player` has `alpha` for sure
/// elsewhere, and the enemy will not allow more than `beta`: what lies outside need not be exact.
pub fn alpha_beta(
    board: &Board,
    player: Disc,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> (i32, Option<Square>) {
    todo!("search {depth} plies for {player:?} between {alpha} and {beta}: {board:?}")
}
