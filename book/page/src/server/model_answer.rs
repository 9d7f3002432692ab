//! The model answer of a step that hasn't passed asks once before it opens.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::action;
use crate::dom;

/// The closed section with a step's model answer.
pub struct ModelAnswer {
    section: HtmlElement,
    summary: HtmlElement,
    /// The question before it opens.
    question: HtmlElement,
    may_open: Cell<bool>,
}

impl ModelAnswer {
    /// The model answer of a step, if the page has one.
    pub fn of(step: &str) -> Option<Rc<ModelAnswer>> {
        let sections = dom::find_everywhere(&format!(".model-answer[data-step=\"{step}\"]"));
        let section: HtmlElement = sections.into_iter().next()?.unchecked_into();
        let answer = Rc::new(ModelAnswer {
            summary: dom::find(&section, "summary")?,
            question: dom::find(&section, "[data-before-answer]")?,
            section,
            may_open: Cell::new(false),
        });
        let asking = answer.clone();
        dom::on(&answer.summary, "click", move |event| {
            if !asking.is_open() && !asking.may_open.get() {
                event.prevent_default();
                asking.ask();
            }
        });
        let answered = answer.clone();
        dom::on(&answer.question, "click", move |event| {
            if let Some(action) = action(&event) {
                answered.take(&action);
            }
        });
        Some(answer)
    }

    /// The step has passed: it opens without a question.
    pub fn allow(&self) {
        self.may_open.set(true);
    }

    fn is_open(&self) -> bool {
        self.section.has_attribute("open")
    }

    fn ask(&self) {
        self.question.set_hidden(false);
        let section: &Element = &self.section;
        if let Some(parent) = section.parent_element() {
            let _ = parent.insert_before(&self.question, Some(section));
        }
        if let Some(button) = dom::find(&self.question, "button") {
            let _ = button.focus();
        }
    }

    fn take(&self, action: &str) {
        self.question.set_hidden(true);
        let opens = action == "show-answer";
        self.may_open.set(opens);
        let _ = self.section.toggle_attribute_with_force("open", opens);
        let _ = self.summary.focus();
    }
}
