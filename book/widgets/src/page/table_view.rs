//! The table of walks, which can also be filled in by the reader.

use steps::{DIRECTIONS, arrow, compass};
use web_sys::Element;

use super::dom;
use crate::text::{self, Label, label};
use crate::{Guess, WalkModel};

/// The table's elements.
pub struct TableView {
    rows: Vec<RowElements>,
    /// The position for which the menus of guesses were built.
    menus_for: Option<String>,
}

struct RowElements {
    row: Element,
    cells: [Element; 3],
    menu: Element,
    mark: Element,
}

impl TableView {
    pub fn new(parent: &Element, model: &WalkModel) -> TableView {
        let language = model.language();
        let wrapper = dom::add(parent, "div", "live-table-wrapper", "");
        dom::set(&wrapper, "tabindex", "0");
        dom::set(&wrapper, "role", "group");
        dom::set(&wrapper, "aria-label", label(Label::Table, language));
        let table = dom::add(&wrapper, "table", "live-walk-table", "");
        dom::add(
            &table,
            "caption",
            "live-hidden",
            label(Label::Table, language),
        );
        let head = dom::add(&dom::add(&table, "thead", "", ""), "tr", "", "");
        for column in [
            Label::ColumnDirection,
            Label::ColumnWalked,
            Label::ColumnStops,
            Label::ColumnResult,
        ] {
            let cell = dom::add(&head, "th", "", label(column, language));
            dom::set(&cell, "scope", "col");
        }
        let body = dom::add(&table, "tbody", "", "");
        let rows = DIRECTIONS
            .map(|direction| {
                let row = dom::add(&body, "tr", "", "");
                dom::set(&row, "data-direction", compass(direction));
                let name = format!("{} {}", arrow(direction), compass(direction));
                let heading = dom::add(&row, "th", "", &name);
                dom::set(&heading, "scope", "row");
                let walked = dom::add(&row, "td", "", "");
                let stops = dom::add(&row, "td", "", "");
                let result = dom::add(&row, "td", "", "");
                let words = dom::add(&result, "span", "", "");
                let menu = dom::add(&result, "select", "live-guess", "");
                dom::set(&menu, "data-guess", compass(direction));
                dom::set(&menu, "aria-label", &text::guess_label(direction, language));
                let mark = dom::add(&result, "span", "live-guess-mark", "");
                RowElements {
                    row,
                    cells: [walked, stops, words],
                    menu,
                    mark,
                }
            })
            .into();
        TableView {
            rows,
            menus_for: None,
        }
    }

    pub fn render(&mut self, model: &WalkModel) {
        self.render_menus(model);
        for (elements, row) in self.rows.iter().zip(model.rows()) {
            dom::set_if(&elements.row, "data-stop", row.stop);
            let turns = row.stop.map(|_| row.turns.as_str());
            dom::set_if(&elements.row, "data-turns", turns);
            dom::flag(&elements.row, "data-current", row.current);
            for (cell, words) in elements.cells.iter().zip(&row.cells) {
                dom::write(cell, words);
            }
            let state = row
                .guess_is_right
                .map(|right| if right { "right" } else { "wrong" });
            dom::set_if(&elements.row, "data-guessed", state);
            let mark = match row.guess_is_right {
                Some(true) => format!("✓ {}", label(Label::Right, model.language())),
                Some(false) => format!("✗ {}", label(Label::NotSo, model.language())),
                None => String::new(),
            };
            dom::write(&elements.mark, &mark);
        }
    }

    fn render_menus(&mut self, model: &WalkModel) {
        let wanted = model
            .fill()
            .and(model.square())
            .map(|square| format!("{} {square} {:?}", model.board().size(), model.player()));
        for elements in &self.rows {
            dom::show(&elements.menu, wanted.is_some());
        }
        if wanted == self.menus_for {
            return;
        }
        let language = model.language();
        for (elements, direction) in self.rows.iter().zip(DIRECTIONS) {
            elements.menu.set_text_content(None);
            let first = dom::add(&elements.menu, "option", "", label(Label::Pick, language));
            dom::set(&first, "value", "");
            for (guess, run) in model.guesses(direction) {
                let stop = match guess {
                    Guess::Turns(_) => None,
                    Guess::Nothing(stop) => Some(stop),
                };
                let words = text::guess(stop, &run, language);
                let option = dom::add(&elements.menu, "option", "", &words);
                dom::set(&option, "value", &guess.id());
            }
        }
        self.menus_for = wanted;
    }
}
