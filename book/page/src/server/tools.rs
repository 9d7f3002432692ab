//! The tools of an exercise panel: the editor, restoring the stub, saving progress, and notices about the connection.
//! The page contains their words.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement, MutationObserver, MutationObserverInit};

use super::editor::Editor;
use super::exercise::Exercise;
use super::model_answer::ModelAnswer;
use super::news::{self, News, Step};
use super::{action, fill};
use crate::dom;

/// A panel's tools.
struct Tools {
    exercise: Exercise,
    section: Element,
    /// The buttons and the editor.
    tools: HtmlElement,
    /// The report, which the panel's figure draws.
    verdict: HtmlElement,
    /// The place for short messages.
    message: HtmlElement,
    /// The question before the stub is restored.
    question: HtmlElement,
    answer: Option<Rc<ModelAnswer>>,
    may_write: Cell<bool>,
    /// The version that was saved as passed.
    saved_version: RefCell<String>,
    /// The newest news about this step.
    newest: RefCell<Option<Step>>,
    /// The first version after the server came back.
    back_with: RefCell<Option<String>>,
    /// The editor, after the reader opened it.
    editor: RefCell<Option<Rc<Editor>>>,
    is_opening_editor: Cell<bool>,
}

/// Starts the tools of a panel.
pub fn open(section: &Element, address: &str) {
    let Some(tools) = Tools::find(section, address) else {
        return;
    };
    let tools = Rc::new(tools);
    let clicked = tools.clone();
    dom::on(&tools.tools, "click", move |event| {
        if let Some(action) = action(&event) {
            clicked.act(&action);
        }
    });
    if let Some(own) = tools.own() {
        let tools = tools.clone();
        dom::on(&own, "change", move |_| tools.clone().use_own_steps());
    }
    let shown = tools.clone();
    let note = dom::callback(move |_| shown.clone().save_passed());
    if let Ok(observer) = MutationObserver::new(&note) {
        let what = MutationObserverInit::new();
        let names = Array::of2(&"data-state".into(), &"data-version".into());
        what.set_attribute_filter(&names);
        let _ = observer.observe_with_options(&tools.verdict, &what);
    }
    news::listen(address, move |news| tools.clone().hear(news));
}

impl Tools {
    fn find(section: &Element, address: &str) -> Option<Tools> {
        let step = section.get_attribute("data-exercise")?;
        let find = |selector: &str| dom::find(section, selector);
        Some(Tools {
            answer: ModelAnswer::of(&step),
            exercise: Exercise {
                address: address.to_owned(),
                step,
            },
            section: section.clone(),
            tools: find("[data-tools]")?,
            verdict: find("[data-verdict]")?,
            message: find("[data-said]")?,
            question: find("[data-question]")?,
            may_write: Cell::new(false),
            saved_version: RefCell::default(),
            newest: RefCell::default(),
            back_with: RefCell::default(),
            editor: RefCell::default(),
            is_opening_editor: Cell::new(false),
        })
    }

    fn part(&self, selector: &str) -> Option<HtmlElement> {
        dom::find(&self.section, selector)
    }

    fn focus(&self, selector: &str) {
        if let Some(button) = self.part(selector) {
            let _ = button.focus();
        }
    }

    fn say(&self, words: &str) {
        self.message.set_text_content(Some(words));
    }

    fn notice(&self, name: &str, is_on: bool) {
        if let Some(notice) = self.part(&format!("[data-notice=\"{name}\"]")) {
            notice.set_hidden(!is_on);
        }
    }

    fn act(self: &Rc<Tools>, action: &str) {
        match action {
            "edit" => self.toggle_editor(),
            "reset" => {
                self.question.set_hidden(false);
                self.focus("[data-action=\"reset-no\"]");
            }
            "reset-yes" => spawn_local(self.clone().restore_stub()),
            "reset-no" => self.close_question(),
            _ => {}
        }
    }

    fn close_question(&self) {
        self.question.set_hidden(true);
        self.focus("[data-action=\"reset\"]");
    }

    async fn restore_stub(self: Rc<Tools>) {
        self.question.set_hidden(true);
        match self.exercise.send("POST", "/reset", &[]).await {
            Ok(reply) => self.say(&match reply.data.saved() {
                Some(copy) => fill(&self.message, "data-saved", &copy),
                None => fill(&self.message, "data-stub", ""),
            }),
            Err(words) => self.say(&words),
        }
        self.focus("[data-action=\"reset\"]");
    }

    /// A version that passed is saved as progress.
    fn save_passed(self: Rc<Tools>) {
        let value = |name| self.verdict.get_attribute(name).unwrap_or_default();
        let version = value("data-version");
        if value("data-state") != "passed" || version.is_empty() {
            return;
        }
        if let Some(answer) = &self.answer {
            answer.allow();
        }
        if !self.may_write.get() || *self.saved_version.borrow() == version {
            return;
        }
        self.saved_version.replace(version.clone());
        spawn_local(async move {
            let body = [("version", version.into())];
            let saved = self.exercise.send("POST", "/passed", &body).await;
            if let Err(words) = &saved {
                self.say(words);
            }
            // After a conflict or a failure, the next news from the server tries again.
            if saved.map_or(true, |reply| reply.is_conflict) {
                self.saved_version.take();
            }
        });
    }

    fn toggle_editor(self: &Rc<Tools>) {
        let Some(place) = self.part("[data-editor]") else {
            return;
        };
        let opens = place.has_attribute("hidden");
        self.show_editor(&place, opens);
        if !opens || self.editor.borrow().is_some() || self.is_opening_editor.replace(true) {
            return;
        }
        let tools = self.clone();
        let assets = self
            .section
            .get_attribute("data-assets")
            .unwrap_or_default();
        spawn_local(async move {
            match Editor::open(tools.exercise.clone(), &place, &assets).await {
                Ok(editor) => {
                    if let Some(step) = &*tools.newest.borrow() {
                        editor.hear(step);
                    }
                    tools.editor.replace(Some(editor));
                }
                Err(words) => {
                    tools.show_editor(&place, false);
                    tools.say(&words);
                }
            }
            tools.is_opening_editor.set(false);
        });
    }

    fn show_editor(&self, place: &HtmlElement, is_on: bool) {
        place.set_hidden(!is_on);
        if let Some(button) = self.part("[data-action=\"edit\"]") {
            dom::set(
                &button,
                "aria-expanded",
                if is_on { "true" } else { "false" },
            );
        }
    }

    /// The box "Use your earlier steps".
    fn own(&self) -> Option<HtmlElement> {
        self.part("[data-own]")
    }

    fn uses_own_steps(&self) -> bool {
        self.own().is_some_and(|own| dom::fits(&own, ":checked"))
    }

    /// The figures' code of this step calls the model answers of earlier steps, or the reader's own earlier steps.
    fn use_own_steps(self: Rc<Tools>) {
        let Some(place) = self.part("[data-stands]") else {
            return;
        };
        let step = self.exercise.step.clone();
        if !self.uses_own_steps() {
            news::choose(&step, None);
            place.set_text_content(None);
            return;
        }
        spawn_local(async move {
            let version = news::version(&step);
            let built = match self.exercise.send("POST", "/own", &[]).await {
                Ok(reply) => reply.data,
                Err(words) => {
                    news::choose(&step, None);
                    place.set_text_content(Some(&words));
                    return;
                }
            };
            // Meanwhile the reader may have changed the choice or the file.
            if !self.uses_own_steps() || version != news::version(&step) {
                return;
            }
            let steps = built.steps().unwrap_or_default();
            let words = match steps.is_empty() {
                false => fill(&place, "data-steps", &steps.join(", ")),
                true => fill(&place, "data-none", ""),
            };
            place.set_text_content(Some(&words));
            news::choose(&step, built.module().zip(version));
        });
    }

    fn hear(self: Rc<Tools>, news: &News) {
        match news {
            News::Connection { is_back } => {
                self.notice("lost", !is_back);
                self.notice("back", *is_back);
                self.back_with.take();
            }
            News::Outdated(is_outdated) => self.notice("outdated", *is_outdated),
            News::MayWrite(may_write) => {
                self.may_write.set(*may_write);
                self.notice("reading", !may_write);
                self.tools.set_hidden(!may_write);
            }
            News::Progress(steps) => self.hear_progress(steps),
            News::Step(step) => self.hear_step(step),
        }
        self.save_passed();
    }

    fn hear_progress(self: &Rc<Tools>, steps: &[(String, String)]) {
        let passed =
            |(step, state): &(String, String)| *step == self.exercise.step && state == "passed";
        if let (true, Some(answer)) = (steps.iter().any(passed), &self.answer) {
            answer.allow();
        }
        // An earlier step may have passed, or may no longer pass.
        self.renew_own_steps();
    }

    fn hear_step(self: &Rc<Tools>, step: &Step) {
        if step.id != self.exercise.step || step.state == "chosen" {
            return;
        }
        self.newest.replace(Some(step.clone()));
        // The first version after connecting again keeps the notice. The next save hides it.
        let first = self
            .back_with
            .borrow_mut()
            .get_or_insert_with(|| step.version.clone())
            .clone();
        if step.version != first {
            self.notice("back", false);
        }
        if let Some(editor) = &*self.editor.borrow() {
            editor.hear(step);
        }
        if step.state == "ready" {
            self.renew_own_steps();
        }
    }

    fn renew_own_steps(self: &Rc<Tools>) {
        if self.uses_own_steps() {
            self.clone().use_own_steps();
        }
    }
}
