//! Detour: walls instead of bounds. The walk doesn't need a range check, because the wall stops it.

use crate::{Disc, Spot, WalledBoard};

// ANCHOR: walled_start
/// The position before the first move, with a wall around it.
pub fn walled_start() -> WalledBoard {
    let mut board = WalledBoard::empty(8);
    board[44] = Spot::Holds(Disc::White);
    board[45] = Spot::Holds(Disc::Black);
    board[54] = Spot::Holds(Disc::Black);
    board[55] = Spot::Holds(Disc::White);
    board
}
// ANCHOR_END: walled_start

// ANCHOR: count_or_turn
/// How many discs a move of `player` at `index` flips. The way out finds
/// the closing disc; the way back counts and, with `turn`, flips.
pub fn count_or_turn(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool, // also make the move
) -> i32 {
    if board[index] != Spot::Empty {
        return 0;
    }
    let mut turned = 0;
    for step in board.steps() {
        let mut there = index + step;
        while board[there] == Spot::Holds(player.opponent()) {
            there += step;
        }
        if board[there] != Spot::Holds(player) {
            continue;
        }
        there -= step;
        while there != index {
            turned += 1;
            if turn {
                board[there] = Spot::Holds(player);
            }
            there -= step;
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}
// ANCHOR_END: count_or_turn

// ANCHOR: walled_moves
/// The index of every legal move of `player`, in scan order.
pub fn walled_moves(board: &WalledBoard, player: Disc) -> Vec<i32> {
    // `count_or_turn` needs a board that it may change.
    let mut copy = *board;
    let mut moves = Vec::new();
    for row in 1..=board.size() {
        for col in 1..=board.size() {
            let index = row * board.width() + col;
            if count_or_turn(&mut copy, index, player, false) > 0 {
                moves.push(index);
            }
        }
    }
    moves
}
// ANCHOR_END: walled_moves
