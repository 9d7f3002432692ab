//! `parse_square(text)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Board, Square, square_name};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, Trouble};
use crate::questions::{Line, Read};
use crate::{Failure, Language, Value};

/// A call of `parse_square`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ParseSquare {
    /// The text.
    pub text: String,
}

impl Arguments for ParseSquare {
    const PARAMETERS: Parameters = Parameters {
        fields: &[(FieldKind::Text, "D3")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<ParseSquare>> {
        match line.arguments()? {
            ["every name"] => {
                let names = Board::empty(8).squares().map(square_name);
                Ok(names.map(|text| ParseSquare { text }).collect())
            }
            [text] => Ok(vec![ParseSquare {
                text: line.quoted(text)?,
            }]),
        }
    }

    fn choose(choices: &Choices, _square: Square) -> Result<ParseSquare, Trouble> {
        let text = choices.text(FieldKind::Text)?;
        Ok(ParseSquare { text })
    }
}

impl ReadArguments for ParseSquare {
    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        chosen.set(FieldKind::Text, &self.text);
        Some(())
    }
}

impl Function for ParseSquare {
    fn name() -> &'static str {
        "parse_square"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Square((answers.parse_square)(&self.text))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("parse_square({:?})", self.text)
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        match steps::parse_square(&self.text) {
            None => vec!["This isn't the name of a square. A name is a letter from a to h and a digit from 1 to 8.".to_owned()],
            Some(_) => Vec::new(),
        }
    }
}
