//! Keys on a figure, and the focus inside its boards.

use std::rc::Rc;

use view::Event;
use view::tab_stop::next_cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::dom;
use crate::figure::Figure;

/// A board, or the eight directions around their middle: one tab stop, and arrow keys inside.
pub const GRID: &str = "[role=\"grid\"], .live-compass";
const CELL: &str = "[data-square], .live-compass > *";

/// A key was pressed.
pub fn press(figure: &Rc<Figure>, event: &KeyboardEvent, target: &Element) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    let key = key.as_str();
    // The book changes pages and opens its search with these keys.
    if matches!(key, "ArrowLeft" | "ArrowRight" | "s" | "S" | "/" | "?") {
        event.stop_propagation();
    }
    let on_enter = target.get_attribute("data-enter");
    if let (Some(action), "Enter") = (on_enter, key) {
        event.prevent_default();
        figure.field_changed(target);
        figure.send(&Event::Press(&action));
        return;
    }
    let Some(cell) = dom::closest(target, CELL) else {
        return;
    };
    let Some(grid) = dom::closest(&cell, GRID) else {
        return;
    };
    let is_arrow = matches!(key, "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown");
    let scene_keys = grid.get_attribute("data-keys");
    if scene_keys.is_some_and(|keys| is_arrow || keys.split(' ').any(|known| known == key)) {
        event.prevent_default();
        figure.send(&Event::Key(key));
        // The focus follows the cell that the scene moves.
        if let Some(asked) = dom::find(&grid, "[data-asked]") {
            focus(figure, &grid, &name_of(&asked));
        }
    } else if is_arrow || matches!(key, "Home" | "End") {
        event.prevent_default();
        let next = figure.state.try_borrow().ok().and_then(|state| {
            let next = next_cell(&state.view, &name_of_grid(&grid), &name_of(&cell), key);
            next.map(str::to_owned)
        });
        if let Some(next) = next {
            focus(figure, &grid, &next);
        }
    } else {
        match key.as_bytes() {
            [b'a'..=b'h' | b'A'..=b'H'] => {
                figure.column.replace(key.to_ascii_lowercase());
            }
            // Typing a square, such as d3, focuses it.
            [b'1'..=b'8'] => {
                let square = figure.column.borrow().clone() + key;
                focus(figure, &grid, &square);
            }
            _ => shortcut(figure, &key.to_ascii_uppercase()),
        }
    }
}

/// Presses the button with this key.
fn shortcut(figure: &Figure, key: &str) {
    let buttons = dom::find_all(figure.root(), "[aria-keyshortcuts]");
    let is_wanted =
        |button: &&Element| button.get_attribute("aria-keyshortcuts").as_deref() == Some(key);
    if let Some(button) = buttons.iter().find(is_wanted) {
        button.unchecked_ref::<HtmlElement>().click();
    }
}

/// The reader pressed a button: in a grid it now has the tab stop.
pub fn note_focus(figure: &Figure, button: &Element) {
    let grid = dom::closest(button, GRID);
    if let (Some(grid), Ok(mut state)) = (grid, figure.state.try_borrow_mut()) {
        state.tab_stops.put(&name_of_grid(&grid), &name_of(button));
    }
}

/// Moves the focus, and with it the tab stop, to a cell.
fn focus(figure: &Figure, grid: &Element, name: &str) {
    let cells = dom::find_all(grid, CELL);
    let Some(cell) = cells.iter().find(|cell| name_of(cell) == name) else {
        return;
    };
    note_focus(figure, cell);
    figure.show_tab_stops();
    let _ = cell.unchecked_ref::<HtmlElement>().focus();
}

/// The name of the grid around an element.
pub fn grid_around(element: &Element) -> Option<String> {
    dom::closest(element, GRID).map(|grid| name_of_grid(&grid))
}

fn name_of_grid(grid: &Element) -> String {
    grid.get_attribute("data-board").unwrap_or_default()
}

fn name_of(cell: &Element) -> String {
    let name = cell.get_attribute("data-square");
    name.or_else(|| cell.get_attribute("data-action"))
        .unwrap_or_default()
}
