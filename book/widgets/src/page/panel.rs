//! The exercise panel: what the reader's code answers to all questions of the step.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use checks::wire::{decode_list, decode_verdict, encode_to_judge};
use checks::{Fingerprints, Language, ToJudge, Verdict};
use web_sys::Element;

use super::live::LiveEvent;
use super::{asker, dom, live};
use crate::text::{self, Label, label};

const LANGUAGE: Language = Language::English;

/// The key under which the judge is asked, and that of the reader's code.
const JUDGE: &str = "judge";
const YOURS: &str = "panel";

struct Panel {
    step: String,
    verdict: Element,
    judge: String,
    mistakes: Vec<Fingerprints>,
    /// The calls of the step, once they are known.
    calls: RefCell<Option<Vec<Vec<u8>>>>,
    /// Counts what was heard; only the newest may be shown.
    newest: Cell<u32>,
}

/// Fills the panel's verdict, where the local server is there to build code.
pub fn mount(section: &Element) {
    let attribute = |name: &str| section.get_attribute(name);
    let (Some(base), Some(assets), Some(step)) = (
        attribute("data-live"),
        attribute("data-assets"),
        attribute("data-exercise"),
    ) else {
        return;
    };
    let Ok(Some(verdict)) = section.query_selector("[data-verdict]") else {
        return;
    };
    let _ = section.class_list().add_1("is-live");
    let panel = Rc::new(Panel {
        step: step.clone(),
        verdict,
        judge: format!("{assets}judge.wasm"),
        mistakes: read_fingerprints(&attribute("data-fingerprints").unwrap_or_default()),
        calls: RefCell::new(None),
        newest: Cell::new(0),
    });
    live::subscribe(&base, &step, move |event| panel.hear(event));
}

/// The fingerprints of the step's mistakes, as the build wrote them down: `C05:0a1b-2c3d`, with one number for
/// each function.
fn read_fingerprints(written: &str) -> Vec<Fingerprints> {
    let numbers = |numbers: &str| {
        numbers
            .split('-')
            .filter_map(|number| u64::from_str_radix(number, 16).ok())
            .collect()
    };
    written
        .split(',')
        .filter_map(|entry| Some(numbers(entry.split_once(':')?.1)))
        .collect()
}

impl Panel {
    fn hear(self: &Rc<Self>, event: &LiveEvent) {
        if event.state == "chosen" {
            // Another module for the figures: the verdict is about the step alone.
            return;
        }
        let number = self.newest.get() + 1;
        self.newest.set(number);
        match (event.state.as_str(), &event.module) {
            ("building", _) => {
                dom::set(&self.verdict, "data-state", "building");
                if self.verdict.child_element_count() == 0 {
                    let words = label(Label::Building, LANGUAGE);
                    dom::add(&self.verdict, "p", "verdict-headline", words);
                }
                // While the compiler works, the judge works out the right answers.
                self.ask_for_calls(|_| {});
            }
            ("ready", Some(module)) => self.ask_questions(number, module, &event.version),
            ("error", _) => {
                let heading = label(Label::CompilerSays, LANGUAGE);
                self.show_words("error", heading, &event.message, &event.version);
            }
            _ => {
                let heading = label(Label::Trouble, LANGUAGE);
                self.show_words("trouble", heading, &event.message, "");
            }
        }
    }

    /// Gets the questions from the judge, puts them to the reader's module, and has the replies judged.
    fn ask_questions(self: &Rc<Self>, number: u32, module: &str, version: &str) {
        let known = self.calls.borrow().clone();
        let (panel, module) = (self.clone(), module.to_owned());
        let (version, asked) = (version.to_owned(), version.to_owned());
        let put = move |calls: Vec<Vec<u8>>| {
            let judge = panel.clone();
            asker::ask_bytes(&module, -1, calls, YOURS, move |replies| match replies {
                Ok(replies) => judge.have_judged(number, replies, version),
                Err(trouble) => judge.show_trouble(number, &trouble, &version),
            });
        };
        if let Some(calls) = known {
            return put(calls);
        }
        let panel = self.clone();
        self.ask_for_calls(move |calls| match calls {
            Ok(calls) => {
                if panel.newest.get() == number {
                    put(calls);
                }
            }
            Err(trouble) => panel.show_trouble(number, &trouble, &asked),
        });
    }

    /// Gets the questions from the judge and keeps them.
    fn ask_for_calls(self: &Rc<Self>, then: impl FnOnce(Result<Vec<Vec<u8>>, String>) + 'static) {
        let panel = self.clone();
        let request = ToJudge::Calls {
            step: self.step.clone(),
        };
        self.ask_judge(request, move |answer| {
            let calls =
                answer.and_then(|bytes| decode_list(&bytes).map_err(|error| error.to_string()));
            if let Ok(calls) = &calls {
                *panel.calls.borrow_mut() = Some(calls.clone());
            }
            then(calls);
        });
    }

    fn have_judged(self: &Rc<Self>, number: u32, replies: Vec<Vec<u8>>, version: String) {
        let panel = self.clone();
        let request = ToJudge::Replies {
            step: self.step.clone(),
            mistakes: self.mistakes.clone(),
            replies,
        };
        self.ask_judge(request, move |answer| {
            let verdict =
                answer.and_then(|bytes| decode_verdict(&bytes).map_err(|error| error.to_string()));
            match verdict {
                Ok(verdict) if panel.newest.get() == number => {
                    panel.show_verdict(&verdict, &version);
                }
                Ok(_) => {}
                Err(trouble) => panel.show_trouble(number, &trouble, &version),
            }
        });
    }

    fn ask_judge(&self, request: ToJudge, then: impl FnOnce(Result<Vec<u8>, String>) + 'static) {
        let request = encode_to_judge(&request);
        asker::ask_bytes(&self.judge, -1, vec![request], JUDGE, |answers| {
            then(answers.map(|mut answers| answers.pop().unwrap_or_default()));
        });
    }

    /// Says what kept the questions from being asked, unless something newer was heard.
    fn show_trouble(&self, number: u32, trouble: &str, version: &str) {
        if self.newest.get() == number {
            let heading = label(Label::LoadFailed, LANGUAGE);
            self.show_words("trouble", heading, trouble, version);
        }
    }

    /// Empties the verdict for the next one. What is said of a version names it.
    fn begin(&self, state: &str, version: &str) {
        dom::set(&self.verdict, "data-state", state);
        dom::set(&self.verdict, "data-version", version);
        self.verdict.set_text_content(None);
    }

    fn show_words(&self, state: &str, heading: &str, message: &str, version: &str) {
        self.begin(state, version);
        dom::add(&self.verdict, "p", "verdict-headline", heading);
        self.show_pre(message);
        self.show_version(version);
    }

    fn show_pre(&self, message: &str) {
        if !message.is_empty() {
            let pre = dom::add(&self.verdict, "pre", "verdict-text", message.trim_end());
            dom::set(&pre, "tabindex", "0");
        }
    }

    fn show_version(&self, version: &str) {
        if !version.is_empty() {
            let line = format!("{} {version}", label(Label::Version, LANGUAGE));
            dom::add(&self.verdict, "p", "verdict-version", &line);
        }
    }

    fn show_verdict(&self, verdict: &Verdict, version: &str) {
        let place = &self.verdict;
        self.begin(if verdict.passed { "passed" } else { "failed" }, version);
        dom::add(place, "p", "verdict-headline", &verdict.headline);
        let list = dom::add(place, "ul", "verdict-groups", "");
        for (name, passed) in &verdict.groups {
            let line = text::panel_group(name, *passed, LANGUAGE);
            let item = dom::add(&list, "li", "", &line);
            let passed = if *passed { "true" } else { "false" };
            dom::set(&item, "data-passed", passed);
        }
        if verdict.has_boards {
            self.show_pre(&verdict.words);
        } else {
            dom::add(place, "p", "", &verdict.words);
        }
        self.show_pictures(&verdict.pictures);
        if let Some((id, words)) = &verdict.mistake {
            let paragraph = dom::add(place, "p", "verdict-mistake", words.trim_end());
            dom::set(&paragraph, "data-mistake", id);
        }
        if !verdict.advice.is_empty() {
            dom::add(place, "p", "verdict-advice", verdict.advice.trim_end());
        }
        self.show_link(&verdict.link, Label::WalkIt, Label::WalkItThere);
        self.show_link(&verdict.replay, Label::OpenHere, Label::OpenThere);
        self.show_version(version);
    }

    /// The picture that is expected, and the one that was drawn.
    fn show_pictures(&self, pictures: &[String]) {
        let [expected, yours] = pictures else {
            return;
        };
        let pair = dom::add(&self.verdict, "div", "before-after", "");
        for (name, svg) in [(Label::Expected, expected), (Label::YourPicture, yours)] {
            let side = dom::add(&pair, "div", "", "");
            dom::add(&side, "p", "", label(name, LANGUAGE));
            // The SVG is written by `steps`, with every text in it escaped.
            dom::add(&side, "div", "", "").set_inner_html(svg);
        }
    }

    /// A link, in words for this page or for another one.
    fn show_link(&self, link: &str, here: Label, there: Label) {
        if link.is_empty() {
            return;
        }
        // On its own page a link need not load the page again.
        let own_page = dom::document()
            .location()
            .and_then(|location| location.pathname().ok())
            .and_then(|path| path.rsplit('/').next().map(str::to_owned));
        let own_page = own_page.filter(|page| !page.is_empty());
        let fragment = own_page.and_then(|page| link.strip_prefix(page.as_str()));
        let (words, target) = match fragment {
            Some(fragment) => (here, fragment),
            None => (there, link),
        };
        let paragraph = dom::add(&self.verdict, "p", "", "");
        let anchor = dom::add(&paragraph, "a", "", label(words, LANGUAGE));
        dom::set(&anchor, "href", target);
    }
}
