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

mod getters;

/// The progress of the newest change.
#[derive(Debug, Clone)]
enum Stage {
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
    at: Setting,
    function: String,
    values: Vec<(String, String)>,
    subject: Subject,
    /// The call of a link, and its answer.
    link: Option<(Asked, Reply)>,
    stage: Stage,
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
            at: Setting::new(opened),
            values: Vec::new(),
            subject: match live {
                true => Subject::Yours,
                false => Subject::Reference,
            },
            link: None,
            stage: Stage::Asleep,
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
        matches!(self.stage, Stage::Asleep)
    }

    /// The current request. The figure ignores answers to older ones.
    pub fn request(&self) -> Option<Request> {
        let (code, work) = match &self.stage {
            Stage::Asleep | Stage::Done => return None,
            Stage::Opening(address) => (
                Code::Model,
                Work::OpenReplay {
                    step: self.step.clone(),
                    address: address.clone(),
                },
            ),
            Stage::Asking => {
                let reply = match (self.subject, &self.link) {
                    (Subject::Link, Some((_, reply))) => Some(reply.clone()),
                    _ => None,
                };
                let asked = self.asked();
                let code = self.subject.code(&self.mistakes);
                (code, Work::Ask { asked, reply })
            }
            Stage::AskingModel => {
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
        match (&self.stage, answer) {
            (Stage::Opening(_), Ok(Answer::Opened(opened))) => self.take_opened(opened),
            (Stage::Asking | Stage::AskingModel, Ok(Answer::Asked { plan, comparison })) => {
                self.plan = plan;
                self.take_comparison(comparison);
            }
            (Stage::Asking, Err(trouble)) if self.subject != Subject::Reference => {
                // The figure can still show the model answer.
                self.not_asked = Some(text::could_not_ask(&trouble, self.language));
                self.go_on(Stage::AskingModel);
            }
            (_, Err(trouble)) => self.fail(text::could_not_ask(&trouble, self.language)),
            (_, Ok(_)) => self.fail(text::ask::judge_lost(self.language)),
        }
        true
    }

    /// Says why there is no answer.
    fn fail(&mut self, trouble: String) {
        if !matches!(self.stage, Stage::Opening(_)) {
            // Old marks don't belong to this call.
            self.comparison = None;
        }
        self.go_on(Stage::Done);
        self.say(Tone::Wrong, trouble);
    }

    fn take_opened(&mut self, opened: OpenedReplay) {
        if let Some(reply) = opened.reply {
            self.link = Some((opened.asked, reply));
            self.open_link();
        } else {
            self.refused = Some(opened.trouble);
            // A request from before the link may still need its answer.
            self.go_on(Stage::Asking);
        }
    }

    fn take_comparison(&mut self, comparison: Option<Comparison>) {
        self.go_on(Stage::Done);
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

    fn go_on(&mut self, stage: Stage) {
        self.stage = stage;
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
        self.go_on(Stage::Asking);
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
        let position = position(self.at.board, self.at.player, self.at.square);
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
        let opening = matches!(self.stage, Stage::Opening(_));
        if self.subject == Subject::Yours && !opening {
            self.walked = 0;
            // The reader's code doesn't change the error of a link.
            let refused = self.refused.take();
            self.ask_again();
            self.refused = refused;
        }
    }

    /// Chooses the code to compare with the model answer.
    pub fn choose_subject(&mut self, subject: Subject) {
        self.subject = subject;
        if subject == Subject::Link {
            self.open_link();
        } else {
            self.walked = 0;
            if let Some(comparison) = &mut self.comparison {
                // Don't show the old code's answer under the new heading.
                comparison.sides.truncate(1);
                comparison.words.clear();
                comparison.link.clear();
            }
            self.ask_again();
        }
    }

    /// Chooses the function.
    pub fn choose_function(&mut self, function: &str) {
        if self.functions.iter().any(|known| known == function) {
            self.function = function.to_owned();
            self.plan = Plan::default();
            self.changed(false);
        }
    }

    /// Sets the value of a field.
    pub fn set_value(&mut self, name: &str, value: &str) {
        match self.values.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.values.push((name.to_owned(), value.to_owned())),
        }
        // Show the choice before the bench confirms it.
        if let Some(field) = self.plan.fields.iter_mut().find(|field| field.name == name) {
            value.clone_into(&mut field.value);
        }
        self.changed(true);
    }

    /// Adds an action to the game: a square, `undo` or `restart`. `reset` removes all actions.
    pub fn act(&mut self, action: &str) {
        const ACTIONS: &str = "actions";
        let known = self.values.iter().find(|(name, _)| name == ACTIONS);
        let before = known.map_or("", |(_, actions)| actions.trim());
        let actions = match action {
            "reset" => String::new(),
            _ => format!("{before} {action}"),
        };
        self.set_value(ACTIONS, actions.trim());
    }

    /// Handles a chosen square: edits it, plays it in a game, or makes it the square of the call.
    pub fn choose(&mut self, square: Square) {
        if self.plan.plays {
            self.act(&square.to_string());
        } else if !self.at.board.contains(square) {
            let words = text::not_on_board(square, self.at.board.size(), self.language);
            self.answer_reader(Tone::Wrong, words);
        } else if self.at.edit {
            self.at.cycle(square);
            self.changed(false);
        } else {
            self.at.square = Some(square);
            self.changed(true);
        }
    }

    /// Handles a typed square.
    pub fn choose_named(&mut self, name: &str) {
        match name.parse::<Square>() {
            Ok(square) => self.choose(square),
            Err(error) => self.answer_reader(Tone::Wrong, text::sentence(&error.to_string())),
        }
    }

    /// Sets the side to move.
    pub fn choose_player(&mut self, player: steps::Disc) {
        self.at.player = player;
        self.changed(false);
    }

    /// Chooses a board of the menu.
    pub fn choose_board(&mut self, choice: BoardChoice) {
        let square = self.at.square;
        if self.at.choose_board(choice).is_some() {
            self.keep_square(square);
            self.changed(false);
        }
    }

    /// Opens a pasted board, game or link. An unreadable one gets a message and changes nothing.
    pub fn paste(&mut self, pasted: &str) {
        let address = behind_hash(pasted);
        if address.starts_with("replay=") {
            return self.open_replay(address);
        }
        let square = self.at.square;
        match self.at.paste(pasted) {
            Ok(_) => {
                self.keep_square(square);
                self.changed(false);
            }
            Err(error) => {
                let words = text::paste_refused(&error.to_string(), self.language);
                self.answer_reader(Tone::Wrong, words);
            }
        }
    }

    /// Keeps the old square if the new position has none.
    fn keep_square(&mut self, square: Option<Square>) {
        let square = self.at.square.or(square);
        self.at.square = square.filter(|square| self.at.board.contains(*square));
    }

    /// Turns editing on or off.
    pub fn toggle_edit(&mut self) {
        self.at.edit = !self.at.edit;
        if self.at.edit {
            self.answer_reader(Tone::Plain, text::editing(self.language));
        } else {
            self.ask_again();
        }
    }

    /// Opens a link with an answer. An unreadable one gets a message and changes nothing.
    pub fn open_replay(&mut self, address: &str) {
        self.refused = None;
        self.go_on(Stage::Opening(address.to_owned()));
    }

    fn open_link(&mut self) {
        let Some((asked, _)) = &self.link else {
            return;
        };
        if let Ok(position) = asked.position.parse() {
            self.at.set(BoardChoice::Own, position);
        }
        self.function.clone_from(&asked.function);
        self.values.clone_from(&asked.values);
        self.subject = Subject::Link;
        self.comparison = None;
        self.walked = 0;
        self.ask_again();
    }

    /// Goes one read forward or back.
    pub fn walk(&mut self, forward: bool) {
        let last = self.comparison.as_ref().map_or(0, |all| all.walk.len());
        self.walked = match forward {
            true => (self.walked + 1).min(last),
            false => self.walked.saturating_sub(1),
        };
    }
}
