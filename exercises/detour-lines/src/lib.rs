//! Detour · Lines and patterns: the board as a list, the walk read as a string
//!
//! Goal: play a move without walking.
//!
//! The board is a flat list of cells, row by row, and each cell knows its x (column) and its y (row). Two
//! cells are on one line if they have the same y, the same x, the same x - y or the same x + y.
//!
//! What you can use:
//!
//!   board[index]        a `LineCell`: cell.x, cell.y, and cell.disc, which is None, Some(Disc::Black) or
//!                       Some(Disc::White). board[index].disc = Some(player) changes it. Indices are `i32`.
//!   board.cells()       yields a copy of each `LineCell`, in the order of the list. Collect first. Then
//!                       change `board[index]`, not the cell.
//!   board.size()        the number of cells in a row. It isn't always 8.
//!   text.chars()        the letters of a string, to loop over with `for`. text.push(letter) adds one.
//!   list.reverse()      reverses a list in place. &list[..3] is a view of its first three elements.
//!   Played              the result: Played::Occupied, Played::Nothing or Played::Turned(3).
//!   player.letter()     'B' or 'W'.
//!   player.opponent()   the other colour.
//!
//! You may add functions of your own.
//!
//! Check your answer: cargo test -p detour-lines
//! The chapter:       cargo run, then open detour-lines.html

use given::detour_lines::*; // all types, and the functions of steps 01 to 05

/// Returns the index of the cell at `x`, `y` in a list that goes row by row, on a board of `size` by `size`
/// cells. The first index is 0.
pub fn flat_index(size: i32, x: i32, y: i32) -> i32 {
    todo!("find the index of x {x}, y {y} in a list with {size} cells a row")
}

/// Returns how many discs flip if the cells of `behind` follow the new disc, nearest first. `B` and `W` are
/// discs, `.` is an empty cell.
pub fn turned_by_pattern(behind: &str, player: Disc) -> i32 {
    todo!("count what {player:?} flips in {behind:?}")
}

/// Plays at `x`, `y`, if that flips anything, and returns what happened. An illegal move doesn't change the
/// board.
pub fn play_on_lines(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    todo!("play {player:?} at x {x}, y {y} on this board: {board:?}")
}
