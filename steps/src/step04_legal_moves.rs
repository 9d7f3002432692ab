//! Step 04: legal moves. Walk the eight directions and look for one that flips discs.

use crate::{Board, DIRECTIONS, Disc, Square};

// ANCHOR: is_valid_move
/// Whether `player` may put a disc on `square`: the square is empty, and
/// the move flips discs in at least one of the eight directions.
pub fn is_valid_move(board: &Board, square: Square, player: Disc) -> bool {
    if board[square].is_some() {
        return false;
    }
    let enemy = player.opponent();
    for (row_step, col_step) in DIRECTIONS {
        let mut next = Square {
            row: square.row + row_step,
            col: square.col + col_step,
        };
        let mut enemies = 0;
        while board.contains(next) && board[next] == Some(enemy) {
            enemies += 1;
            next.row += row_step;
            next.col += col_step;
        }
        if enemies > 0
            // The walk may have left the board.
            && board.contains(next)
            && board[next] == Some(player)
        {
            return true;
        }
    }
    false
}
// ANCHOR_END: is_valid_move
