//! Step 05: turning discs. The same walk, but it keeps what it finds.

use crate::{Board, DIRECTIONS, Disc, Square, is_valid_move};

// ANCHOR: flips_in_direction
/// The discs that a move on `square` turns in one direction, nearest first.
/// None where nothing closes the run.
pub fn flips_in_direction(
    board: &Board,
    square: Square,
    direction: (i32, i32),
    player: Disc,
) -> Vec<Square> {
    let mut run = Vec::new();
    let mut next = square.step(direction);
    while board.contains(next) && board[next] == Some(player.opponent()) {
        run.push(next);
        next = next.step(direction);
    }
    if board.contains(next) && board[next] == Some(player) {
        run
    } else {
        Vec::new()
    }
}
// ANCHOR_END: flips_in_direction

// ANCHOR: flips_at
/// All discs that a move on `square` turns, direction by direction. None where
/// the square is taken, and none where no direction turns anything.
pub fn flips_at(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    if board[square].is_some() {
        return flips;
    }
    for direction in DIRECTIONS {
        flips.extend(flips_in_direction(board, square, direction, player));
    }
    flips
}
// ANCHOR_END: flips_at

// ANCHOR: place
/// The position after `player` moves on `square`, or `None` where the move is
/// not legal. The board that was handed over stays as it is.
pub fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    if !is_valid_move(board, square, player) {
        return None;
    }
    let mut after = *board;
    after[square] = Some(player);
    for flip in flips_at(board, square, player) {
        after[flip] = Some(player);
    }
    Some(after)
}
// ANCHOR_END: place
