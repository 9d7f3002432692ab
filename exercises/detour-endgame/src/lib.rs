//! Detour · Reading the game to its end: the exact score
//!
//! Goal: say how a game ends when both sides play the rest of it without a mistake.
//!
//!   final_score    The game is over. Own discs minus enemy discs, and the winner gets the empty cells too.
//!                  A draw is 0.
//!   solve          Try every legal move and solve what comes after it, for the enemy. The best for you is
//!                  the worst for the enemy. Without a move the enemy plays on. If the enemy has none
//!                  either, the game is over.
//!   solve_between  The same for a narrower question. Somebody has `alpha` for sure elsewhere, and the enemy
//!                  will not allow more than `beta`. If the score lies between the two, give it exactly. If
//!                  it is `alpha` or less, give a number that is `alpha` or less and not below the score. If
//!                  it is `beta` or more, give one that is `beta` or more and not above the score. Stop
//!                  looking as soon as the answer is settled. On one board the checks count the calls of
//!                  `place`: fewer than half of what `solve` needs.
//!
//! What you can use:
//!
//!   player.opponent()     the other colour.
//!   a.max(b), a.signum()  the larger of two numbers; -1, 0 or 1 for a negative number, zero or a positive.
//!   list.sort_by_key(…)   sorts a Vec by a number for each entry, small ones first.
//!   place                 from step 05: place(&board, square, player), Some(position) or None.
//!   count, legal_moves    from step 06: count(&board), a Count { black, white, empty }, and
//!                         legal_moves(&board, player).
//!
//! You may add functions of your own, and your functions may call one another.
//!
//! Check your answer: cargo test -p detour-endgame
//! The chapter:       cargo run, then open detour-endgame.html

use given::*;

#[allow(unused_imports)] // until you use it
use given::step05::place;
#[allow(unused_imports)] // until you use it
use given::step06::{count, legal_moves};

/// The score of a finished game for `player`: the disc difference, with the empty cells given to the winner.
pub fn final_score(board: &Board, player: Disc) -> i32 {
    todo!("score this finished game for {player:?}: {board:?}")
}

/// The score that `player` reaches if both sides play to the end without a mistake.
pub fn solve(board: &Board, player: Disc) -> i32 {
    todo!("find the score for {player:?}, who is to move on this board: {board:?}")
}

/// As `solve`, as long as the score lies between `alpha` and `beta`. Outside, a bound is enough.
pub fn solve_between(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    todo!("find the score for {player:?} between {alpha} and {beta} on this board: {board:?}")
}
