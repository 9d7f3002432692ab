//! Reads what each cell of a picture shows, so that any reasonable way of drawing passes.

use steps::{CELL, Color, Screen, Shape};

/// An empty cell that looks separate from its neighbours.
pub const SEPARATE: char = '.';
/// A cell that merges with a neighbour: no line or other colour separates them.
pub const NO_EDGE: char = '~';
/// A cell without any paint.
pub const BLANK: char = '_';
/// A cell with something on it that's neither dark nor light.
pub const SMUDGE: char = '?';

/// The lines of a panel about the game, in alphabetical order. Their position and style don't matter, and other
/// text is ignored.
pub fn panel(screen: &Screen) -> String {
    let mut lines: Vec<&str> = screen
        .shapes()
        .iter()
        .filter_map(|shape| match shape {
            Shape::Text { text, .. } => Some(text.trim()),
            _ => None,
        })
        .filter(|text| {
            ["Black ", "White ", "A draw"]
                .iter()
                .any(|start| text.starts_with(start))
        })
        .collect();
    lines.sort_unstable();
    lines.join(", ")
}

/// What an empty board shows: one sign for each cell, row by row. The background may have any colour.
pub fn cells(screen: &Screen) -> String {
    each_cell(|row, col| ground(screen, row, col))
}

/// The sampled points of a cell, in pixels from its centre. Most are on a circle that small discs still cover, so
/// that a dot, a hole or a highlight in the centre doesn't decide.
#[rustfmt::skip]
const MIDDLE: [(i32, i32); 17] = [
    (0, 0), (2, 2), (2, -3), (-3, 2), (-3, -3),
    (5, 0), (-6, 0), (0, 5), (0, -6),
    (4, 3), (3, 4), (4, -4), (3, -5), (-5, 3), (-4, 4), (-5, -4), (-4, -5),
];

/// What a board with discs shows, row by row: `B` if the middle of a cell is dark, `W` if it's light.
///
/// After the 64 signs, each [`SMUDGE`] gets a description, so that different wrong drawings differ: `p0`, `p1` …
/// for discs in other colours, in the order in which the colours appear; `c`, `t` and `l` for a disc on the
/// corner, the top or the left edge of its cell, with `d` or `l` for dark or light; `m` for anything else.
pub fn discs(screen: &Screen) -> String {
    let mut colors = Vec::new();
    let mut smudges = String::new();
    let signs = each_cell(|row, col| {
        match look(screen, row, col) {
            Look::Sign(sign) => return sign,
            Look::Colored(color) => {
                let known = colors.iter().position(|one| *one == color);
                let number = known.unwrap_or(colors.len());
                if known.is_none() {
                    colors.push(color);
                }
                smudges.push_str(&format!("p{number}"));
            }
            Look::Beside(place, Shade::Light) => smudges.extend([place, 'l']),
            Look::Beside(place, _) => smudges.extend([place, 'd']),
            Look::Mixed => smudges.push('m'),
        }
        SMUDGE
    });
    signs + &smudges
}

/// What a cell looks like that may hold a disc.
enum Look {
    /// The cell clearly shows this sign.
    Sign(char),
    /// A disc, or something like it, that's neither dark nor light.
    Colored(Color),
    /// The middle shows the background, and a disc overlaps the cell from one side.
    Beside(char, Shade),
    /// Several colours, and none fills the middle.
    Mixed,
}

fn look(screen: &Screen, row: i32, col: i32) -> Look {
    let (x, y) = middle(row, col);
    let points = MIDDLE.map(|(right, down)| screen.color_at(x + right, y + down));
    let count = |counts: &dyn Fn(Option<Color>) -> bool| {
        points.iter().filter(|point| counts(**point)).count()
    };
    let near = CELL / 2 - CELL / 8;
    let at = |right: i32, down: i32| screen.color_at(x + right, y + down);
    let (corner, top, left) = (at(-near, -near), at(0, -near), at(-near, 0));
    let is_disc = |point| matches!(shade(point), Shade::Dark | Shade::Light);
    let open = !is_disc(points[0]);
    match (is_disc(top), is_disc(left)) {
        (true, false) if open => return Look::Beside('t', shade(top)),
        (false, true) if open => return Look::Beside('l', shade(left)),
        // The cell is empty, or something surrounds the middle.
        _ => {}
    }
    // More than two thirds of the middle.
    let most = |wanted: Shade| 3 * count(&|point| shade(point) == wanted) > 2 * points.len();
    for (wanted, sign) in [
        (Shade::Dark, 'B'),
        (Shade::Light, 'W'),
        (Shade::Blank, BLANK),
    ] {
        if most(wanted) {
            return Look::Sign(sign);
        }
    }
    if open && is_disc(corner) {
        return Look::Beside('c', shade(corner));
    }
    // The colour of more than half of the middle.
    let color = points
        .into_iter()
        .flatten()
        .find(|color| 2 * count(&|point| point == Some(*color)) > points.len());
    match color {
        Some(color) if is_disc(Some(color)) => Look::Mixed,
        Some(color) if corner != Some(color) => Look::Colored(color),
        Some(color) if points[0] == Some(color) => Look::Sign(ground(screen, row, col)),
        _ => Look::Mixed,
    }
}

fn each_cell(mut look: impl FnMut(i32, i32) -> char) -> String {
    (0..8)
        .flat_map(|row| (0..8).map(move |col| (row, col)))
        .map(|(row, col)| look(row, col))
        .collect()
}

/// Whether a cell is painted, and looks separate from the cells to its right and below it.
fn ground(screen: &Screen, row: i32, col: i32) -> char {
    let (x, y) = middle(row, col);
    let Some(own) = screen.color_at(x, y) else {
        return BLANK;
    };
    // From here to the middle of the neighbour. Most edges are half way, so check there first.
    let half = CELL / 2;
    let edge = |right: i32, down: i32| {
        (0..=half)
            .flat_map(|off| [half - off, half + off])
            .any(|far| screen.color_at(x + right * far, y + down * far) != Some(own))
    };
    if edge(1, 0) && edge(0, 1) {
        SEPARATE
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

/// Dark or light without colour: any shade that looks like a black or a white disc.
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
