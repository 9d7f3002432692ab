//! The editor in an exercise panel. The file on disk and the text in the page never overwrite each other without a
//! choice: a save names the version that the page has seen, and the server refuses to overwrite another one.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlElement;

use super::code_mirror::{Bundle, View};
use super::exercise::{Data, Exercise};
use super::news::Step;
use super::{action, fill, words_of};
use crate::{dom, script};

/// A version of the file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Source {
    text: String,
    version: String,
}

impl Source {
    fn of(data: &Data) -> Source {
        Source {
            text: data.text().unwrap_or_default(),
            version: data.version().unwrap_or_default(),
        }
    }
}

/// An open editor.
pub struct Editor {
    exercise: Exercise,
    bundle: Bundle,
    view: View,
    /// The place of the words about what is saved.
    state: HtmlElement,
    /// The question which of two versions to keep.
    conflict: HtmlElement,
    /// The file's version that the page has seen last.
    last_read: RefCell<Source>,
    /// The file on disk, while it conflicts with changes in the page.
    on_disk: RefCell<Option<Source>>,
    /// Saves that wait, and whether each overwrites other changes. They run one after the other, because each names
    /// the version that the one before it made.
    saves: RefCell<VecDeque<bool>>,
}

impl Editor {
    /// Opens the editor on the learner's file.
    ///
    /// # Errors
    ///
    /// A sentence for readers.
    pub async fn open(
        exercise: Exercise,
        place: &HtmlElement,
        assets: &str,
    ) -> Result<Rc<Editor>, String> {
        let file = Source::of(&exercise.send("GET", "", &[]).await?.data);
        let bundle = JsFuture::from(script::import(&format!("{assets}codemirror.js"))).await;
        let bundle: Bundle = bundle.map_err(words_of)?.unchecked_into();
        let part = |selector| dom::find(place, selector).unwrap_or_else(|| place.clone());
        let label = place.get_attribute("data-label").unwrap_or_default();
        let editor = Rc::new_cyclic(|editor: &Weak<Editor>| {
            let (saving, changing) = (editor.clone(), editor.clone());
            let save = move || {
                if let Some(editor) = saving.upgrade() {
                    editor.save(false);
                }
            };
            let note_change = move || {
                if let Some(editor) = changing.upgrade() {
                    editor.note_change();
                }
            };
            Editor {
                exercise,
                view: bundle.open(&part("[data-code]"), &file.text, &label, save, note_change),
                bundle,
                state: part("[data-editor-state]"),
                conflict: part("[data-conflict]"),
                last_read: RefCell::new(file),
                on_disk: RefCell::default(),
                saves: RefCell::default(),
            }
        });
        editor.listen(place);
        editor.view.start_at("todo!(");
        editor.say("data-read", &editor.version());
        Ok(editor)
    }

    fn listen(self: &Rc<Editor>, place: &HtmlElement) {
        let editor = self.clone();
        dom::on(place, "click", move |event| {
            match action(&event).as_deref() {
                Some("save") => editor.save(false),
                Some("keep-mine") => editor.save(true),
                Some("take-theirs") => editor.take_file_on_disk(),
                _ => {}
            }
        });
        // The book has shortcuts of its own.
        dom::on(place, "keydown", |event| event.stop_propagation());
        let editor = self.clone();
        dom::on(&dom::window(), "beforeunload", move |event| {
            if editor.is_changed() {
                event.prevent_default();
            }
        });
    }

    /// Hears news about the step.
    pub fn hear(self: &Rc<Editor>, step: &Step) {
        let is_seen = step.version == self.version();
        match step.state.as_str() {
            "error" if is_seen && !self.is_changed() => self.bundle.mark(&self.view, &step.places),
            "ready" => self.bundle.mark(&self.view, &Array::new()),
            _ => {}
        }
        if !is_seen || self.on_disk.borrow().is_some() {
            spawn_local(self.clone().look());
        }
    }

    fn version(&self) -> String {
        self.last_read.borrow().version.clone()
    }

    fn is_changed(&self) -> bool {
        self.view.text() != self.last_read.borrow().text
    }

    fn say(&self, which: &str, value: &str) {
        self.say_words(&fill(&self.state, which, value));
    }

    fn say_words(&self, words: &str) {
        self.state.set_text_content(Some(words));
    }

    fn note_change(&self) {
        if self.on_disk.borrow().is_none() && self.is_changed() {
            self.say("data-changed", "");
        }
    }

    fn save(self: &Rc<Editor>, over_other_changes: bool) {
        let mut saves = self.saves.borrow_mut();
        saves.push_back(over_other_changes);
        if saves.len() > 1 {
            return;
        }
        let editor = self.clone();
        spawn_local(async move {
            loop {
                let next = editor.saves.borrow().front().copied();
                let Some(over_other_changes) = next else {
                    return;
                };
                editor.send(over_other_changes).await;
                editor.saves.borrow_mut().pop_front();
            }
        });
    }

    async fn send(&self, over_other_changes: bool) {
        let text = self.view.text();
        self.say("data-saving", "");
        let body = [
            ("text", text.as_str().into()),
            ("seen", self.version().into()),
            ("over_other_changes", over_other_changes.into()),
        ];
        let reply = match self.exercise.send("PUT", "", &body).await {
            Ok(reply) => reply,
            // Nothing is lost: the text is still here.
            Err(words) => return self.say_words(&words),
        };
        if reply.is_conflict {
            return self.differ(Source::of(&reply.data));
        }
        let version = reply.data.version().unwrap_or_default();
        self.settle(Source {
            text,
            version: version.clone(),
        });
        match reply.data.saved() {
            Some(copy) => self.say("data-kept", &copy),
            None if self.is_changed() => self.say("data-changed", ""),
            None => self.say("data-saved", &version),
        }
    }

    /// The page and the file have this version.
    fn settle(&self, file: Source) {
        self.last_read.replace(file);
        self.on_disk.take();
        self.conflict.set_hidden(true);
    }

    /// The file on disk has changed, and so has the text in the page.
    fn differ(&self, file: Source) {
        self.on_disk.replace(Some(file));
        self.conflict.set_hidden(false);
        self.say("data-differs", "");
    }

    fn take_file_on_disk(&self) {
        let file = self.on_disk.take();
        if let Some(file) = file {
            self.take(file);
        }
    }

    /// Takes the text of the file. Undo restores the old text.
    fn take(&self, file: Source) {
        let version = file.version.clone();
        let is_new = self.view.text() != file.text;
        let text = file.text.clone();
        self.settle(file);
        if is_new {
            self.view.replace(&text);
        }
        self.say("data-read", &version);
    }

    /// Looks at the file on disk.
    async fn look(self: Rc<Editor>) {
        let before = self.version();
        let file = match self.exercise.send("GET", "", &[]).await {
            Ok(reply) => Source::of(&reply.data),
            Err(words) => return self.say_words(&words),
        };
        // A save may have come between.
        if before != self.version() {
            return;
        }
        if file.version == before {
            // The file has the version again that this page has seen.
            if self.on_disk.borrow().is_some() {
                let last_read = self.last_read.borrow().clone();
                self.settle(last_read);
            }
            if self.is_changed() {
                self.say("data-changed", "");
            }
        } else if file.text == self.view.text() {
            self.settle(file);
        } else if self.is_changed() {
            self.differ(file);
        } else {
            self.take(file);
        }
    }
}
