//! Shows the view of a figure's scene, and what follows from it: the focus, the next tick, the spoken words.

use std::rc::Rc;

use view::Node;
use view::diff::diff;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

use crate::figure::{Cause, Figure, FigureState};
use crate::{dom, draw, keys, stopped, walker};

impl Figure {
    /// Shows the scene's current view.
    pub fn show(self: &Rc<Figure>, cause: Cause) {
        let root = self.root();
        let had_focus = self.focused().is_some();
        let walkers = walker::find(root);
        let state = &mut *self.state.borrow_mut();
        let view = state.scene.view();
        let tick = view.value("data-tick").and_then(|tick| tick.parse().ok());
        self.draw(state, view, cause);
        walker::animate(root, &walkers);
        if had_focus {
            keep_focus(root);
        }
        scroll_parts(root);
        self.tick_after(tick);
        #[cfg(feature = "bench")]
        let asks = self.ask(state);
        #[cfg(not(feature = "bench"))]
        let asks = false;
        // Of an animation or a running call, speak only the result.
        if !asks && (cause == Cause::Reader || tick.is_none()) {
            state.speech.speak(root);
        }
    }

    /// Shows the tab stops, after the focus has moved.
    pub fn show_tab_stops(&self) {
        stopped::guard(self.element(), || {
            let state = &mut *self.state.borrow_mut();
            let view = state.view.clone();
            self.draw(state, view, Cause::Other);
        });
    }

    /// Changes the document to a view.
    fn draw(&self, state: &mut FigureState, mut view: Node, cause: Cause) {
        let focused = self
            .focused()
            .and_then(|element| keys::grid_around(&element));
        state.tab_stops.apply(&mut view, focused.as_deref());
        match &state.drawn {
            Some(drawn) => draw::apply(drawn, &diff(&state.view, &view), cause == Cause::Other),
            None => {
                let drawn = draw::build(&view, false);
                let _ = self.root().append_child(&drawn);
                state.drawn = Some(drawn);
            }
        }
        state.view = view;
    }

    /// The element inside the figure that has the focus.
    pub fn focused(&self) -> Option<Element> {
        let focused = dom::document().active_element()?;
        self.root().contains(Some(&focused)).then_some(focused)
    }
}

/// If the focused element is gone, moves the focus to the next control.
fn keep_focus(root: &Element) {
    let is_there = |element: &Element| {
        root.contains(Some(element)) && dom::closest(element, "[hidden]").is_none()
    };
    if dom::document()
        .active_element()
        .as_ref()
        .is_some_and(is_there)
    {
        return;
    }
    let primary = dom::find_all(root, "button.primary");
    let others = dom::find_all(root, "button, select");
    if let Some(next) = primary
        .iter()
        .chain(&others)
        .find(|control| is_there(control))
    {
        let _ = next.unchecked_ref::<HtmlElement>().focus();
    }
}

/// Scrolls logs to their end, and a part that is wider than the page to its current place.
fn scroll_parts(root: &Element) {
    for log in dom::find_all(root, ".scene-log") {
        log.set_scroll_top(log.scroll_height());
    }
    for part in dom::find_all(root, "[data-follow]") {
        if let Some(here) = dom::find(&part, "[data-looked], [data-here]") {
            let (here, part_rect) = (
                here.get_bounding_client_rect(),
                part.get_bounding_client_rect(),
            );
            let middle = |rect: &DomRect| (rect.left() + rect.right()) / 2.0;
            let beside = middle(&here) - middle(&part_rect);
            part.set_scroll_left(part.scroll_left() + beside as i32);
        }
    }
}
