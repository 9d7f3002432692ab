//! Step 04 · Legal moves: walk the eight directions
//!
//! Goal: say whether a player may put a disc on a square.
//!
//! A move is legal when the square is empty and at least one of the eight directions turns discs. To find
//! out, walk. For each direction:
//!
//!   1. Start one step away from the square.
//!   2. Go on as long as you stand on an enemy disc. Remember that you saw one.
//!   3. Look at what stopped you. An own disc, after at least one enemy disc, closes the run: this
//!      direction turns discs. An empty cell, the edge, or an own disc at once turns nothing.
//!
//! What you can use:
//!
//!   board[square]            what the cell holds: None, Some(Disc::Black) or Some(Disc::White).
//!                            It panics off the board, so check the range first.
//!   board.contains(square)   whether the square lies on the board.
//!   board.size()             how many rows the board has, and how many columns. Not always 8.
//!   DIRECTIONS               the eight steps, as pairs: (rows, columns).
//!   player.opponent()        the other colour.
//!   Square { row, col }      a square, from two i32. Rows count from the top, columns from the left, from 0.
//!
//! Check your answer: cargo test -p step04
//! The chapter:       cargo run, then open 04-legal-moves.html

use given::*;

/// Whether `player` may put a disc on `square`.
pub fn is_valid_move(board: &Board, square: Square, player: Disc) -> bool {
    todo!("decide whether {player:?} may play {square:?} on this board: {board:?}")
}
