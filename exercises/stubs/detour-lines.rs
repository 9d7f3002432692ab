//! Detour · Lines and patterns: the board as a list, the walk as a word
//!
//! Goal: play a move without walking.
//!
//! The board is a flat list of cells, row by row, and each cell knows its x (column) and its y (row). Two
//! cells stand on one line when they have the same y, the same x, the same x - y or the same x + y.
//!
//!   1. `flat_index`: where in the list the cell at x and y stands.
//!   2. `turned_by_pattern`: the cells behind a new disc, as a word such as "WWB.". Some enemy discs and
//!      then an own disc: as many discs turn as the run is long. Anything else turns 0.
//!   3. `play_on_lines`: a taken cell is `Occupied`. Otherwise, for each of the four lines, take the cells
//!      after the played one, and the cells before it in reverse order. Ask the pattern about both. Where
//!      nothing turns on any line, the board stays as it is.
//!
//! What you can use:
//!
//!   board[index]        a cell: cell.x, cell.y, and cell.disc, which is None, Some(Disc::Black) or
//!                       Some(Disc::White). board[index].disc = Some(player) changes it.
//!   board.cells()       all cells in the order of the list, for `for` or for `.filter(...)`.
//!   cells.filter(...)   those cells for which a closure is true, such as |cell| cell.y == 2.
//!   .collect()          makes of them what the variable's type says, such as a Vec<LineCell>.
//!   list.into_iter().rev()
//!                       what is in a list, from the last to the first.
//!   board.size()        how many cells stand in a row. Not always 8.
//!   Played              the answer: Occupied, Nothing, or Turned(3).
//!   player.letter()     'B' or 'W'.
//!   player.opponent()   the other colour.
//!
//! Check your answer: cargo test -p detour-lines
//! The chapter:       cargo run, then open detour-lines.html

use given::*;

/// The place of the cell at `x`, `y` in a list that goes row by row, on a board of `size` by `size` cells.
/// The first place is 0.
pub fn flat_index(size: i32, x: i32, y: i32) -> i32 {
    todo!("find the place of x {x}, y {y} in a list with {size} cells a row")
}

/// How many discs turn where `behind` stands behind the new disc, nearest first. `B` and `W` are discs, `.`
/// is an empty cell.
pub fn turned_by_pattern(behind: &str, player: Disc) -> i32 {
    todo!("count what {player:?} turns in {behind:?}")
}

/// Plays at `x`, `y`, if that turns anything, and says what became of it.
pub fn play_on_lines(board: &mut LineBoard, x: i32, y: i32, player: Disc) -> Played {
    todo!("play {player:?} at x {x}, y {y} on this board: {board:?}")
}
