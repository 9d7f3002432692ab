//! Step 05 · Flip the discs: what a move changes
//!
//! Goal: return which discs a move flips, and the position after the move.
//!
//!   flips_in_direction  the discs that flip in one direction from an empty square: none if no run is closed.
//!   flips_at            the discs that flip in all eight directions. The list is empty if the square is
//!                       occupied.
//!   place               the position after the move, or None if the move isn't legal. The board that your
//!                       function borrows doesn't change.
//!
//! What you can use:
//!
//!   board[square]            what the cell holds: None, Some(Disc::Black) or Some(Disc::White).
//!                            It panics off the board. You can compare two cells with ==.
//!   board[square].is_some()  whether the cell holds a disc.
//!   board.contains(square)   whether the square is on the board.
//!   board.size()             how many rows the board has, and how many columns. Not always 8.
//!   square.step(direction)   the square one step away. It may be off the board.
//!   DIRECTIONS               the eight directions, as pairs: (rows, columns).
//!   player.opponent()        the other colour.
//!   *board                   the board behind the reference. A `let mut` variable can hold a copy of it,
//!                            and you can assign to the cells of your copy.
//!   Vec::new()               an empty list. list.push(value) adds one value, list.extend(other) adds every
//!                            value of another list, and list.is_empty() returns whether it has none.
//!   is_valid_move            from step 04: is_valid_move(board, square, player).
//!
//! The order of the squares in a list is up to you. No square is in it twice.
//!
//! Check your code: cargo test -p step05
//! The chapter:     cargo run, then open 05-flip.html

use given::step05::*; // all types, and the functions of steps 01 to 04

/// The discs that a move of `player` on the empty `square` flips in one direction. The list is empty if no
/// disc closes the run.
pub fn flips_in_direction(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    todo!("walk from {square:?} in direction {direction:?} for {player:?} on this board: {board:?}")
}

/// All discs that a move of `player` on `square` flips. The list is empty if the square is occupied or the
/// move flips nothing.
pub fn flips_at(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    todo!("list what {player:?} flips on {square:?}, in all directions, on this board: {board:?}")
}

/// The position after `player` moves on `square`, or `None` if the move isn't legal. `board` doesn't change.
pub fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    todo!("make the position after {player:?} plays {square:?} on this board: {board:?}")
}
