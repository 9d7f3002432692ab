//! Mistakes in `walled_moves`.

use steps::{Disc, Spot, WalledBoard, count_or_turn};

use super::building_blocks::{moves_by, moves_in_range};
use super::count_or_turn::occupied_is_not_refused;

pub(super) fn scan_ends_too_early(board: &WalledBoard, player: Disc) -> Vec<i32> {
    moves_in_range(board, player, 1..board.size(), count_or_turn)
}

pub(super) fn counting_turns(board: &WalledBoard, player: Disc) -> Vec<i32> {
    moves_by(board, player, |copy, index, player, _| {
        count_or_turn(copy, index, player, true)
    })
}

pub(super) fn spot_is_emptied_first(board: &WalledBoard, player: Disc) -> Vec<i32> {
    moves_by(board, player, |copy, index, player, turn| {
        let mut fresh = *copy;
        fresh[index] = Spot::Empty;
        count_or_turn(&mut fresh, index, player, turn)
    })
}

pub(super) fn spots_are_emptied_one_by_one(board: &WalledBoard, player: Disc) -> Vec<i32> {
    moves_by(board, player, |copy, index, player, turn| {
        copy[index] = Spot::Empty;
        count_or_turn(copy, index, player, turn)
    })
}

pub(super) fn no_move_is_found(_board: &WalledBoard, _player: Disc) -> Vec<i32> {
    Vec::new()
}

pub(super) fn published_moves(board: &WalledBoard, player: Disc) -> Vec<i32> {
    moves_in_range(board, player, 1..board.size(), occupied_is_not_refused)
}

pub(super) fn indices_without_the_wall(board: &WalledBoard, player: Disc) -> Vec<i32> {
    let right = moves_by(board, player, count_or_turn);
    right
        .into_iter()
        .map(|index| {
            let square = board.square_at(index);
            square.row * board.size() + square.col
        })
        .collect()
}
