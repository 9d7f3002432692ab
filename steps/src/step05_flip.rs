//! Step 05: turning discs. The same walk, but it keeps what it finds.

use crate::{Board, DIRECTIONS, Disc, Square};

// ANCHOR: flips_in_direction
/// The discs that a move on `square` turns in one direction, nearest first. None where nothing closes
/// the run.
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
/// All discs that a move on `square` turns, direction by direction. None where the move is not legal.
pub fn flips_at(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    if board[square].is_some() {
        return Vec::new();
    }
    DIRECTIONS
        .into_iter()
        .flat_map(|direction| flips_in_direction(board, square, direction, player))
        .collect()
}
// ANCHOR_END: flips_at

// ANCHOR: place
/// The position after `player` moves on `square`, or `None` where the move is not legal.
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
