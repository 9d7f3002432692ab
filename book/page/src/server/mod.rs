//! What only the local server's pages have: news about the learner's code, the tools of the exercise panels with the
//! editor, and the progress.

mod code_mirror;
mod editor;
mod exercise;
mod model_answer;
pub mod news;
mod progress;
mod tools;

use std::rc::Rc;

use js_sys::Error;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use crate::dom;
use crate::figure::Figure;

/// Starts what needs the server: the tools of a panel, or the list of steps. Returns whether the element has a live
/// form too, like a figure.
pub fn open(element: &Element) -> bool {
    let Some(address) = element.get_attribute("data-live") else {
        return false;
    };
    let is_panel = dom::fits(element, "section.exercise");
    if is_panel {
        tools::open(element, &address);
    } else if !dom::fits(element, "figure") {
        progress::open(element, &address);
    }
    is_panel
}

/// Sends a figure the news about its exercise.
pub fn follow(figure: &Rc<Figure>) {
    let (address, exercise) = (
        figure.attribute("data-live"),
        figure.attribute("data-exercise"),
    );
    if address.is_empty() {
        return;
    }
    let figure = figure.clone();
    news::listen(&address, move |news| match news {
        news::News::Step(step) if step.id == exercise => figure.send(&step.event()),
        _ => {}
    });
}

/// The page's words in an attribute, with a value in their gap.
fn fill(element: &HtmlElement, name: &str, value: &str) -> String {
    let words = element.get_attribute(name).unwrap_or_default();
    words.replace("{}", value)
}

/// The action of the button around an element.
fn action(event: &web_sys::Event) -> Option<String> {
    let button = dom::closest(&dom::target(event)?, "[data-action]")?;
    button.get_attribute("data-action")
}

/// What an error says.
fn words_of(error: JsValue) -> String {
    match error.dyn_into::<Error>() {
        Ok(error) => error.message().into(),
        Err(words) => words.as_string().unwrap_or_default(),
    }
}
