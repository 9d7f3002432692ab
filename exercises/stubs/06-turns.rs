//! Step 06 · Turns, passes, result: whose turn it is, and who has won
//!
//! Goal: count the discs, list the legal moves, return whose turn it is, and return how the game ended.
//!
//!   count        The numbers of black discs, white discs and empty squares.
//!   legal_moves  Every legal move in scan order (row by row, from a1), each with the discs it flips.
//!   next_turn    Whose turn it is after `just_moved` has moved. A side without a legal move must pass. If
//!                neither side has one, the game is over.
//!   outcome      As long as a side can move, the game is unfinished. After that, more discs wins.
//!
//! Define one type of your own as well: an enum for "who can move in this position?", with data where a
//! variant needs it. Use it in next_turn and outcome. You choose its name and its variants.
//!
//! What you can use:
//!
//!   board.squares()     all squares of the board, in scan order, for a `for` loop.
//!   board[square]       the content of a square: None, Some(Disc::Black) or Some(Disc::White).
//!   Square { row, col } a square, from two i32 that count from 0.
//!   player.opponent()   the other side.
//!   Count               a struct: Count { black, white, empty } with three i32.
//!   Move                a struct: Move { square, flips } with a Square and a Vec<Square>.
//!   Turn                an enum: Turn::Moves(player), Turn::PassesBackTo(player) or Turn::Over.
//!   Outcome             an enum: Outcome::Unfinished, Outcome::Won(player) or Outcome::Drawn.
//!   is_valid_move       from step 04: is_valid_move(board, square, player).
//!   flips_at            from step 05: flips_at(board, square, player). list.is_empty() is true for no discs.
//!   Vec::new()          an empty list. list.push(value) adds one value at the end.
//!
//! You may add functions and types. Your functions may call one another.
//!
//! Check your code:  cargo test -p step06
//! The chapter:      cargo run, then open 06-turns.html

use given::step06::*; // all types, and the functions of steps 01 to 05

/// How many discs each side has, and how many squares are empty.
pub fn count(board: &Board) -> Count {
    todo!("count the discs on this board: {board:?}")
}

/// Every legal move of `player`, in scan order, with the discs it flips.
pub fn legal_moves(board: &Board, player: Disc) -> Vec<Move> {
    todo!("list the moves of {player:?} on this board: {board:?}")
}

/// Who moves after `just_moved` has moved.
pub fn next_turn(board: &Board, just_moved: Disc) -> Turn {
    todo!("return who moves after {just_moved:?} on this board: {board:?}")
}

/// The state of the game: unfinished while either side can move, then won by the side with more discs, or
/// drawn.
pub fn outcome(board: &Board) -> Outcome {
    todo!("return the state of the game on this board: {board:?}")
}
