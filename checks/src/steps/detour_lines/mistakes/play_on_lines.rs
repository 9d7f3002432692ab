//! Mistakes in `play_on_lines`.

use steps::{Disc, LineBoard, LineCell, Played, flat_index, turned_by_pattern};

use super::building_blocks::{LINES, before_and_after, both_ways, play, turned, write_all};

pub(super) fn steps_along_the_list(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let size = board.size();
    let index = flat_index(size, x, y);
    if board[index].disc.is_some() {
        return Played::Occupied;
    }
    let exists = |index: i32| (0..size * size).contains(&index);
    let mut turned = Vec::new();
    for step in [-size - 1, -size, -size + 1, -1, 1, size - 1, size, size + 1] {
        let mut run = Vec::new();
        let mut there = index + step;
        while exists(there) && board[there].disc == Some(player.opponent()) {
            run.push(board[there]);
            there += step;
        }
        if exists(there) && board[there].disc == Some(player) {
            turned.append(&mut run);
        }
    }
    if turned.is_empty() {
        return Played::Nothing;
    }
    board[index].disc = Some(player);
    write_all(board, &turned, player);
    Played::Turned(turned.len() as i32)
}

pub(super) fn forwards_only(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    let after = |line, here| vec![before_and_after(line, here).1];
    play(board, index, player, &LINES, after, turned_by_pattern)
}

pub(super) fn not_turned_round(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    let sides = |line, here| {
        let (before, after) = before_and_after(line, here);
        vec![after, before]
    };
    play(board, index, player, &LINES, sides, turned_by_pattern)
}

pub(super) fn rows_and_columns_only(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    play(
        board,
        index,
        player,
        &LINES[..2],
        both_ways,
        turned_by_pattern,
    )
}

/// The discs that a correct move at an index flips, even if the cell is occupied.
fn right_discs(board: &LineBoard, index: i32, player: Disc) -> Vec<LineCell> {
    turned(
        board,
        board[index],
        player,
        &LINES,
        both_ways,
        turned_by_pattern,
    )
}

pub(super) fn occupied_is_not_refused(
    board: &mut LineBoard,
    x: i32,
    y: i32,
    player: Disc,
) -> Played {
    let index = flat_index(board.size(), x, y);
    let turned = right_discs(board, index, player);
    if turned.is_empty() {
        return Played::Nothing;
    }
    board[index].disc = Some(player);
    write_all(board, &turned, player);
    Played::Turned(turned.len() as i32)
}

pub(super) fn new_disc_is_missing(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    if board[index].disc.is_some() {
        return Played::Occupied;
    }
    let turned = right_discs(board, index, player);
    if turned.is_empty() {
        return Played::Nothing;
    }
    write_all(board, &turned, player);
    Played::Turned(turned.len() as i32)
}

pub(super) fn nothing_is_written(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let mut copy = board.clone();
    steps::play_on_lines(&mut copy, x, y, player)
}

pub(super) fn turned_zero(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let index = flat_index(board.size(), x, y);
    if board[index].disc.is_some() {
        return Played::Occupied;
    }
    let turned = right_discs(board, index, player);
    board[index].disc = Some(player);
    write_all(board, &turned, player);
    Played::Turned(turned.len() as i32)
}
