//! Step 05: flipping discs. The same walk, but it keeps what it finds.

use crate::{Board, DIRECTIONS, Disc, Square};

// ANCHOR: flips_in_direction
/// The discs that a move on `square` flips in one direction, nearest
/// first. The list is empty if no disc of `player` closes the run.
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
/// All discs that a move on `square` flips, direction by direction. The
/// list is empty if the square is occupied or the move flips nothing.
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
/// The position after `player` moves on `square`, or `None` if the move
/// isn't legal. `board` doesn't change.
pub fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    let flips = flips_at(board, square, player);
    if flips.is_empty() {
        return None;
    }
    let mut after = *board;
    after[square] = Some(player);
    for flip in flips {
        after[flip] = Some(player);
    }
    Some(after)
}
// ANCHOR_END: place
