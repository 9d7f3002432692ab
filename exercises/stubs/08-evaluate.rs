//! Step 08 · Evaluating a position: one number for a board
//!
//! Goal: score a position from the view of one side, and find the move with the best score.
//!
//! Write the weights first, then mobility, then finished games. The checks follow this order.
//!
//!   evaluate      An unfinished game scores the weights of the player's discs, minus the weights of the
//!                 enemy's discs, plus 10 for each legal move more than the enemy has (minus 10 for each
//!                 one less). A finished game has no weights: with d, the player's discs minus the enemy's,
//!                 a win scores 10,000 + d, a loss -10,000 + d and a draw 0.
//!   greedy_move   The legal move after which the position has the best score for the player. If several
//!                 are equally good, the first in scan order. None without a legal move.
//!
//! The weights of the upper left quarter of the board, from a1 to d4. The other three quarters are its mirror
//! images:
//!
//!   row      a    b    c    d
//!    1     120  -20   20    5
//!    2     -20  -40   -5   -5
//!    3      20   -5   15    3
//!    4       5   -5    3    3
//!
//! What you can use:
//!
//!   board.squares()     all squares of the board, in scan order. It's already an iterator: no `.iter()`.
//!   board[square]       the content of a square: None, Some(Disc::Black) or Some(Disc::White).
//!   square.row          the row, an i32 from 0; square.col is the column. To index an array, convert them
//!                       with `as usize`.
//!   board.size()        how many rows the board has. The checks of this step use boards of 8 by 8 squares.
//!   player.opponent()   the other side.
//!   legal_moves         from step 06: legal_moves(board, player), in scan order.
//!   count               from step 06: count(board), a Count { black, white, empty }.
//!   place               from step 05: place(board, square, player), an Option: Some(the position after the
//!                       move), or None if the move isn't legal.
//!   a.min(b)            the smaller of two numbers.
//!   a.signum()          whether a number is above, equal to or below 0: 1, 0 or -1. It can replace an `if`.
//!
//! You may add functions and constants of your own.
//!
//! Check your code:  cargo test -p step08
//! The chapter:      cargo run, then open 08-evaluate.html

use given::step08::*; // all types, and the functions of steps 01 to 07

/// How good the position is for `player`: the weights of the player's discs minus those of the enemy's, plus
/// ten points for each legal move more. Finished games score 10,000 + d, -10,000 + d or 0.
pub fn evaluate(board: &Board, player: Disc) -> i32 {
    todo!("return the score of this position for {player:?}: {board:?}")
}

/// The move after which the position has the best score for `player`; the first of equals.
pub fn greedy_move(board: &Board, player: Disc) -> Option<Square> {
    todo!("return the move with the best score for {player:?} on this board: {board:?}")
}
