//! The model of the figure "Ask any position", without a page.
//!
//! It keeps the reader's choices. Only the bench knows calls and answers, so each change causes a request.

use checks::bench::{Answer, Work};
use checks::{Asked, Comparison, Language, OpenedReplay, Plan, Reply};
use steps::{PositionAddress, Square, behind_hash};
use view::controls::Tone;
use view::position;

use crate::setting::Setting;
use crate::{BoardChoice, Code, KnownMistake, Request, Subject, text};

mod choices;
mod getters;

/// The progress of the newest change.
#[derive(Debug, Clone)]
enum Progress {
    /// The reader hasn't touched the figure, so nothing is loaded.
    Asleep,
    /// The bench reads a link.
    Opening(String),
    /// The bench runs the chosen code, and compares its reply with the model answer.
    Asking,
    /// The chosen code couldn't run, so the bench gives the model answer alone.
    AskingModel,
    /// The figure shows everything.
    Done,
}

/// The view model of "Ask any position".
#[derive(Debug, Clone)]
pub struct AskModel {
    language: Language,
    step: String,
    functions: Vec<String>,
    mistakes: Vec<KnownMistake>,
    live: bool,
    setting: Setting,
    function: String,
    values: Vec<(String, String)>,
    subject: Subject,
    /// The call of a link, and its answer.
    link: Option<(Asked, Reply)>,
    progress: Progress,
    number: u32,
    plan: Plan,
    comparison: Option<Comparison>,
    /// The number of reads that the reader has stepped through.
    walked: usize,
    message: String,
    tone: Tone,
    /// The error of a link. It stays until the reader's next action.
    refused: Option<String>,
    /// Why the calls couldn't run. It stays until there is a new answer.
    not_asked: Option<String>,
}

impl AskModel {
    /// A new figure. `live`: whether it can run the reader's code.
    pub fn new(
        step: &str,
        functions: Vec<String>,
        opened: PositionAddress,
        mistakes: Vec<KnownMistake>,
        live: bool,
        language: Language,
    ) -> AskModel {
        AskModel {
            language,
            step: step.to_owned(),
            function: functions.first().cloned().unwrap_or_default(),
            functions,
            mistakes,
            live,
            setting: Setting::new(opened),
            values: Vec::new(),
            subject: match live {
                true => Subject::Yours,
                false => Subject::Reference,
            },
            link: None,
            progress: Progress::Asleep,
            number: 0,
            plan: Plan::default(),
            comparison: None,
            walked: 0,
            message: text::ask::invitation(language),
            tone: Tone::Plain,
            refused: None,
            not_asked: None,
        }
    }

    /// Starts the requests, because the pointer or the focus entered the figure.
    pub fn wake(&mut self) {
        if self.is_asleep() {
            self.ask_again();
        }
    }

    /// Whether the reader hasn't touched the figure yet.
    pub fn is_asleep(&self) -> bool {
        matches!(self.progress, Progress::Asleep)
    }

    /// The current request. The figure ignores answers to older ones.
    pub fn request(&self) -> Option<Request> {
        let (code, work) = match &self.progress {
            Progress::Asleep | Progress::Done => return None,
            Progress::Opening(address) => (
                Code::Model,
                Work::OpenReplay {
                    step: self.step.clone(),
                    address: address.clone(),
                },
            ),
            Progress::Asking => {
                let reply = match (self.subject, &self.link) {
                    (Subject::Link, Some((_, reply))) => Some(reply.clone()),
                    _ => None,
                };
                let asked = self.asked();
                let code = self.subject.code(&self.mistakes);
                (code, Work::Ask { asked, reply })
            }
            Progress::AskingModel => {
                let asked = self.asked();
                (Code::Model, Work::Ask { asked, reply: None })
            }
        };
        Some(Request {
            number: self.number,
            code,
            work,
        })
    }

    /// Handles the answer to a request. Returns whether the request is still the newest.
    pub fn take(&mut self, number: u32, answer: Result<Answer, String>) -> bool {
        if number != self.number {
            return false;
        }
        match (&self.progress, answer) {
            (Progress::Opening(_), Ok(Answer::Opened(opened))) => self.take_opened(opened),
            (Progress::Asking | Progress::AskingModel, Ok(Answer::Asked { plan, comparison })) => {
                self.plan = plan;
                self.take_comparison(comparison);
            }
            (Progress::Asking, Err(trouble)) if self.subject != Subject::Reference => {
                // The figure can still show the model answer.
                self.not_asked = Some(text::could_not_ask(&trouble, self.language));
                self.go_on(Progress::AskingModel);
            }
            (_, Err(trouble)) => self.fail(text::could_not_ask(&trouble, self.language)),
            (_, Ok(_)) => self.fail(text::ask::judge_lost(self.language)),
        }
        true
    }

    /// Says why there is no answer.
    fn fail(&mut self, trouble: String) {
        if !matches!(self.progress, Progress::Opening(_)) {
            // Old marks don't belong to this call.
            self.comparison = None;
        }
        self.go_on(Progress::Done);
        self.say(Tone::Wrong, trouble);
    }

    fn take_opened(&mut self, opened: OpenedReplay) {
        if let Some(reply) = opened.reply {
            self.link = Some((opened.asked, reply));
            self.open_link();
        } else {
            self.refused = Some(opened.trouble);
            // A request from before the link may still need its answer.
            self.go_on(Progress::Asking);
        }
    }

    fn take_comparison(&mut self, comparison: Option<Comparison>) {
        self.go_on(Progress::Done);
        let Some(comparison) = comparison else {
            self.comparison = None;
            self.say(Tone::Wrong, self.plan.trouble.clone());
            return;
        };
        let alone = comparison.sides.len() < 2;
        let (tone, words) = match comparison.words.first() {
            _ if alone => (Tone::Plain, text::ask::alone(self.live, self.language)),
            Some(words) if comparison.agrees => (Tone::Right, words.clone()),
            Some(words) => (Tone::Wrong, words.clone()),
            None => (Tone::Plain, String::new()),
        };
        self.comparison = Some(comparison);
        self.walked = 0;
        self.say(tone, words);
    }

    fn go_on(&mut self, progress: Progress) {
        self.progress = progress;
        self.number += 1;
    }

    fn say(&mut self, tone: Tone, words: String) {
        self.tone = tone;
        self.message = words;
    }

    /// Shows a reply to the reader's action. It also clears the errors that stay otherwise.
    fn answer_reader(&mut self, tone: Tone, words: String) {
        self.refused = None;
        self.not_asked = None;
        self.say(tone, words);
    }

    /// Shows a message of the page about the reader's action.
    pub fn tell(&mut self, tone: Tone, words: &str) {
        self.answer_reader(tone, words.to_owned());
    }

    /// Starts the requests for the current choices.
    fn ask_again(&mut self) {
        self.refused = None;
        self.not_asked = None;
        self.go_on(Progress::Asking);
        let words = text::label(text::Label::Asking, self.language);
        self.say(Tone::Plain, words.to_owned());
    }

    /// Handles a change of the call. The answer of a link and the old marks don't belong to the new call.
    fn changed(&mut self, keeps_marks: bool) {
        if self.subject == Subject::Link {
            self.subject = match self.live {
                true => Subject::Yours,
                false => Subject::Reference,
            };
        }
        if !keeps_marks {
            self.comparison = None;
        }
        self.walked = 0;
        self.ask_again();
    }

    /// The reader's current choices.
    fn asked(&self) -> Asked {
        let position = position(self.setting.board, self.setting.player, self.setting.square);
        Asked {
            step: self.step.clone(),
            function: self.function.clone(),
            position: position.to_string(),
            values: self.values.clone(),
        }
    }

    /// Handles a new module of the reader.
    pub fn module_changed(&mut self) {
        // After opening, the link itself starts the next request.
        let opening = matches!(self.progress, Progress::Opening(_));
        if self.subject == Subject::Yours && !opening {
            self.walked = 0;
            // The reader's code doesn't change the error of a link.
            let refused = self.refused.take();
            self.ask_again();
            self.refused = refused;
        }
    }
}
