//! The thin layer over the page.

mod ask_figure;
mod ask_view;
mod asker;
mod board_view;
mod controls;
mod dom;
mod figure;
mod live;
mod more;
mod panel;
mod table_view;
mod view;

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

#[global_allocator]
static ALLOCATOR: allocator::SmallAllocator = allocator::SmallAllocator::new();

/// Takes over a figure or an exercise panel.
#[wasm_bindgen]
pub fn mount(element: &Element) {
    if element.class_list().contains("is-live") || dom::is_print_page() {
        return;
    }
    if element.matches("section.exercise").unwrap_or(false) {
        panel::mount(element);
    } else {
        match element.get_attribute("data-widget").as_deref() {
            Some("walk") => figure::mount(element, crate::Kind::Walk),
            Some("ask") => ask_figure::mount(element),
            Some("question") => figure::mount(element, crate::Kind::Question),
            _ => {}
        }
    }
}
