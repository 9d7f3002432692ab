//! Step 06 · Turns, passes, result: who moves, and who has won
//!
//! Goal: list the legal moves, say whose turn it is, count the discs, and say how the game stands.
//!
//!   legal_moves  Go through all squares in scan order: row by row, from a1 to the last square. Where a
//!                move turns something, note the square together with the discs that it turns.
//!   next_turn    One side has just moved. If the other side has a legal move, it is its turn. If it has
//!                none, it passes, and the side that just moved moves again, if it can. If neither can
//!                move, the game is over.
//!   count        Count black discs, white discs and empty cells.
//!   outcome      While either side can move, the game is unfinished. After that, more discs wins.
//!
//! What you can use:
//!
//!   board.squares()     all squares of the board, in scan order, for a `for` loop.
//!   board[square]       what the cell holds: None, Some(Disc::Black) or Some(Disc::White).
//!   player.opponent()   the other colour.
//!   Move                a struct: Move { square, flips } with a Square and a Vec<Square>.
//!   Turn                an enum: Turn::Moves(player), Turn::PassesBackTo(player) or Turn::Over.
//!   Count               a struct: Count { black, white, empty } with three i32.
//!   Outcome             an enum: Outcome::Unfinished, Outcome::Won(player) or Outcome::Drawn.
//!   is_valid_move       from step 04: is_valid_move(board, square, player).
//!   flips_at            from step 05: flips_at(board, square, player).
//!
//! You may add functions of your own, and your functions may call one another.
//!
//! Check your answer: cargo test -p step06
//! The chapter:       cargo run, then open 06-turns.html

use given::*;

#[allow(unused_imports)] // until you use it
use given::step04::is_valid_move;
#[allow(unused_imports)] // until you use it
use given::step05::flips_at;

/// Every legal move of `player`, in scan order, each with the discs that it turns.
pub fn legal_moves(board: &Board, player: Disc) -> Vec<Move> {
    todo!("list the moves of {player:?} on this board: {board:?}")
}

/// Who moves after `just_moved` has moved.
pub fn next_turn(board: &Board, just_moved: Disc) -> Turn {
    todo!("say who moves after {just_moved:?} on this board: {board:?}")
}

/// How many discs each side has, and how many cells are empty.
pub fn count(board: &Board) -> Count {
    todo!("count the discs on this board: {board:?}")
}

/// How the game stands: unfinished while either side can move, then won by the side with more discs, or
/// drawn.
pub fn outcome(board: &Board) -> Outcome {
    todo!("say how the game stands on this board: {board:?}")
}
