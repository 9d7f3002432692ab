//! The board: a grid with one tab stop.

use std::rc::Rc;

use steps::{Disc, Square};
use web_sys::Element;

use super::dom;
use crate::{CellView, Walker};

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
        dom::set(&self.grid, "data-size", &side.to_string());
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

    /// Shows cells in scan order, under a name for the whole.
    pub fn render(&mut self, label: &str, cells: &[CellView]) {
        let side = cells.last().map_or(0, |last| last.square.row + 1);
        if self.side != side {
            self.build(side);
            let asked = cells.iter().find(|cell| cell.asked);
            self.focused = asked.map_or(self.focused, |cell| cell.square);
        }
        if self.focused.row >= side || self.focused.col >= side {
            self.focused = Square { row: 0, col: 0 };
        }
        dom::set(&self.grid, "aria-label", label);
        for ((square, elements), view) in self.cells.iter().zip(cells) {
            let stop = if *square == self.focused { "0" } else { "-1" };
            dom::set(&elements.button, "tabindex", stop);
            render_cell(elements, view);
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

fn render_cell(elements: &CellElements, view: &CellView) {
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
    for (name, on) in [
        ("data-legal", view.legal),
        ("data-differs", view.differs),
        ("data-asked", view.asked),
        ("data-flips", view.turns),
        ("data-chosen", view.chosen),
        ("data-trouble", view.trouble),
        ("data-reading", view.reading),
    ] {
        dom::flag(button, name, on);
    }
    dom::set_if(button, "aria-current", view.asked.then_some("true"));
    let number = |number: Option<usize>| number.map(|number| number.to_string());
    dom::set_if(button, "data-run", number(view.run).as_deref());
    let read = number(view.reads.first().copied());
    dom::set_if(button, "data-read", read.as_deref());
    dom::write(tag, &view.tag);
    dom::set_if(
        button,
        "data-walker",
        view.walker.map(|walker| match walker {
            Walker::Here => "here",
            Walker::LeftHere => "left",
        }),
    );
    dom::write(walker, view.symbol);
    dom::set(button, "aria-label", &view.label);
}
