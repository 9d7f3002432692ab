//! `shifted(bits, direction)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Bits, Disc, Square, bit_of, compass};

use super::{Arguments, Boards, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, Trouble};
use crate::questions::{Line, Read};
use crate::text::bits::{drawn, first_difference};
use crate::text::picture::side_by_side;
use crate::{Failure, Language, Value};

/// A call of `shifted`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shifted {
    /// The bits.
    pub bits: u64,
    /// The direction to shift in.
    pub direction: (i32, i32),
}

impl Arguments for Shifted {
    /// A reader chooses one side's discs of a position.
    const PARAMETERS: Parameters = Parameters {
        board: true,
        player: true,
        fields: &[(FieldKind::Direction, "NE")],
        ..Parameters::NONE
    };

    fn read(line: &Line) -> Read<Vec<Shifted>> {
        let [bits, directions] = line.arguments()?;
        let bits =
            u64::from_str_radix(bits.trim_start_matches("0x"), 16).map_err(|_| line.wrong())?;
        let directions = line.directions(directions)?.into_iter();
        Ok(directions
            .map(|direction| Shifted { bits, direction })
            .collect())
    }

    fn choose(choices: &Choices, _square: Square) -> Result<Shifted, Trouble> {
        Ok(Shifted {
            bits: Bits::of(&choices.board, choices.player).own,
            direction: choices.direction()?,
        })
    }
}

impl ReadArguments for Shifted {
    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        let bits = Bits {
            own: self.bits,
            enemy: 0,
        };
        chosen.board = bits.to_board(Disc::Black);
        chosen.set_direction(self.direction)
    }
}

impl Function for Shifted {
    fn name() -> &'static str {
        "shifted"
    }

    fn boards() -> Boards {
        Boards::Large
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Bits((answers.shifted)(self.bits, self.direction))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        format!("shifted({:#x}, {})", self.bits, compass(self.direction))
    }

    /// The bits before the shift, the expected bits and the learner's.
    fn pictures(&self, failure: &Failure, language: Language) -> Option<String> {
        let Language::English = language;
        let Value::Bits(expected) = failure.expected else {
            return None;
        };
        let (before, expected) = (drawn(self.bits), drawn(expected));
        let mut parts = vec![("before", before.as_str()), ("expected", &expected)];
        let yours = match failure.answered() {
            Some(Value::Bits(yours)) => Some(drawn(*yours)),
            _ => None,
        };
        if let Some(yours) = &yours {
            parts.push(("yours", yours));
        }
        Some(side_by_side(&parts))
    }

    fn reasons(&self, failure: &Failure, language: Language) -> Vec<String> {
        let square = first_difference(failure);
        let reason = square.map(|square| self.origin(square, failure, language));
        reason.into_iter().collect()
    }

    fn question(&self, _failure: &Failure, language: Language) -> Option<&'static str> {
        let Language::English = language;
        Some(
            "Ask yourself: Which column does your code clear here, and does it do that before or after the shift?",
        )
    }

    fn player_label(language: Language) -> &'static str {
        let Language::English = language;
        "Discs of"
    }
}

impl Shifted {
    /// Why the bit of a square is set after the shift, or isn't.
    fn origin(&self, square: Square, failure: &Failure, language: Language) -> String {
        let Language::English = language;
        let (row_step, col_step) = self.direction;
        let from = Square {
            row: square.row - row_step,
            col: square.col - col_step,
        };
        let name = compass(self.direction);
        if !(0..8).contains(&from.row) || !(0..8).contains(&from.col) {
            let is_extra = matches!(failure.answered(), Some(Value::Bits(given)) if given & bit_of(square) != 0);
            let came_back = self.came_back(square, language);
            if let Some(sentence) = came_back.filter(|_| is_extra) {
                return sentence;
            }
            return format!(
                "After a step {name}, the bit of {square} comes from off the board, so it isn't set."
            );
        }
        match self.bits & bit_of(from) {
            0 => format!(
                "After a step {name}, the bit of {square} comes from {from}, which isn't set."
            ),
            _ => {
                format!("After a step {name}, the bit of {square} comes from {from}, which is set.")
            }
        }
    }

    /// A bit that left the board on one side and came back on the other. None if the bit of the square has
    /// another origin.
    fn came_back(&self, square: Square, language: Language) -> Option<String> {
        let Language::English = language;
        let (row_step, col_step) = self.direction;
        // The number of the bit from which a shift without a mask, or a rotation, comes.
        let number = (square.row * 8 + square.col - row_step * 8 - col_step).rem_euclid(64);
        let origin = Square {
            row: number / 8,
            col: number % 8,
        };
        if self.bits & bit_of(origin) == 0 {
            return None;
        }
        let edge = match (origin.col + col_step, row_step) {
            (8, _) => "right",
            (-1, _) => "left",
            (_, -1) => "upper",
            _ => "lower",
        };
        Some(format!(
            "{origin} stepped off the {edge} edge and came back as {square}."
        ))
    }
}
