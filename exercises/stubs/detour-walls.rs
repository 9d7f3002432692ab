//! Detour · Walls instead of bounds: a board whose border stops every walk
//!
//! Goal: write the start, the walk and the list of moves for a board with a wall around it.
//!
//! The board is one long row of spots. A spot is a piece of the wall, an empty cell, or a cell that holds a
//! disc. A walk stops at the wall the way it stops at an empty cell, so nobody asks whether it is still on
//! the board.
//!
//!   1. `walled_start`: take an empty board and put four discs on it.
//!   2. `count_or_turn`: a spot that is not an empty cell turns nothing. Otherwise, in each direction, walk
//!      out over enemy discs. Where an own disc stops you, walk back to the spot you came from. Count each
//!      disc on the way back, and turn it if `turn` says so. At the end, put the new disc down if `turn`
//!      says so and something turned.
//!   3. `walled_moves`: count at every cell, row by row. Counting needs a board it may change: give it a copy.
//!
//! What you can use:
//!
//!   WalledBoard::empty(8)   a board without discs, with its wall. On it a1 is 11, d4 is 44, h8 is 88.
//!   board[index]            what a spot holds: Spot::Wall, Spot::Empty or Spot::Holds(disc). Reading and
//!                           writing beyond the wall panics.
//!   board.steps()           the eight steps, as numbers to add to an index.
//!   board.size()            how many cells stand in a row, without the wall. Not always 8.
//!   board.width()           how many spots stand in a row, with the wall: two more.
//!   player.opponent()       the other colour.
//!
//! Check your answer: cargo test -p detour-walls
//! The chapter:       cargo run, then open detour-walls.html

use given::*;

/// The position before the first move, with a wall around it: White on d4 and e5, Black on e4 and d5.
pub fn walled_start() -> WalledBoard {
    todo!("put four discs on an empty board with a wall")
}

/// How many discs a move of `player` at `index` turns: 0 where the spot is taken or a piece of the wall.
/// With `turn` the move is made too, if it turns anything. Without `turn` the board stays as it is.
pub fn count_or_turn(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    todo!("count what {player:?} turns at {index} (and turn it: {turn}) on this board: {board:?}")
}

/// The index of every legal move of `player`, row by row from the top left.
pub fn walled_moves(board: &WalledBoard, player: Disc) -> Vec<i32> {
    todo!("list the moves of {player:?} on this board: {board:?}")
}
