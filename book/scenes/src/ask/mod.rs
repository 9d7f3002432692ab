//! "Ask any position" as a scene: it sends the reader's actions to the model and makes the view.

mod model;
mod view;

pub use model::AskModel;

use checks::Language;
use checks::bench::Answer;
use steps::Disc;

use crate::attributes::read_mistakes;
use crate::position_controls::PositionControls;
use crate::setting::opened_position;
use crate::{BoardChoice, BuildStatus, Event, Node, Options, Request, Scene, Subject, text};

/// The field whose options are keys. Its name is also the prefix of their buttons' actions.
pub(crate) const KEY: &str = "key";

/// The scene of "Ask any position".
pub(crate) struct AskScene {
    pub(crate) model: AskModel,
    /// Whether the figure can run the reader's code.
    pub(crate) live: bool,
    pub(crate) controls: PositionControls,
    /// Whether the reader's last action was a step through the reads.
    pub(crate) stepping: bool,
}

impl AskScene {
    /// Opens the figure with the page's options.
    pub(crate) fn open(options: &Options) -> Option<Box<dyn Scene>> {
        let functions = options.get("functions").split_whitespace();
        let live = options.find("live").is_some();
        let mut model = AskModel::new(
            options.get("exercise"),
            functions.map(str::to_owned).collect(),
            opened_position(options)?,
            read_mistakes(options.get("mistakes")),
            live,
            Language::English,
        );
        if live {
            // The exercise panel loads the judge in any case.
            model.wake();
        }
        Some(Box::new(AskScene {
            model,
            live,
            controls: PositionControls::default(),
            stepping: false,
        }))
    }

    fn press(&mut self, action: &str) {
        let model = &mut self.model;
        if let Some(key) = action.strip_prefix("key-") {
            return model.set_value(KEY, key);
        }
        match action {
            "step" | "back" => model.walk(action == "step"),
            "undo" | "restart" | "reset" => model.act(action),
            "edit" => model.toggle_edit(),
            "choose-square" => model.choose_named(&self.controls.typed),
            "open" => model.paste(&self.controls.pasted),
            _ => {}
        }
    }

    fn set(&mut self, name: &str, value: &str) {
        let model = &mut self.model;
        if self.controls.set(name, value) {
            return;
        }
        match name {
            "position" => model.open_replay(value),
            "function" => model.choose_function(value),
            "board" => {
                if let Some(choice) = BoardChoice::named(value) {
                    model.choose_board(choice);
                }
            }
            "player" => {
                if let Some(player) = value.chars().next().and_then(Disc::from_letter) {
                    model.choose_player(player);
                }
            }
            "subject" => {
                if let Some(subject) = Subject::named(value, model.mistakes()) {
                    model.choose_subject(subject);
                }
            }
            name => model.set_value(name, value),
        }
    }
}

impl Scene for AskScene {
    fn view(&self) -> Node {
        view::view(self)
    }

    #[cfg(not(target_family = "wasm"))]
    fn still(&self) -> Node {
        view::still(&self.model)
    }

    fn act(&mut self, event: &Event<'_>) {
        self.stepping = matches!(event, Event::Press("step" | "back"));
        self.controls.copying.act(event);
        match *event {
            Event::Press(action) => self.press(action),
            Event::Set(name, value) => self.set(name, value),
            Event::Square(_, square) => self.model.choose(square),
            Event::Near => self.model.wake(),
            Event::Copied(_) => {
                if let Some((tone, words)) = self.controls.copying.words() {
                    self.model.tell(tone, &words);
                }
            }
            Event::Build(BuildStatus { module, .. }) if !module.is_empty() => {
                self.model.module_changed()
            }
            _ => {}
        }
    }

    fn request(&self) -> Option<Request> {
        self.model.request()
    }

    fn answer(&mut self, number: u32, answer: Result<Answer, String>) {
        let language = self.model.language();
        let answer = answer.map_err(|trouble| text::trouble(trouble, language));
        self.model.take(number, answer);
    }
}
