//! Detour · Walls instead of bounds: a border that stops every walk
//!
//! Goal: the starting position, the flips and the list of moves on a board with a wall around it.
//!
//! The board is one long row of spots. A spot is a piece of wall, an empty cell, or a cell with a disc.
//! a1 is 11 on the large board: one step right adds 1, one step down adds the width.
//!
//! What you can use:
//!
//!   WalledBoard::empty(8)   a board without discs, with its wall. `WalledBoard` is `Copy`.
//!   board[index]            the spot at an index: Spot::Wall, Spot::Empty or Spot::Holds(disc). You can
//!                           compare it with == and assign to it. An index beyond the wall panics.
//!   board.steps()           the eight steps, as numbers to add to an index.
//!   board.size()            the number of cells in a row, without the wall. It isn't always 8.
//!   board.width()           the number of spots in a row, with the wall: two more.
//!   player.opponent()       the other colour.
//!
//! Check your answer: cargo test -p detour-walls
//! The chapter:       cargo run, then open detour-walls.html

use given::detour_walls::*; // all types, and the functions of steps 01 to 04

/// Returns the starting position, with a wall around it: White on d4 and e5, Black on e4 and d5.
pub fn walled_start() -> WalledBoard {
    todo!("put four discs on an empty board with a wall")
}

/// Returns how many discs a move of `player` at `index` flips: 0 if the spot is occupied or a wall.
/// If `turn` is true and the move is legal, also makes the move. Otherwise the board doesn't change.
pub fn count_or_turn(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    todo!("count what {player:?} flips at {index} (make the move: {turn}) on this board: {board:?}")
}

/// Returns the index of every legal move of `player`, row by row from the top left.
pub fn walled_moves(board: &WalledBoard, player: Disc) -> Vec<i32> {
    todo!("list the moves of {player:?} on this board: {board:?}")
}
