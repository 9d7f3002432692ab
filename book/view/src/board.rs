//! The board of a scene: the same grid in every figure.

use checks::{Language, text};
use steps::{Board, Cell, Disc, Square};

use crate::{Node, el};

/// The marks of a cell besides its disc.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Look {
    /// A frame: the chosen square.
    pub asked: bool,
    /// A dot: a legal move.
    pub legal: bool,
    /// A disc that flips shows the other colour from below.
    pub turns: bool,
    /// A frame inside: a square in an answer, or the last move.
    pub chosen: bool,
    /// A dashed ring: two answers differ here.
    pub differs: bool,
    /// The walker is here, with this sign.
    pub walker: Option<&'static str>,
    /// Up to four signs in the corner.
    pub tag: String,
    /// A strength from 30 to 90, shown as a colour.
    pub heat: Option<i32>,
    /// The spoken words besides the square and its disc, such as `legal move, flips 2`.
    pub spoken: String,
}

impl Look {
    /// A square after a move: a frame inside for the new disc, a sign for each flipped disc.
    pub fn after_move(is_new: bool, has_turned: bool) -> Look {
        Look {
            chosen: is_new,
            tag: if has_turned { "↻" } else { "" }.to_owned(),
            ..Look::default()
        }
    }
}

/// The next content of a cell when a reader edits a board: empty, black, white, then empty again.
pub fn next_cell(holds: Cell) -> Cell {
    match holds {
        None => Some(Disc::Black),
        Some(Disc::Black) => Some(Disc::White),
        Some(Disc::White) => None,
    }
}

/// A board as a grid with a name. `id` must be unique in a scene.
pub fn board(id: &'static str, label: &str, board: &Board, look: impl Fn(Square) -> Look) -> Node {
    let size = board.size();
    grid(id, label, size, |square| (board[square], look(square)))
}

/// A grid of any cells, not only of a position.
pub fn grid(
    id: &'static str,
    label: &str,
    size: i32,
    cell: impl Fn(Square) -> (Cell, Look),
) -> Node {
    lay_out(id, label, size, &cell)
}

/// One function for all closures: generic code would make the module larger.
fn lay_out(
    id: &'static str,
    label: &str,
    size: i32,
    cell: &dyn Fn(Square) -> (Cell, Look),
) -> Node {
    grid_of(id, label, size, &|square| {
        let (holds, look) = cell(square);
        cell_node(square, holds, &look)
    })
}

/// A grid whose figure makes the cells, each from a [`cell_button`].
pub fn grid_of(id: &'static str, label: &str, size: i32, cell: &dyn Fn(Square) -> Node) -> Node {
    let letters = (0..size).map(|col| label_of(char::from(b'a' + col as u8).to_string()));
    let head = el("div")
        .class("board-row")
        .attribute("aria-hidden", "true")
        .with(label_of(String::new()))
        .all(letters);
    let rows = (0..size).map(|row| {
        let number = label_of((row + 1).to_string()).attribute("aria-hidden", "true");
        let cells = (0..size).map(|col| {
            el("div")
                .class("board-cell")
                .attribute("role", "gridcell")
                .with(cell(Square { row, col }))
        });
        el("div")
            .class("board-row")
            .attribute("role", "row")
            .with(number)
            .all(cells)
    });
    el("div")
        .class("board")
        .attribute("role", "grid")
        .attribute("data-board", id)
        .attribute("data-size", size.to_string())
        .attribute("style", format!("--side:{size}"))
        .attribute("aria-label", label)
        .with(head)
        .all(rows)
}

fn label_of(words: String) -> Node {
    el("span").class("board-label").text(words)
}

/// One cell, for scenes with their own layout.
pub fn cell_node(square: Square, holds: Cell, look: &Look) -> Node {
    let holds_words = match holds {
        None => "empty",
        Some(disc) => text::disc(disc, Language::English),
    };
    let mut spoken = format!("{square}, {holds_words}");
    if !look.spoken.is_empty() {
        spoken.push_str(", ");
        spoken.push_str(&look.spoken);
    }
    let sign = look.walker.unwrap_or_default();
    let mut button = cell_button(square, holds, spoken, &look.tag, sign)
        .flag("data-asked", look.asked)
        .flag("aria-current", look.asked)
        .flag("data-legal", look.legal)
        .flag("data-flips", look.turns)
        .flag("data-chosen", look.chosen)
        .flag("data-differs", look.differs);
    if look.walker.is_some() {
        button = button.attribute("data-walker", "here");
    }
    if let Some(heat) = look.heat {
        button = button.attribute("data-heat", band(heat));
    }
    button
}

/// The button of a cell with its disc, a tag in its corner and a sign in its middle. `spoken` is its whole name.
pub fn cell_button(square: Square, holds: Cell, spoken: String, tag: &str, sign: &str) -> Node {
    let button = el("button")
        .attribute("type", "button")
        .attribute("data-square", square.to_string())
        .attribute("aria-label", spoken);
    let button = match holds {
        Some(Disc::Black) => button.attribute("data-cell", "B"),
        Some(Disc::White) => button.attribute("data-cell", "W"),
        None => button,
    };
    button
        .with(el("span").class("disc"))
        .with(el("span").class("cell-tag").text(tag))
        .with(el("span").class("walker").text(sign))
}

/// The name of the colour for a strength from 30 to 90.
pub fn band(heat: i32) -> &'static str {
    match heat {
        75.. => "amber",
        50..75 => "emerald",
        _ => "blue",
    }
}

/// A board as text, with its letters and numbers. It equals `Display`, but adds 1,000 bytes less to a module.
pub fn as_text(board: &Board) -> String {
    let mut text = String::from("  ");
    for col in 0..board.size() {
        text.push(' ');
        text.push(char::from(b'a' + col as u8));
    }
    for square in board.squares() {
        if square.col == 0 {
            text.push('\n');
            text.push(char::from(b'1' + square.row as u8));
            text.push(' ');
        }
        text.push(' ');
        text.push(board[square].map_or('.', Disc::letter));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_as_text_is_what_display_writes() {
        for size in [4, 5, 6, 8] {
            let mut board = Board::empty(size);
            for (index, square) in board.squares().enumerate().skip(3) {
                board[square] = [None, Some(Disc::Black), Some(Disc::White)][index % 3];
            }
            assert_eq!(as_text(&board), board.to_string().trim_end());
        }
    }
}
