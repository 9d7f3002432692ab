//! Step 05 · Turning discs: what a move changes
//!
//! Goal: say which discs a move turns, and make the position after it.
//!
//! The walk is the one of step 04. This time it keeps the squares it passes.
//!
//!   flips_in_direction  Walk from the square in one direction and note each enemy disc. If an own disc
//!                       stops you, the noted squares are the answer. If anything else does, the answer is
//!                       an empty list, whatever was noted.
//!   flips_at            A taken square turns nothing. Otherwise put the answers of all eight directions
//!                       into one list.
//!   place               A move that is not legal gives None. Otherwise copy the board, put the player's
//!                       disc on the square, turn the discs, and give the copy back. The board that you
//!                       were handed stays as it is.
//!
//! What you can use:
//!
//!   board[square]            what the cell holds: None, Some(Disc::Black) or Some(Disc::White).
//!                            It panics off the board, so check the range first.
//!   board.contains(square)   whether the square lies on the board.
//!   square.step(direction)   the square one step away. It may lie off the board.
//!   DIRECTIONS               the eight steps, as pairs: (rows, columns).
//!   player.opponent()        the other colour.
//!   *board                   a copy of the board behind the reference. Put it into a `let mut`, and its
//!                            cells can be assigned: after[square] = Some(player).
//!   Vec::new()               an empty list. list.push(one) adds one thing, list.extend(others) all things
//!                            of another list, list.is_empty() asks.
//!   is_valid_move            from step 04: is_valid_move(board, square, player).
//!
//! The order of the squares in a list is up to you. No square stands in it twice.
//!
//! Check your answer: cargo test -p step05
//! The chapter:       cargo run, then open 05-flip.html

use given::*;

#[allow(unused_imports)] // until you use it
use given::step04::is_valid_move;

/// The discs that a move of `player` on `square` turns in one direction. None where nothing closes the run.
pub fn flips_in_direction(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    todo!("walk from {square:?} in direction {direction:?} for {player:?} on this board: {board:?}")
}

/// All discs that a move of `player` on `square` turns. None where the square is taken, and none where no
/// direction turns anything.
pub fn flips_at(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    todo!("list what {player:?} turns on {square:?}, in all directions, on this board: {board:?}")
}

/// The position after `player` moves on `square`, or `None` where the move is not legal. The board that was
/// handed over stays as it is.
pub fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    todo!("make the position after {player:?} plays {square:?} on this board: {board:?}")
}
