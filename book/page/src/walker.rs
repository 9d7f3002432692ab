//! The walker of a board moves from its old cell to its new one.

use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element};

use crate::dom;

const MILLISECONDS: f64 = 220.0;

#[wasm_bindgen]
extern "C" {
    /// `web-sys` has this method only as an unstable one.
    #[wasm_bindgen(extends = Element)]
    type Animated;
    #[wasm_bindgen(method)]
    fn animate(this: &Animated, frames: &JsValue, milliseconds: f64);
}

/// A walker, its board, and where it stands on the board, in pixels.
pub struct Walker {
    element: Element,
    board: Element,
    place: (i32, i32),
}

/// The walkers of a figure.
pub fn find(root: &Element) -> Vec<Walker> {
    let found = dom::find_all(root, "[data-walker=\"here\"] > .walker");
    let walkers = found.into_iter().map(|element| {
        let board = dom::closest(&element, ".board").unwrap_or_else(|| root.clone());
        let (own, corner) = (rect(&element), rect(&board));
        let place = (own.x() - corner.x(), own.y() - corner.y());
        Walker {
            element,
            board,
            place: (place.0 as i32, place.1 as i32),
        }
    });
    walkers.collect()
}

fn rect(element: &Element) -> DomRect {
    element.get_bounding_client_rect()
}

/// Animates the walkers from where they were before.
pub fn animate(root: &Element, before: &[Walker]) {
    if before.is_empty() || prefers_stillness() {
        return;
    }
    for walker in find(root) {
        let old = before.iter().find(|old| old.board == walker.board);
        let Some(old) = old.filter(|old| old.place != walker.place) else {
            continue;
        };
        let (x, y) = (old.place.0 - walker.place.0, old.place.1 - walker.place.1);
        let path = Array::of2(&format!("{x}px {y}px").into(), &"0".into());
        let frames = dom::object(&[("translate", path.into()), ("easing", "ease-out".into())]);
        let element: &Animated = walker.element.unchecked_ref();
        element.animate(&frames, MILLISECONDS);
    }
}

fn prefers_stillness() -> bool {
    let query = dom::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}
