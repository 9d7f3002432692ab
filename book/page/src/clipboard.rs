//! Copies texts.

use crate::dom;

/// Copies a text, and tells whether the browser allowed it. A text that starts with `#` is copied as a link: with this
/// page's address before it.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let address = dom::window().location().href().unwrap_or_default();
    let whole = match (text.starts_with('#'), address.split('#').next()) {
        (true, Some(page)) => format!("{page}{text}"),
        _ => text.to_owned(),
    };
    let clipboard = dom::window().navigator().clipboard();
    // Without a secure context there is no clipboard.
    if clipboard.is_undefined() {
        dom::soon(move || done(false));
        return;
    }
    dom::settle(&clipboard.write_text(&whole), |copied| done(copied.is_ok()));
}
