//! A program on a walled board with **deliberate bugs**. Only the book and the tests may use it.
//!
//! The chapter on walls shows it and asks readers to find the four bugs.

use steps::{Disc, Rng, Spot, WalledBoard};

// ANCHOR: faulty_start
/// The position at the start of a game.
pub fn faulty_start() -> WalledBoard {
    let mut board = WalledBoard::empty(8);
    board[44] = Spot::Holds(Disc::Black);
    board[45] = Spot::Holds(Disc::White);
    board[54] = Spot::Holds(Disc::White);
    board[55] = Spot::Holds(Disc::Black);
    board
}
// ANCHOR_END: faulty_start

// ANCHOR: faulty_count_or_turn
/// Counts the discs that a move at `index` flips. If `turn` is true, it
/// also makes the move.
pub fn faulty_count_or_turn(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool, // also make the move
) -> i32 {
    let mut turned = 0;
    for step in board.steps() {
        let mut there = index + step;
        while board[there] == Spot::Holds(player.opponent()) {
            there += step;
        }
        if board[there] == Spot::Holds(player) {
            there -= step;
            while there != index {
                turned += 1;
                if turn {
                    board[there] = Spot::Holds(player);
                }
                there -= step;
            }
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}
// ANCHOR_END: faulty_count_or_turn

// ANCHOR: faulty_moves
/// The index of every legal move.
pub fn faulty_moves(board: &WalledBoard, player: Disc) -> Vec<i32> {
    let mut copy = *board;
    let mut moves = Vec::new();
    for row in 1..8 {
        for col in 1..8 {
            let index = row * 10 + col;
            if faulty_count_or_turn(&mut copy, index, player, false) > 0 {
                moves.push(index);
            }
        }
    }
    moves
}
// ANCHOR_END: faulty_moves

// ANCHOR: faulty_choose
/// Chooses one of the moves at random.
pub fn faulty_choose(moves: &[i32], rng: &mut Rng) -> i32 {
    let number = rng.next_f64() * moves.len() as f64;
    moves[number as usize]
}
// ANCHOR_END: faulty_choose
