//! Step 04 · Legal moves: walk the eight directions
//!
//! Goal: return whether a player may put a disc on a square of the board.
//!
//! A move is legal if the square is empty and the move flips discs in at least one of the eight directions.
//! A run of one or more enemy discs flips if it begins next to the square and one of the player's discs is
//! at its far end. A gap, the edge, or a run without any enemy disc flips nothing.
//!
//! What you can use:
//!
//!   board[square]            what the cell holds: None, Some(Disc::Black) or Some(Disc::White).
//!                            It panics off the board. You can compare two cells with ==.
//!   board[square].is_some()  whether the cell holds a disc.
//!   board.contains(square)   whether the square is on the board.
//!   board.size()             how many rows the board has, and how many columns. Not always 8.
//!   DIRECTIONS               the eight directions, as pairs: (rows, columns).
//!   player.opponent()        the other colour.
//!   square.row, square.col   the two numbers of a square, both i32. They count from the top and from the
//!                            left, starting at 0.
//!   Square { row, col }      a square, from two i32. It may be off the board.
//!
//! You may add functions of your own.
//!
//! Check your code: cargo test -p step04
//! The chapter:     cargo run, then open 04-legal-moves.html

use given::step04::*; // all types, and the functions of steps 01 to 03

/// Whether `player` may put a disc on `square`.
pub fn is_valid_move(board: &Board, square: Square, player: Disc) -> bool {
    todo!("decide whether {player:?} may play {square:?} on this board: {board:?}")
}
