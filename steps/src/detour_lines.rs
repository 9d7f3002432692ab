//! Detour: lines and patterns. The board is a list, and one pattern finds the discs that a move flips.

use crate::{Disc, LineBoard, LineCell, Played};

// ANCHOR: flat_index
/// The index of a cell in a list that goes row by row, on a board of
/// `size` by `size` cells.
pub fn flat_index(size: i32, x: i32, y: i32) -> i32 {
    y * size + x
}
// ANCHOR_END: flat_index

// ANCHOR: turned_by_pattern
/// How many discs flip if the cells of `behind` follow the new disc, the
/// nearest first. `B` and `W` are discs, `.` is an empty cell.
pub fn turned_by_pattern(behind: &str, player: Disc) -> i32 {
    let mut run = 0;
    for letter in behind.chars() {
        if letter == player.opponent().letter() {
            run += 1;
        } else if letter == player.letter() {
            return run;
        } else {
            return 0;
        }
    }
    0
}
// ANCHOR_END: turned_by_pattern

// ANCHOR: play_on_lines
/// Plays at `x`, `y`, if that flips anything, and returns what happened.
pub fn play_on_lines(
    board: &mut LineBoard,
    x: i32,
    y: i32,
    player: Disc, // the side to move
) -> Played {
    let place = flat_index(board.size(), x, y);
    let here = board[place];
    if here.disc.is_some() {
        return Played::Occupied;
    }
    let mut flips = Vec::new();
    for line in 0..4 {
        let mut before = Vec::new();
        let mut after = Vec::new();
        for cell in board.cells() {
            if numbers(cell)[line] != numbers(here)[line] {
                continue;
            }
            let index = flat_index(board.size(), cell.x, cell.y);
            if index < place {
                before.push(cell);
            }
            if index > place {
                after.push(cell);
            }
        }
        before.reverse();
        for behind in [before, after] {
            let length = turned_by_pattern(&text_of(&behind), player);
            flips.extend_from_slice(&behind[..length as usize]);
        }
    }
    if flips.is_empty() {
        return Played::Nothing;
    }
    for cell in &flips {
        let index = flat_index(board.size(), cell.x, cell.y);
        board[index].disc = Some(player);
    }
    board[place].disc = Some(player);
    Played::Turned(flips.len() as i32)
}

/// One number for each line through a cell.
fn numbers(cell: LineCell) -> [i32; 4] {
    [cell.y, cell.x, cell.x - cell.y, cell.x + cell.y]
}

fn text_of(cells: &[LineCell]) -> String {
    let mut text = String::new();
    for cell in cells {
        text.push(match cell.disc {
            Some(disc) => disc.letter(),
            None => '.',
        });
    }
    text
}
// ANCHOR_END: play_on_lines
