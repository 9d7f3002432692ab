//! `move_cursor(cursor, key)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Key, Square};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, Shown, Trouble};
use crate::questions::{Line, Read};
use crate::wire::remote;
use crate::{Failure, Language, Value};

/// A call of `move_cursor`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveCursor {
    /// Where the cursor is.
    #[serde(with = "remote")]
    pub cursor: Square,
    /// The key that is pressed.
    #[serde(with = "remote")]
    pub key: Key,
}

impl Arguments for MoveCursor {
    const PARAMETERS: Parameters = Parameters {
        square: true,
        fields: &[(FieldKind::Key, "up")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<MoveCursor>> {
        let [squares, key] = line.arguments()?;
        let key = line.parse(key)?;
        let squares = line.squares(squares)?.into_iter();
        Ok(squares.map(|cursor| MoveCursor { cursor, key }).collect())
    }

    fn choose(choices: &Choices, square: Square) -> Result<MoveCursor, Trouble> {
        Ok(MoveCursor {
            cursor: square,
            key: choices.parse(FieldKind::Key)?,
        })
    }
}

impl ReadArguments for MoveCursor {
    fn chosen_square(&self) -> Option<Square> {
        Some(self.cursor)
    }

    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        chosen.set(FieldKind::Key, self.key);
        Some(())
    }
}

impl Function for MoveCursor {
    fn name() -> &'static str {
        "move_cursor"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Square(Some((answers.move_cursor)(self.cursor, self.key)))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("move_cursor({}, {:?})", self.cursor, self.key)
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let is_arrow = matches!(self.key, Key::Up | Key::Down | Key::Left | Key::Right);
        let stays = failure.expected == Value::Square(Some(self.cursor));
        match (is_arrow, stays) {
            (true, true) => vec!["At the edge, the cursor stays where it is.".to_owned()],
            (false, _) => {
                vec!["This key isn't an arrow, so the cursor stays where it is.".to_owned()]
            }
            (true, false) => Vec::new(),
        }
    }

    fn mark(&self, shown: &mut Shown, value: &Value) {
        if let Value::Square(Some(square)) = value {
            shown.choose(*square, square.to_string());
        }
    }
}
