//! Keeps a fault inside its figure. Code that panics or overflows the stack ends the event in which it runs; the
//! module and all other figures go on. The figure says that it has stopped, and shows its still form again.

use std::cell::RefCell;

use checks::Language;
use web_sys::Element;

use crate::{dom, words};

const STOPPED: &str = "data-widget-error";

thread_local! {
    /// The figure whose code runs now. After a trap, it's the one that caused it.
    static CURRENT: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Notices faults from now on.
pub fn watch() {
    std::panic::set_hook(Box::new(|fault| {
        dom::report(&fault.to_string());
        stop_current();
    }));
    // A trap without a panic, such as an overflow of the stack.
    for kind in ["error", "unhandledrejection"] {
        dom::on(&dom::window(), kind, |_| stop_current());
    }
}

/// Runs the code of a figure, unless the figure has stopped. Events that the browser sends meanwhile, because the code
/// moves the focus or removes a field, are no actions of the reader: for them this does nothing.
pub fn guard(figure: &Element, run: impl FnOnce()) {
    let is_busy = CURRENT.with_borrow(Option::is_some);
    if is_busy || has_stopped(figure) {
        return;
    }
    CURRENT.set(Some(figure.clone()));
    run();
    CURRENT.set(None);
}

/// Whether a figure doesn't run any more.
pub fn has_stopped(figure: &Element) -> bool {
    figure.has_attribute(STOPPED)
}

fn stop_current() {
    if let Some(figure) = CURRENT.take() {
        stop(&figure, "stopped", words::stopped(Language::English));
    }
}

/// Shows a figure's still form, with a note below.
pub fn stop(figure: &Element, why: &str, words: &str) {
    if has_stopped(figure) {
        return;
    }
    dom::set(figure, STOPPED, why);
    let _ = figure.class_list().remove_1("is-live");
    for live in dom::find_all(figure, ":scope > .live:not(.still), [data-verdict] > *") {
        live.remove();
    }
    let note = dom::create("p");
    dom::set(&note, "class", "widget-note");
    note.set_text_content(Some(words));
    let _ = figure.append_child(&note);
}
