//! `flat_index(size, x, y)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Board, Square};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, Trouble};
use crate::questions::{Line, Read};
use crate::{Failure, Language, Value};

/// A call of `flat_index`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FlatIndex {
    /// The size of the board.
    pub size: i32,
    /// The column.
    pub x: i32,
    /// The row.
    pub y: i32,
}

impl Arguments for FlatIndex {
    const PARAMETERS: Parameters = Parameters {
        square: true,
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<FlatIndex>> {
        let [size, x, y] = line.arguments()?;
        Ok(vec![FlatIndex {
            size: line.parse(size)?,
            x: line.parse(x)?,
            y: line.parse(y)?,
        }])
    }

    fn choose(choices: &Choices, square: Square) -> Result<FlatIndex, Trouble> {
        Ok(FlatIndex {
            size: choices.board.size(),
            x: square.col,
            y: square.row,
        })
    }
}

impl ReadArguments for FlatIndex {
    fn chosen_square(&self) -> Option<Square> {
        Some(Square {
            row: self.y,
            col: self.x,
        })
    }

    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        let mut sizes = steps::SIDES.into_iter();
        chosen.board = Board::empty(sizes.find(|size| *size == self.size)?);
        Some(())
    }
}

impl Function for FlatIndex {
    fn name() -> &'static str {
        "flat_index"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Number((answers.flat_index)(self.size, self.x, self.y))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("flat_index({}, {}, {})", self.size, self.x, self.y)
    }

    /// The cells that come before a cell in a flat list.
    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let Language::English = language;
        let FlatIndex { size, x, y } = self;
        let rows = match y {
            0 => "No row comes before row 0.".to_owned(),
            1 => format!("One row of {size} cells comes before row 1."),
            _ => format!("{y} rows of {size} cells come before row {y}."),
        };
        let columns = match x {
            0 => "Column 0 is the first cell of its row.".to_owned(),
            1 => "In the row, one cell comes before column 1.".to_owned(),
            _ => format!("In the row, {x} cells come before column {x}."),
        };
        vec![format!("{rows} {columns}")]
    }
}
