//! What several of these mistakes are made of, without a mistake in it.

use steps::{Disc, Spot, WalledBoard};

type CountOrTurn = fn(&mut WalledBoard, i32, Disc, bool) -> i32;

/// The correct list of moves, based on the given `count_or_turn`.
pub(super) fn moves_by(board: &WalledBoard, player: Disc, count_or_turn: CountOrTurn) -> Vec<i32> {
    moves_in_range(board, player, 1..board.size() + 1, count_or_turn)
}

pub(super) fn moves_in_range(
    board: &WalledBoard,
    player: Disc,
    range: std::ops::Range<i32>,
    count_or_turn: CountOrTurn,
) -> Vec<i32> {
    let mut copy = *board;
    let mut moves = Vec::new();
    for row in range.clone() {
        for col in range.clone() {
            let index = row * board.width() + col;
            if count_or_turn(&mut copy, index, player, false) > 0 {
                moves.push(index);
            }
        }
    }
    moves
}

/// The correct way out: the index at which the walk over enemy discs stops.
pub(super) fn way_out(board: &WalledBoard, index: i32, step: i32, player: Disc) -> i32 {
    let mut there = index + step;
    while board[there] == Spot::Holds(player.opponent()) {
        there += step;
    }
    there
}

/// The correct way back: flips and counts the discs in between.
pub(super) fn way_back(
    board: &mut WalledBoard,
    from: i32,
    index: i32,
    step: i32,
    player: Disc,
    turn: bool,
) -> i32 {
    let mut turned = 0;
    let mut there = from - step;
    while there != index {
        turned += 1;
        if turn {
            board[there] = Spot::Holds(player);
        }
        there -= step;
    }
    turned
}

/// The correct move, with the given steps and the given test for the end of a run.
pub(super) fn walk_steps(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool,
    steps: &[i32],
    closes: fn(Spot, Disc) -> bool,
) -> i32 {
    if board[index] != Spot::Empty {
        return 0;
    }
    let mut turned = 0;
    for step in steps {
        let end = way_out(board, index, *step, player);
        if closes(board[end], player) {
            turned += way_back(board, end, index, *step, player, turn);
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}

pub(super) fn own_disc_closes(spot: Spot, player: Disc) -> bool {
    spot == Spot::Holds(player)
}
