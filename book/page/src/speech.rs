//! What screen readers speak: the words of a figure that are new.

use web_sys::Element;

use crate::dom;

/// A live region beside a figure.
pub struct Speech {
    region: Element,
    before: Vec<String>,
}

impl Speech {
    /// A region, still outside the document.
    pub fn new() -> Speech {
        let region = dom::create("div");
        dom::set(&region, "class", "live-hidden");
        dom::set(&region, "aria-live", "polite");
        Speech {
            region,
            before: Vec::new(),
        }
    }

    /// Its element.
    pub fn region(&self) -> &Element {
        &self.region
    }

    /// Speaks the words that a figure shows and didn't show before. The first words are part of the page.
    pub fn speak(&mut self, root: &Element) {
        let parts = dom::find_all(root, "[data-message], [data-announce]");
        let words = parts
            .iter()
            .map(|part| part.text_content().unwrap_or_default());
        let words: Vec<String> = words.collect();
        if !self.before.is_empty() {
            let is_new = |part: &&String| !part.is_empty() && !self.before.contains(part);
            let new: Vec<&str> = words.iter().filter(is_new).map(String::as_str).collect();
            if !new.is_empty() {
                self.region.set_text_content(Some(&new.join(" ")));
            }
        }
        self.before = words;
    }
}
