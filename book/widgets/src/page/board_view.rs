//! The board: a grid with one tab stop.

use std::rc::Rc;

use steps::{Disc, Square, arrow};
use web_sys::Element;

use super::dom;
use crate::{CellView, WalkModel, Walker, text};

/// The live board's elements.
pub struct BoardView {
    grid: Element,
    side: i32,
    cells: Vec<(Square, Rc<CellElements>)>,
    /// The cell that holds the tab stop.
    pub focused: Square,
}

struct CellElements {
    button: Element,
    tag: Element,
    walker: Element,
}

impl BoardView {
    pub fn new(parent: &Element) -> BoardView {
        let grid = dom::add(parent, "div", "live-board", "");
        dom::set(&grid, "role", "grid");
        BoardView {
            grid,
            side: 0,
            cells: Vec::new(),
            focused: Square { row: 0, col: 0 },
        }
    }

    /// Builds the cells anew: another side.
    fn build(&mut self, side: i32) {
        self.side = side;
        self.grid.set_text_content(None);
        self.cells.clear();
        dom::set(&self.grid, "style", &format!("--side:{side}"));
        dom::set(&self.grid, "data-side", &side.to_string());
        let letters = dom::add(&self.grid, "div", "live-row", "");
        dom::set(&letters, "aria-hidden", "true");
        dom::add(&letters, "span", "live-label", "");
        for col in 0..side {
            let letter = char::from(b'a' + col as u8).to_string();
            dom::add(&letters, "span", "live-label", &letter);
        }
        for row in 0..side {
            let line = dom::add(&self.grid, "div", "live-row", "");
            dom::set(&line, "role", "row");
            let number = dom::add(&line, "span", "live-label", &(row + 1).to_string());
            dom::set(&number, "aria-hidden", "true");
            for col in 0..side {
                let square = Square { row, col };
                let cell = dom::add(&line, "div", "live-cell", "");
                dom::set(&cell, "role", "gridcell");
                let button = dom::add(&cell, "button", "", "");
                dom::set(&button, "type", "button");
                dom::set(&button, "data-square", &square.to_string());
                dom::add(&button, "span", "live-disc", "");
                let tag = dom::add(&button, "span", "live-tag", "");
                let walker = dom::add(&button, "span", "live-walker", "");
                let elements = CellElements {
                    button,
                    tag,
                    walker,
                };
                self.cells.push((square, Rc::new(elements)));
            }
        }
    }

    pub fn render(&mut self, model: &WalkModel) {
        let board = model.board();
        if self.side != board.size() {
            self.build(board.size());
            self.focused = model.square().unwrap_or(self.focused);
        }
        if !board.contains(self.focused) {
            self.focused = Square { row: 0, col: 0 };
        }
        dom::set(
            &self.grid,
            "aria-label",
            &text::board_label(model, model.language()),
        );
        for (square, elements) in &self.cells {
            let view = model.cell_view(*square);
            let stop = if *square == self.focused { "0" } else { "-1" };
            dom::set(&elements.button, "tabindex", stop);
            render_cell(elements, &view, model);
        }
    }

    /// Moves the tab stop by a key. Whether the key was one of the grid's.
    pub fn key(&mut self, key: &str) -> bool {
        let Square { row, col } = self.focused;
        let last = self.side - 1;
        let (row, col) = match key {
            "ArrowLeft" => (row, col - 1),
            "ArrowRight" => (row, col + 1),
            "ArrowUp" => (row - 1, col),
            "ArrowDown" => (row + 1, col),
            "Home" => (row, 0),
            "End" => (row, last),
            _ => return false,
        };
        self.focused = Square {
            row: row.clamp(0, last),
            col: col.clamp(0, last),
        };
        for (square, elements) in &self.cells {
            let here = *square == self.focused;
            dom::set(&elements.button, "tabindex", if here { "0" } else { "-1" });
        }
        true
    }

    /// The button with the tab stop.
    pub fn focused_button(&self) -> Option<Element> {
        let found = self
            .cells
            .iter()
            .find(|(square, _)| *square == self.focused);
        found.map(|(_, elements)| elements.button.clone())
    }
}

fn render_cell(elements: &CellElements, view: &CellView, model: &WalkModel) {
    let CellElements {
        button,
        tag,
        walker,
    } = elements;
    dom::set_if(
        button,
        "data-cell",
        view.cell.map(|disc| match disc {
            Disc::Black => "B",
            Disc::White => "W",
        }),
    );
    dom::flag(button, "data-legal", view.legal);
    dom::flag(button, "data-differs", view.differs);
    dom::flag(button, "data-asked", view.asked);
    dom::flag(button, "data-flips", view.turns);
    dom::set_if(button, "aria-current", view.asked.then_some("true"));
    let run = view.run.map(|place| place.to_string());
    dom::set_if(button, "data-run", run.as_deref());
    let read = view.reads.first().map(|first| first.to_string());
    dom::set_if(button, "data-read", read.as_deref());
    let tag_words = match (&run, &view.reads[..]) {
        (Some(run), _) => run.clone(),
        (None, []) => String::new(),
        (None, [one]) => one.to_string(),
        (None, [one, two]) => format!("{one} {two}"),
        (None, [one, ..]) => format!("{one}+"),
    };
    dom::write(tag, &tag_words);
    dom::set_if(
        button,
        "data-walker",
        view.walker.map(|walker| match walker {
            Walker::Here => "here",
            Walker::LeftHere => "left",
        }),
    );
    let symbol = match (view.walker, model.direction()) {
        (Some(_), Some(direction)) => arrow(direction),
        _ => "",
    };
    dom::write(walker, symbol);
    dom::set(button, "aria-label", &view.label);
}
