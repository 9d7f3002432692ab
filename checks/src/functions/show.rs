//! Not a function of a step: the picture of the course's window after some keys, for the command `show`.

use serde::{Deserialize, Serialize};
use steps::{Answers, Key, Screen, Square, Stage, Window};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Trouble};
use crate::questions::{Line, Read};
use crate::wire::remote;
use crate::{Language, Value};

/// A picture of the course's window.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Show {
    /// The step that the program has reached.
    pub step: u32,
    /// The keys that are pressed before the picture is taken.
    #[serde(with = "remote")]
    pub keys: Vec<Key>,
}

impl Arguments for Show {
    const PARAMETERS: Parameters = Parameters::NONE;

    fn read(line: &Line) -> Read<Vec<Show>> {
        Err(line.wrong())
    }

    fn choose(_choices: &Choices, _square: Square) -> Result<Show, Trouble> {
        Err(Trouble::NoSquare)
    }
}

impl ReadArguments for Show {}

impl Function for Show {
    fn name() -> &'static str {
        "show"
    }

    fn answer(&self, answers: &Answers) -> Value {
        let mut window = Window::setup(*answers, Stage::of_step(self.step));
        for key in &self.keys {
            window.on_key(*key);
        }
        let mut screen = Screen::for_board();
        window.render(&mut screen);
        Value::Screen(screen)
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("show({})", self.step)
    }
}
