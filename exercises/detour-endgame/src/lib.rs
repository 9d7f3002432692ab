//! Detour · Solving the end of the game: the exact score
//!
//! Goal: find the score of a position if both sides play perfectly to the end.
//!
//!   final_score    The game is over. Returns the disc difference in the view of `player`; the winner also
//!                  gets the empty squares. A draw is 0.
//!   solve          Returns the final score of perfect play, in the view of `player`, who is to move. A side
//!                  without a legal move passes. If neither side has one, the game is over.
//!   solve_between  Returns the same if it lies between `alpha` and `beta`. If the true score is `alpha` or
//!                  less, any number from the true score to `alpha` is right. If it is `beta` or more, any
//!                  number from `beta` to the true score is right. On one board the checks count the calls of
//!                  `place`: fewer than half of those that a search of every move makes there.
//!
//! What you can use:
//!
//!   player.opponent()     the other colour.
//!   a.max(b), a.min(b)    the larger and the smaller of two numbers.
//!   a.signum()            -1, 0 or 1 for a negative number, zero or a positive number.
//!   list.sort_by_key(|entry| …)  sorts a Vec by a number for each entry, the smallest first.
//!   place                 from step 05: place(&board, square, player), Some(position) or None.
//!   count, legal_moves    from step 06: count(&board), a Count { black, white, empty }, and
//!                         legal_moves(&board, player).
//!
//! You may add functions of your own, and your functions may call one another.
//!
//! Check your answer: cargo test -p detour-endgame
//! The chapter:       cargo run, then open detour-endgame.html

use given::detour_endgame::*; // all types, and the functions of steps 01 to 11

/// The score of a finished game for `player`: the disc difference, with the empty cells given to the winner.
pub fn final_score(board: &Board, player: Disc) -> i32 {
    todo!("score this finished game for {player:?}: {board:?}")
}

/// The score of `player`, who is to move, if both sides play perfectly to the end.
pub fn solve(board: &Board, player: Disc) -> i32 {
    todo!("find the score for {player:?}, who is to move on this board: {board:?}")
}

/// What `solve` returns, if that lies between `alpha` and `beta`. Outside this window, a bound is enough.
pub fn solve_between(board: &Board, player: Disc, alpha: i32, beta: i32) -> i32 {
    todo!("find the score for {player:?} between {alpha} and {beta} on this board: {board:?}")
}
