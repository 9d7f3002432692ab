//! Step 04: legal moves. Walk the eight directions and look for one that flips discs.

use crate::{Board, DIRECTIONS, Disc, Square};

// ANCHOR: is_valid_move
/// Whether `player` may put a disc on `square`: the square is empty, and
/// the move flips discs in at least one of the eight directions.
pub fn is_valid_move(board: &Board, square: Square, player: Disc) -> bool {
    if board[square].is_some() {
        return false;
    }
    for (row_step, col_step) in DIRECTIONS {
        let mut row = square.row + row_step;
        let mut col = square.col + col_step;
        let mut enemies = 0;
        while is_on_board(board, row, col)
            // Behind the edge there is no cell to read.
            && board[Square { row, col }] == Some(player.opponent())
        {
            enemies += 1;
            row += row_step;
            col += col_step;
        }
        if enemies > 0
            // The walk may have left the board.
            && is_on_board(board, row, col)
            && board[Square { row, col }] == Some(player)
        {
            return true;
        }
    }
    false
}

fn is_on_board(board: &Board, row: i32, col: i32) -> bool {
    let side = 0..board.size();
    side.contains(&row) && side.contains(&col)
}
// ANCHOR_END: is_valid_move
