//! The exercise panel: runs the learner's code with all checks of the step, and shows the report.

mod view;

use checks::bench::{Answer, Work};
use checks::{Fingerprints, Language, Verdict};

use crate::attributes::read_fingerprints;
use crate::text::{Label, label};
use crate::{BuildStatus, Code, Event, Node, Options, Request, Scene};

#[cfg(feature = "practice")]
pub(crate) use view::judged;

const LANGUAGE: Language = Language::English;

/// What the panel shows.
#[derive(Debug, Clone)]
pub(crate) enum Shown {
    /// Nothing yet.
    Nothing,
    /// Words about a version that can't be checked: `error` or `trouble`, a heading, and details.
    Words(&'static str, Label, String),
    /// The verdict.
    Verdict(Box<Verdict>),
}

/// The panel's report. It exists only if the local server builds code.
#[derive(Debug, Clone)]
pub(crate) struct Panel {
    step: String,
    mistakes: Vec<Fingerprints>,
    /// The page's file name.
    pub(crate) page: String,
    number: u32,
    /// The newest module and its version, until its report is there.
    pub(crate) waiting: Option<(String, String)>,
    pub(crate) building: bool,
    pub(crate) shown: Shown,
    /// The version of the shown report.
    pub(crate) version: String,
}

impl Panel {
    /// The panel as the page opens it.
    pub(crate) fn open(options: &Options) -> Option<Box<dyn Scene>> {
        options.find("live")?;
        Some(Box::new(Panel {
            step: options.find("exercise")?.to_owned(),
            mistakes: read_fingerprints(options.get("fingerprints")),
            page: options.get("page").to_owned(),
            number: 0,
            waiting: None,
            building: false,
            shown: Shown::Nothing,
            version: String::new(),
        }))
    }

    fn hear(&mut self, heard: BuildStatus<'_>) {
        self.building = heard.state == "building";
        self.waiting = None;
        match heard.state {
            "building" => {}
            "ready" if !heard.module.is_empty() => {
                self.waiting = Some((heard.module.to_owned(), heard.version.to_owned()));
                self.number += 1;
            }
            "error" => self.say("error", Label::CompilerSays, heard.message, heard.version),
            _ => self.say("trouble", Label::Trouble, heard.message, ""),
        }
    }

    fn say(&mut self, state: &'static str, heading: Label, message: &str, version: &str) {
        self.shown = Shown::Words(state, heading, message.to_owned());
        version.clone_into(&mut self.version);
    }
}

impl Scene for Panel {
    fn view(&self) -> Node {
        view::view(self)
    }

    fn act(&mut self, event: &Event<'_>) {
        match event {
            // `chosen` changes the figures' modules only. The report is about this step alone.
            Event::Build(heard) if heard.state != "chosen" => self.hear(*heard),
            _ => {}
        }
    }

    fn request(&self) -> Option<Request> {
        let (module, _) = self.waiting.as_ref()?;
        Some(Request {
            number: self.number,
            code: Code::Module(module.clone()),
            work: Work::Check {
                step: self.step.clone(),
                mistakes: self.mistakes.clone(),
            },
        })
    }

    fn answer(&mut self, number: u32, answer: Result<Answer, String>) {
        if number != self.number {
            return;
        }
        let Some((_, version)) = self.waiting.take() else {
            return;
        };
        match answer {
            Ok(Answer::Verdict(verdict)) => {
                self.shown = Shown::Verdict(verdict);
                self.version = version;
            }
            Ok(_) => {}
            Err(trouble) => self.say("trouble", Label::LoadFailed, &trouble, &version),
        }
    }
}

/// A label in the panel's language.
pub(crate) fn say(which: Label) -> &'static str {
    label(which, LANGUAGE)
}

/// A group of checks, and whether it passed.
pub(crate) fn group(name: &str, passed: bool) -> String {
    crate::text::panel_group(name, passed, LANGUAGE)
}

/// The version of the shown report.
pub(crate) fn say_version(version: &str) -> String {
    crate::text::panel_version(version, LANGUAGE)
}
