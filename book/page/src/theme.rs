//! Fixes the accessibility faults of mdBook's theme, and brings listings and moves to life.

use checks::Language;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::{dom, words};

/// Does it all. Figures aren't concerned.
pub fn start() {
    fix_sidebar_toggle();
    fix_menu_bar();
    fix_scrolling_code();
    mark_lines_while_read();
    offer_to_run_again();
}

fn fix_sidebar_toggle() {
    let by_id = |id| dom::document().get_element_by_id(id);
    let toggle = by_id("mdbook-sidebar-toggle");
    let checkbox = by_id("mdbook-sidebar-toggle-anchor");
    let (Some(toggle), Some(checkbox)) = (toggle, checkbox) else {
        return;
    };
    dom::set(&toggle, "role", "button");
    dom::set(&toggle, "tabindex", "0");
    show_expanded(&toggle, &checkbox);
    let button: HtmlElement = toggle.clone().unchecked_into();
    let box_for_change = checkbox.clone();
    dom::on(&checkbox, "change", move |_| {
        show_expanded(&toggle, &box_for_change)
    });
    let pressed = button.clone();
    dom::on(&button, "keydown", move |event| {
        let key = event.unchecked_ref::<KeyboardEvent>().key();
        if matches!(key.as_str(), "Enter" | " ") {
            event.prevent_default();
            pressed.click();
        }
    });
}

fn show_expanded(toggle: &Element, checkbox: &Element) {
    let is_open = dom::fits(checkbox, ":checked");
    dom::set(
        toggle,
        "aria-expanded",
        if is_open { "true" } else { "false" },
    );
}

/// Otherwise the bar with the book's title is in no landmark.
fn fix_menu_bar() {
    if let Some(bar) = dom::document().get_element_by_id("mdbook-menu-bar") {
        dom::set(&bar, "role", "banner");
    }
}

/// Scrolling code must be reachable with keys, at every width of the window and in every part that opens.
fn fix_scrolling_code() {
    let fix = || {
        for part in dom::find_everywhere("main pre, main pre > code") {
            let scrolls = part.scroll_width() > part.client_width()
                || part.scroll_height() > part.client_height();
            if scrolls && part.client_width() > 0 {
                dom::set(&part, "tabindex", "0");
            }
        }
    };
    fix();
    dom::on(&dom::window(), "resize", move |_| fix());
    // This event doesn't bubble.
    let toggled = dom::callback(move |_| fix());
    let _ = dom::document().add_event_listener_with_callback_and_bool("toggle", &toggled, true);
}

/// Marks the lines in a listing that an item of its reading explains.
fn mark_lines_while_read() {
    for kind in ["pointerover", "focusin"] {
        dom::on(&dom::document(), kind, |event| {
            mark_lines(dom::target(&event))
        });
    }
}

fn mark_lines(target: Option<Element>) {
    for marked in dom::find_everywhere("pre[data-marked]") {
        let _ = marked.remove_attribute("data-marked");
    }
    let item = target.and_then(|target| dom::closest(&target, ".reading > li"));
    let Some(item) = item else { return };
    let listing = item
        .parent_element()
        .and_then(|list| list.previous_element_sibling());
    let pre = listing.and_then(|listing| match dom::fits(&listing, "pre") {
        true => listing.dyn_into().ok(),
        false => dom::find(&listing, "pre"),
    });
    let Some(pre) = pre else { return };
    for (property, attribute) in [("--first", "data-line"), ("--count", "data-lines")] {
        let value = item.get_attribute(attribute).unwrap_or_default();
        let _ = pre.style().set_property(property, &value);
    }
    dom::set(&pre, "data-marked", "");
}

/// Adds a button that runs a move's animation again.
fn offer_to_run_again() {
    for picture in dom::find_everywhere(".capture-motion") {
        let row = dom::create("div");
        dom::set(&row, "class", "live-buttons");
        let button = dom::create("button");
        dom::set(&button, "type", "button");
        button.set_text_content(Some(words::run(Language::English)));
        let _ = row.append_child(&button);
        let _ = picture.append_child(&row);
        dom::on(&button, "click", move |_| run_again(&picture));
    }
}

/// The styles' animation starts when the class is new.
fn run_again(picture: &Element) {
    let classes = picture.class_list();
    let _ = classes.remove_1("capture-motion");
    // Reading the size makes the browser apply the removal.
    let _ = picture.client_width();
    let _ = classes.add_1("capture-motion");
}
