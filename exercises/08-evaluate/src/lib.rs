//! Step 08 · Judging a position: one number says who stands better
//!
//! Goal: give a position a score from one side's view, and find the move that leads to the best score.
//!
//! Begin with the weights, then the moves, then the finished game. The checks come in this order.
//!
//!   evaluate      If neither side can move, the game is over. The score is then 10,000 and the difference
//!                 of the discs: 10,013 for a win by 13, -10,013 for a loss by 13, 0 for a draw.
//!                 Otherwise it is the sum of three things: the weights of the own discs, minus the weights
//!                 of the enemy's discs, and 10 for each legal move that you have more than the enemy
//!                 (minus 10 for each that you have fewer).
//!   greedy_move   Make every legal move, one at a time, each on the same position. Give the move after
//!                 which the score is best for the player. Of equally good moves, the first in scan order.
//!                 Without a legal move the answer is None.
//!
//! The weights, for the upper left quarter of the board, from the corner a1 to d4. The other three quarters
//! are its mirror images:
//!
//!   row      a    b    c    d
//!    1     120  -20   20    5
//!    2     -20  -40   -5   -5
//!    3      20   -5   15    3
//!    4       5   -5    3    3
//!
//! What you can use:
//!
//!   board.squares()     all squares of the board, in scan order.
//!   board[square]       what the cell holds: None, Some(Disc::Black) or Some(Disc::White).
//!   board.size()        how many rows the board has. The checks of this step ask about 8 by 8 cells.
//!   player.opponent()   the other colour.
//!   legal_moves         from step 06: legal_moves(board, player), in scan order.
//!   count               from step 06: count(board), a Count { black, white, empty }.
//!   place               from step 05: place(board, square, player), the position after the move.
//!
//! You may add functions and constants of your own.
//!
//! Check your answer: cargo test -p step08
//! The chapter:       cargo run, then open 08-evaluate.html

use given::*;

#[allow(unused_imports)] // until you use it
use given::step05::place;
#[allow(unused_imports)] // until you use them
use given::step06::{count, legal_moves};

/// How good the position is for `player`: weights of own discs minus weights of enemy discs, and ten points
/// for each legal move more than the enemy has. A finished game counts ten thousand and the disc difference.
pub fn evaluate(board: &Board, player: Disc) -> i32 {
    todo!("say how good this position is for {player:?}: {board:?}")
}

/// The move after which the position is best for `player`; the first of equals.
pub fn greedy_move(board: &Board, player: Disc) -> Option<Square> {
    todo!("find the move after which {player:?} stands best on this board: {board:?}")
}
