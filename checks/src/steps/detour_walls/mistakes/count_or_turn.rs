//! Mistakes in `count_or_turn`.

use steps::{Disc, Spot, WalledBoard, count_or_turn};

use super::building_blocks::{own_disc_closes, walk_steps, way_back, way_out};

pub(super) fn occupied_is_not_refused(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool,
) -> i32 {
    let mut turned = 0;
    for step in board.steps() {
        let end = way_out(board, index, step, player);
        if board[end] == Spot::Holds(player) {
            turned += way_back(board, end, index, step, player, turn);
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}

pub(super) fn always_turns(board: &mut WalledBoard, index: i32, player: Disc, _turn: bool) -> i32 {
    count_or_turn(board, index, player, true)
}

pub(super) fn never_turns(board: &mut WalledBoard, index: i32, player: Disc, _turn: bool) -> i32 {
    count_or_turn(board, index, player, false)
}

pub(super) fn new_disc_is_missing(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool,
) -> i32 {
    let before = board[index];
    let turned = count_or_turn(board, index, player, turn);
    board[index] = before;
    turned
}

pub(super) fn new_disc_lands_anywhere(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool,
) -> i32 {
    let taken = board[index] != Spot::Empty;
    let turned = count_or_turn(board, index, player, turn);
    if turn && !taken {
        board[index] = Spot::Holds(player);
    }
    turned
}

pub(super) fn wall_closes(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    let steps = board.steps();
    walk_steps(board, index, player, turn, &steps, |spot, _| {
        spot != Spot::Empty
    })
}

pub(super) fn end_is_not_checked(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool,
) -> i32 {
    let steps = board.steps();
    walk_steps(board, index, player, turn, &steps, |_, _| true)
}

pub(super) fn one_too_many(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    if board[index] != Spot::Empty {
        return 0;
    }
    let mut turned = 0;
    for step in board.steps() {
        let mut there = way_out(board, index, step, player);
        if board[there] != Spot::Holds(player) {
            continue;
        }
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

pub(super) fn counter_starts_again(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool,
) -> i32 {
    if board[index] != Spot::Empty {
        return 0;
    }
    let mut turned = 0;
    for step in board.steps() {
        turned = 0;
        let end = way_out(board, index, step, player);
        if board[end] == Spot::Holds(player) {
            turned = way_back(board, end, index, step, player, turn);
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}

pub(super) fn turns_on_the_way_out(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool,
) -> i32 {
    if board[index] != Spot::Empty {
        return 0;
    }
    let mut turned = 0;
    for step in board.steps() {
        let mut run = 0;
        let mut there = index + step;
        while board[there] == Spot::Holds(player.opponent()) {
            run += 1;
            if turn {
                board[there] = Spot::Holds(player);
            }
            there += step;
        }
        if board[there] == Spot::Holds(player) {
            turned += run;
        }
    }
    if turn && turned > 0 {
        board[index] = Spot::Holds(player);
    }
    turned
}

pub(super) fn width_is_always_ten(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool,
) -> i32 {
    let steps = [-11, -10, -9, -1, 1, 9, 10, 11];
    walk_steps(board, index, player, turn, &steps, own_disc_closes)
}

pub(super) fn steps_without_the_wall(
    board: &mut WalledBoard,
    index: i32,
    player: Disc,
    turn: bool,
) -> i32 {
    let size = board.size();
    let steps = [-size - 1, -size, -size + 1, -1, 1, size - 1, size, size + 1];
    walk_steps(board, index, player, turn, &steps, own_disc_closes)
}

pub(super) fn four_steps(board: &mut WalledBoard, index: i32, player: Disc, turn: bool) -> i32 {
    let steps = [-board.width(), -1, 1, board.width()];
    walk_steps(board, index, player, turn, &steps, own_disc_closes)
}
