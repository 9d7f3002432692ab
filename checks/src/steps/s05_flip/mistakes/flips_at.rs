//! Mistakes in `flips_at`.

use steps::{Board, DIRECTIONS, Disc, Square, flips_at, flips_in_direction};

use super::building_blocks::{is, run};

pub(super) fn one_direction_twice(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = flips_at(board, square, player);
    if board[square].is_none() {
        flips.extend(flips_in_direction(board, square, (-1, -1), player));
    }
    flips
}

pub(super) fn first_direction_only(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    if board[square].is_some() {
        return Vec::new();
    }
    for direction in DIRECTIONS {
        let flips = flips_in_direction(board, square, direction, player);
        if !flips.is_empty() {
            return flips;
        }
    }
    Vec::new()
}

pub(super) fn last_direction_only(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    if board[square].is_none() {
        for direction in DIRECTIONS {
            flips = flips_in_direction(board, square, direction, player);
        }
    }
    flips
}

pub(super) fn failed_runs_are_kept(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    let mut legal = false;
    if board[square].is_some() {
        return flips;
    }
    for direction in DIRECTIONS {
        let (run, end) = run(board, square, direction, player);
        if !run.is_empty() && is(board, end, player) {
            legal = true;
        }
        flips.extend(run);
    }
    if legal { flips } else { Vec::new() }
}

pub(super) fn chain_reaction(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    if board[square].is_some() {
        return flips;
    }
    let mut after = *board;
    let mut starts = vec![square];
    while let Some(start) = starts.pop() {
        for direction in DIRECTIONS {
            for flip in flips_in_direction(&after, start, direction, player) {
                after[flip] = Some(player);
                flips.push(flip);
                starts.push(flip);
            }
        }
    }
    flips
}

pub(super) fn occupied_is_not_refused(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    for direction in DIRECTIONS {
        flips.extend(flips_in_direction(board, square, direction, player));
    }
    flips
}

pub(super) fn four_directions(board: &Board, square: Square, player: Disc) -> Vec<Square> {
    let mut flips = Vec::new();
    if board[square].is_none() {
        for direction in [(-1, 0), (0, -1), (0, 1), (1, 0)] {
            flips.extend(flips_in_direction(board, square, direction, player));
        }
    }
    flips
}
