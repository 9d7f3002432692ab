//! The learner's progress in the list of steps.

use web_sys::Element;

use super::fill;
use super::news::{self, News};
use crate::dom;

/// Follows the progress.
pub fn open(list: &Element, address: &str) {
    let list = list.clone();
    news::listen(address, move |news| {
        if let News::Progress(steps) = news {
            show(&list, steps);
        }
    });
}

fn show(list: &Element, steps: &[(String, String)]) {
    let mut has_next = false;
    for item in dom::find_all(list, "[data-step]") {
        let id = item.get_attribute("data-step").unwrap_or_default();
        let Some((_, state)) = steps.iter().find(|(step, _)| *step == id) else {
            continue;
        };
        let is_next = !has_next && is_numbered(&id) && state != "passed";
        has_next |= is_next;
        dom::set(&item, "data-state", state);
        let _ = item.toggle_attribute_with_force("data-next", is_next);
        let words = list.get_attribute(&format!("data-{state}"));
        let words = words.or_else(|| list.get_attribute("data-next").filter(|_| is_next));
        if let Some(place) = dom::find(&item, ".progress-state") {
            let words = words.map(|words| format!(" {words}"));
            place.set_text_content(Some(&words.unwrap_or_default()));
        }
    }
    if let Some(count) = dom::find(list, "[data-count]") {
        let passed = |(step, state): &&(String, String)| is_numbered(step) && state == "passed";
        let number = steps.iter().filter(passed).count();
        count.set_text_content(Some(&fill(&count, "data-count", &number.to_string())));
        count.set_hidden(false);
    }
}

/// Whether it's one of the twelve steps, and not a detour.
fn is_numbered(step: &str) -> bool {
    step.bytes().all(|byte| byte.is_ascii_digit())
}
