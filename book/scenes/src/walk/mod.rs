//! The walk as a scene: it sends the reader's actions to the model and makes the view.

mod fill;
mod model;
mod view;

pub use fill::{Fill, Guess};
pub use model::{Guessed, Meets, RowView, WalkKind, WalkModel};
pub(crate) use view::cells_board;

use checks::Language;
use checks::bench::Answer;
use steps::{Disc, direction_named};

use crate::attributes::read_mistakes;
use crate::position_controls::PositionControls;
use crate::setting::opened_position;
use crate::{BoardChoice, BuildStatus, Event, Node, Options, Request, Scene, Subject, text};

/// The predictions, with their actions.
pub(crate) const PREDICTIONS: [(&str, Meets); 4] = [
    ("predict-enemy", Meets::Enemy),
    ("predict-own", Meets::Own),
    ("predict-empty", Meets::Empty),
    ("predict-edge", Meets::Edge),
];

/// The scene of a walk.
pub(crate) struct WalkScene {
    pub(crate) model: WalkModel,
    /// Whether the figure can run the reader's code.
    pub(crate) live: bool,
    pub(crate) controls: PositionControls,
}

impl WalkScene {
    /// Opens the figure with the page's options.
    pub(crate) fn open(kind: WalkKind, options: &Options) -> Option<Box<dyn Scene>> {
        let mistakes = options.find("mistakes").map(read_mistakes);
        Some(Box::new(WalkScene {
            model: WalkModel::new(kind, opened_position(options)?, mistakes, Language::English),
            live: options.find("live").is_some(),
            controls: PositionControls::default(),
        }))
    }

    fn press(&mut self, action: &str) {
        let model = &mut self.model;
        if let Some((_, meets)) = PREDICTIONS.iter().find(|(name, _)| *name == action) {
            return model.predict(*meets);
        }
        if let Some(direction) = action.strip_prefix("face-").and_then(direction_named) {
            return model.choose_direction(direction);
        }
        match action {
            "step" => model.step(),
            "walk-all" => model.walk_all(),
            "reset" => model.reset(),
            "edit" => model.toggle_edit(),
            "fill" => model.toggle_fill(),
            "compare" => model.compare(),
            "answer-yes" | "answer-no" => model.answer_question(action == "answer-yes"),
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
        if let Some(direction) = name.strip_prefix("guess-").and_then(direction_named) {
            return model.guess(direction, Guess::named(value));
        }
        match name {
            "position" => model.open_address(value),
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
                let mistakes = model.mistakes().unwrap_or_default();
                if let Some(subject) = Subject::named(value, mistakes) {
                    model.choose_subject(subject);
                }
            }
            _ => {}
        }
    }
}

impl Scene for WalkScene {
    fn view(&self) -> Node {
        view::view(self)
    }

    #[cfg(not(target_family = "wasm"))]
    fn still(&self) -> Node {
        view::still(&self.model)
    }

    fn act(&mut self, event: &Event<'_>) {
        self.controls.copying.act(event);
        match *event {
            Event::Press(action) => self.press(action),
            Event::Set(name, value) => self.set(name, value),
            Event::Square(_, square) => self.model.choose(square),
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
        let replies = match answer {
            Ok(Answer::Replies(replies)) => Ok(replies),
            Ok(_) => return,
            Err(trouble) => Err(text::trouble(trouble, self.model.language())),
        };
        self.model.take_replies(number, replies);
    }
}
