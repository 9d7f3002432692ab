//! The exercise panel: runs the learner's code with all checks of the step, and shows the report.

use checks::wire::{decode_list, decode_verdict, encode_to_judge};
use checks::{Fingerprints, Language, ToJudge, Verdict};
use figure::{Event, Live, Node, Options, Scene, Whose, Wish};

use crate::panel_view;
use crate::text::{Label, label};

const LANGUAGE: Language = Language::English;

/// The progress of checking the newest version.
#[derive(Debug, Clone)]
enum Stage {
    /// Nothing to do.
    Idle,
    /// The panel waits for the step's calls from the judge. This happens once per page.
    Calls,
    /// The learner's module runs the calls.
    Asking,
    /// The judge checks these replies.
    Judging(Vec<Vec<u8>>),
}

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
    /// The calls of the step, after the judge returned them.
    calls: Option<Vec<Vec<u8>>>,
    stage: Stage,
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
    pub(crate) fn open(options: Options<'_>) -> Option<Box<dyn Scene>> {
        options.find("live")?;
        Some(Box::new(Panel {
            step: options.find("exercise")?.to_owned(),
            mistakes: read_fingerprints(options.get("fingerprints")),
            page: options.get("page").to_owned(),
            calls: None,
            stage: Stage::Idle,
            number: 0,
            waiting: None,
            building: false,
            shown: Shown::Nothing,
            version: String::new(),
        }))
    }

    fn hear(&mut self, heard: Live<'_>) {
        self.building = heard.state == "building";
        self.waiting = None;
        match heard.state {
            // During the build, the judge computes the expected answers.
            "building" => self.go_on(match self.calls {
                None => Stage::Calls,
                Some(_) => Stage::Idle,
            }),
            "ready" if !heard.module.is_empty() => {
                self.waiting = Some((heard.module.to_owned(), heard.version.to_owned()));
                self.go_on(match self.calls {
                    None => Stage::Calls,
                    Some(_) => Stage::Asking,
                });
            }
            "error" => self.say("error", Label::CompilerSays, heard.message, heard.version),
            _ => self.say("trouble", Label::Trouble, heard.message, ""),
        }
    }

    fn go_on(&mut self, stage: Stage) {
        self.stage = stage;
        self.number += 1;
    }

    fn say(&mut self, state: &'static str, heading: Label, message: &str, version: &str) {
        self.go_on(Stage::Idle);
        self.shown = Shown::Words(state, heading, message.to_owned());
        version.clone_into(&mut self.version);
    }

    fn take(&mut self, answers: Result<Vec<Vec<u8>>, String>) -> Result<(), String> {
        let mut answers = answers?;
        let stage = std::mem::replace(&mut self.stage, Stage::Idle);
        match stage {
            Stage::Idle => {}
            Stage::Calls => {
                let bytes = answers.pop().unwrap_or_default();
                self.calls = Some(decode_list(&bytes).map_err(|error| error.to_string())?);
                if self.waiting.is_some() {
                    self.go_on(Stage::Asking);
                }
            }
            Stage::Asking => self.go_on(Stage::Judging(answers)),
            Stage::Judging(_) => {
                let bytes = answers.pop().unwrap_or_default();
                let verdict = decode_verdict(&bytes).map_err(|error| error.to_string())?;
                self.shown = Shown::Verdict(Box::new(verdict));
                if let Some((_, version)) = self.waiting.take() {
                    self.version = version;
                }
            }
        }
        Ok(())
    }
}

impl Scene for Panel {
    fn view(&self) -> Node {
        panel_view::view(self)
    }

    fn act(&mut self, event: &Event<'_>) {
        match event {
            // `chosen` changes the figures' modules only. The report is about this step alone.
            Event::Live(heard) if heard.state != "chosen" => self.hear(*heard),
            _ => {}
        }
    }

    fn wish(&self) -> Option<Wish> {
        let step = self.step.clone();
        let to_judge = |request| (Whose::Judge, vec![encode_to_judge(&request)]);
        let (whose, calls) = match &self.stage {
            Stage::Idle => return None,
            Stage::Calls => to_judge(ToJudge::Calls { step }),
            Stage::Asking => {
                let (module, _) = self.waiting.as_ref()?;
                (Whose::At(module.clone()), self.calls.clone()?)
            }
            Stage::Judging(replies) => to_judge(ToJudge::Replies {
                step,
                mistakes: self.mistakes.clone(),
                replies: replies.clone(),
            }),
        };
        Some(Wish {
            number: self.number,
            whose,
            calls,
        })
    }

    fn answer(&mut self, number: u32, answers: Result<Vec<Vec<u8>>, String>) {
        if number != self.number {
            return;
        }
        let Err(trouble) = self.take(answers) else {
            return;
        };
        // During a build, the panel hasn't run the learner's code yet.
        match self.waiting.take() {
            Some((_, version)) => self.say("trouble", Label::LoadFailed, &trouble, &version),
            None => self.go_on(Stage::Idle),
        }
    }
}

/// Parses the fingerprints of the step's mistakes: `C05:0a1b-2c3d`, with one number for each function.
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
