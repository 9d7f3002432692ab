//! What several of these mistakes are made of, without a mistake in it.

use steps::{Disc, LineBoard, LineCell, Played, flat_index};

type SameLine = fn(&LineCell) -> i32;
type Sides = fn(Vec<LineCell>, LineCell) -> Vec<Vec<LineCell>>;
type Pattern = fn(&str, Disc) -> i32;

pub(super) const LINES: [SameLine; 4] = [
    |cell| cell.y,
    |cell| cell.x,
    |cell| cell.x - cell.y,
    |cell| cell.x + cell.y,
];

pub(super) fn before_and_after(
    line: Vec<LineCell>,
    here: LineCell,
) -> (Vec<LineCell>, Vec<LineCell>) {
    line.into_iter()
        .filter(|cell| (cell.x, cell.y) != (here.x, here.y))
        .partition(|cell| (cell.y, cell.x) < (here.y, here.x))
}

pub(super) fn both_ways(line: Vec<LineCell>, here: LineCell) -> Vec<Vec<LineCell>> {
    let (before, after) = before_and_after(line, here);
    vec![after, before.into_iter().rev().collect()]
}

/// The cells that a move flips, based on the given lines, sides and pattern.
pub(super) fn turned(
    board: &LineBoard,
    here: LineCell,
    player: Disc,
    lines: &[SameLine],
    sides: Sides,
    pattern: Pattern,
) -> Vec<LineCell> {
    let mut turned = Vec::new();
    for same in lines {
        let line: Vec<LineCell> = board
            .cells()
            .filter(|cell| same(cell) == same(&here))
            .collect();
        for behind in sides(line, here) {
            let text: String = behind
                .iter()
                .map(|cell| cell.disc.map_or('.', Disc::letter))
                .collect();
            let length = pattern(&text, player);
            turned.extend(behind.into_iter().take(length as usize));
        }
    }
    turned
}

/// The correct move, based on the given lines, sides and pattern.
pub(super) fn play(
    board: &mut LineBoard,
    index: i32,
    player: Disc,
    lines: &[SameLine],
    sides: Sides,
    pattern: Pattern,
) -> Played {
    let here = board[index];
    if here.disc.is_some() {
        return Played::Occupied;
    }
    let turned = turned(board, here, player, lines, sides, pattern);
    if turned.is_empty() {
        return Played::Nothing;
    }
    board[index].disc = Some(player);
    write_all(board, &turned, player);
    Played::Turned(turned.len() as i32)
}

pub(super) fn write_all(board: &mut LineBoard, cells: &[LineCell], player: Disc) {
    for cell in cells {
        let index = flat_index(board.size(), cell.x, cell.y);
        board[index].disc = Some(player);
    }
}
