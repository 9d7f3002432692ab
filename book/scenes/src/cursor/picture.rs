//! The board with the frame, alone or with a ring of squares around it that the frame can reach.

use steps::{Board, Square};

use super::names;
use crate::board::{Look, board, cell_node};
use crate::{Node, el};

const NAME: &str = "The board, with arrow keys for the frame";

/// The board alone.
pub fn within(position: &Board, frame: Square) -> Node {
    board("board", NAME, position, |square| look(square, frame)).attribute("data-keys", "")
}

/// The board with a ring of one square around it. If the frame is in the ring, the square with its flat index is marked.
pub fn with_outside(position: &Board, frame: Square) -> Node {
    let places = -1..=8;
    let label = |words: String| el("span").class("board-label").text(words);
    let letters = places.clone().map(|col| match col {
        0..8 => label(char::from(b'a' + col as u8).to_string()),
        _ => label(String::new()),
    });
    let head = el("div")
        .class("board-row")
        .attribute("aria-hidden", "true")
        .with(label(String::new()))
        .all(letters);
    let rows = places.clone().map(|row| {
        let number = match row {
            0..8 => label((row + 1).to_string()),
            _ => label(String::new()),
        };
        let cells = places.clone().map(|col| {
            let square = Square { row, col };
            match position.get(square) {
                Some(holds) => el("div")
                    .class("board-cell")
                    .attribute("role", "gridcell")
                    .with(cell_node(square, holds, &look(square, frame))),
                None => outside(square, square == frame),
            }
        });
        el("div")
            .class("board-row")
            .attribute("role", "row")
            .with(number.attribute("aria-hidden", "true"))
            .all(cells)
    });
    el("div")
        .class("board")
        .attribute("role", "grid")
        .attribute("data-board", "board")
        .attribute("data-keys", "")
        .attribute("data-size", "8")
        .attribute("style", "--side:10")
        .attribute("aria-label", NAME)
        .with(head)
        .all(rows)
}

fn outside(square: Square, framed: bool) -> Node {
    let frame = if framed { ", the frame is here" } else { "" };
    el("div")
        .class("scene-outside")
        .attribute("role", "gridcell")
        .attribute("aria-label", format!("{square}, off the board{frame}"))
        .flag("data-framed", framed)
}

fn look(square: Square, frame: Square) -> Look {
    let framed = square == frame;
    let flat = names::flat(frame);
    // On the board, the flat index belongs to the frame's square itself.
    let led_to = !framed && names::cell_at(flat) == Some(square);
    Look {
        asked: framed,
        differs: led_to,
        tag: if led_to {
            flat.to_string()
        } else {
            String::new()
        },
        spoken: match (framed, led_to) {
            (true, _) => "the frame is here".to_owned(),
            (_, true) => format!("flat index {flat}"),
            _ => String::new(),
        },
        ..Look::default()
    }
}
