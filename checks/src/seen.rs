//! What is seen at each cell of a picture, so that any reasonable way of drawing passes.

use steps::{CELL, Color, Screen};

/// An empty cell that is told apart from its neighbours.
pub const CELL_SEEN: char = '.';
/// A cell that runs into a neighbour: no line and no other colour stands between.
pub const NO_EDGE: char = '~';
/// A cell where nothing was painted.
pub const BLANK: char = '_';
/// A cell with something on it that is neither dark nor light.
pub const SMUDGE: char = '?';

/// What is seen of an empty board: one sign a cell, row by row. Any colour may be the ground.
pub fn cells(screen: &Screen) -> String {
    each_cell(|row, col| ground(screen, row, col))
}

/// What is seen of a board with discs: `B` where the middle of a cell is dark, `W` where it is light.
pub fn discs(screen: &Screen) -> String {
    each_cell(|row, col| {
        let (x, y) = middle(row, col);
        let reach = CELL / 8;
        let points = [(0, 0), (reach, 0), (-reach, 0), (0, reach), (0, -reach)];
        let looks = points.map(|(right, down)| shade(screen.color_at(x + right, y + down)));
        let corner = screen.color_at(col * CELL + CELL / 8, row * CELL + CELL / 8);
        match looks[0] {
            Shade::Dark if looks == [Shade::Dark; 5] => 'B',
            Shade::Light if looks == [Shade::Light; 5] => 'W',
            Shade::Between if screen.color_at(x, y) == corner => ground(screen, row, col),
            Shade::Blank => BLANK,
            _ => SMUDGE,
        }
    })
}

fn each_cell(look: impl Fn(i32, i32) -> char) -> String {
    (0..8)
        .flat_map(|row| (0..8).map(move |col| (row, col)))
        .map(|(row, col)| look(row, col))
        .collect()
}

/// Whether a cell is painted, and told apart from the cells to its right and below.
fn ground(screen: &Screen, row: i32, col: i32) -> char {
    let (x, y) = middle(row, col);
    let Some(own) = screen.color_at(x, y) else {
        return BLANK;
    };
    // From here to the middle of the neighbour. Most edges lie half way, so that is where to look first.
    let half = CELL / 2;
    let edge = |right: i32, down: i32| {
        (0..=half)
            .flat_map(|off| [half - off, half + off])
            .any(|far| screen.color_at(x + right * far, y + down * far) != Some(own))
    };
    if edge(1, 0) && edge(0, 1) {
        CELL_SEEN
    } else {
        NO_EDGE
    }
}

fn middle(row: i32, col: i32) -> (i32, i32) {
    (col * CELL + CELL / 2, row * CELL + CELL / 2)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shade {
    Blank,
    Dark,
    Light,
    Between,
}

/// Dark and light without colour: a black or a white disc, however exactly it is mixed.
fn shade(color: Option<Color>) -> Shade {
    let Some(Color { red, green, blue }) = color else {
        return Shade::Blank;
    };
    let (darkest, lightest) = (red.min(green).min(blue), red.max(green).max(blue));
    if lightest < 100 {
        Shade::Dark
    } else if darkest > 155 {
        Shade::Light
    } else {
        Shade::Between
    }
}
