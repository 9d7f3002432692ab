//! Detour: lines and patterns. The board is a list, a line is a filter, and one pattern finds the discs.

use crate::{Disc, LineBoard, LineCell, Played};

// ANCHOR: flat_index
/// The place of a cell in a list that goes row by row, on a board of `size` by
/// `size` cells.
pub fn flat_index(size: i32, x: i32, y: i32) -> i32 {
    y * size + x
}
// ANCHOR_END: flat_index

// ANCHOR: turned_by_pattern
/// How many discs turn where `behind` stands behind the new disc: the length of
/// some enemy discs followed by an own disc, or 0 where the pattern does not
/// fit. `B` and `W` are discs, `.` is an empty cell.
pub fn turned_by_pattern(behind: &str, player: Disc) -> i32 {
    let own = player.letter();
    let enemy = player.opponent().letter();
    let after_the_run = behind.trim_start_matches(enemy);
    if after_the_run.starts_with(own) {
        (behind.len() - after_the_run.len()) as i32
    } else {
        0
    }
}
// ANCHOR_END: turned_by_pattern

// ANCHOR: play_on_lines
/// Plays at `x`, `y`, if that turns anything, and says what became of it.
pub fn play_on_lines(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    let here = board[flat_index(board.size(), x, y)];
    if here.disc.is_some() {
        return Played::Occupied;
    }
    let mut turned = Vec::new();
    for same_on_this_line in LINES {
        let line: Vec<LineCell> = board
            .cells()
            .filter(|cell| same_on_this_line(cell) == same_on_this_line(&here))
            .collect();
        let (before, after): (Vec<LineCell>, Vec<LineCell>) = line
            .into_iter()
            .filter(|cell| *cell != here)
            .partition(|cell| (cell.y, cell.x) < (here.y, here.x));
        let backwards = before.into_iter().rev().collect();
        for behind in [after, backwards] {
            turned.extend(discs_turned(behind, player));
        }
    }
    if turned.is_empty() {
        return Played::Nothing;
    }
    for cell in turned.iter().chain([&here]) {
        let index = flat_index(board.size(), cell.x, cell.y);
        board[index].disc = Some(player);
    }
    Played::Turned(turned.len() as i32)
}

/// What two cells have in common that stand on one line: the row, the column,
/// or a diagonal.
const LINES: [fn(&LineCell) -> i32; 4] = [
    |cell| cell.y,
    |cell| cell.x,
    |cell| cell.x - cell.y,
    |cell| cell.x + cell.y,
];

fn discs_turned(behind: Vec<LineCell>, player: Disc) -> impl Iterator<Item = LineCell> {
    let text: String = behind
        .iter()
        .map(|cell| cell.disc.map_or('.', Disc::letter))
        .collect();
    let length = turned_by_pattern(&text, player);
    behind.into_iter().take(length as usize)
}
// ANCHOR_END: play_on_lines
