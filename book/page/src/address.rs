//! Addresses with a position or an answer: `#pos=…` and `#replay=…`. They open in a figure.

use view::Event;
use wasm_bindgen::JsCast;
use web_sys::HtmlAnchorElement;

use crate::{dom, mount};

/// Follows the page's address, now and whenever it changes.
pub fn watch() {
    follow();
    dom::on(&dom::window(), "hashchange", |_| follow());
    // Following a link again opens it again, although the address doesn't change.
    dom::on(&dom::document(), "click", |event| {
        let link = dom::target(&event)
            .and_then(|target| dom::closest(&target, "a[href*=\"#pos=\"], a[href*=\"#replay=\"]"));
        let leads_to = link.map(|link| link.unchecked_into::<HtmlAnchorElement>().href());
        if leads_to.is_some() && leads_to == dom::window().location().href().ok() {
            follow();
        }
    });
}

/// A position opens in the page's first figure that takes positions, an answer in the first that runs calls.
fn follow() {
    let hash = dom::window().location().hash().unwrap_or_default();
    let selector = match hash.split('=').next() {
        Some("#pos") => "figure[data-widget=\"walk\"][data-assets], figure[data-takes-positions]",
        Some("#replay") => "figure[data-widget=\"ask\"][data-assets]",
        _ => return,
    };
    let Some(element) = dom::find_everywhere(selector).into_iter().next() else {
        return;
    };
    if let Some(figure) = mount::open(&element) {
        figure.send(&Event::Set("position", &hash));
        element.scroll_into_view();
    }
}
