//! `flips_in_direction(&board, square, direction, player)`

use serde::{Deserialize, Serialize};
use steps::{Answers, Board, Disc, Square, compass, walk};

use super::{Arguments, Function, Parameters, ReadArguments};
use crate::explore::{Choices, Chosen, FieldKind, Trouble};
use crate::questions::{Line, Read};
use crate::wire::remote;
use crate::{Failure, Language, Value, text};

/// A call of `flips_in_direction`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FlipsInDirection {
    /// The position.
    #[serde(with = "remote")]
    pub board: Board,
    /// The square to check.
    #[serde(with = "remote")]
    pub square: Square,
    /// The direction to walk in.
    pub direction: (i32, i32),
    /// The side to move.
    #[serde(with = "remote")]
    pub player: Disc,
}

impl Arguments for FlipsInDirection {
    const PARAMETERS: Parameters = Parameters {
        board: true,
        player: true,
        square: true,
        fields: &[(FieldKind::Direction, "NE")],
    };

    fn read(line: &Line) -> Read<Vec<FlipsInDirection>> {
        let [square, directions, player] = line.arguments()?;
        let (board, player) = (line.board()?, line.player(player)?);
        let directions = line.directions(directions)?;
        let square = line.square(square)?;
        let in_direction = |direction| FlipsInDirection {
            board,
            square,
            direction,
            player,
        };
        Ok(directions.into_iter().map(in_direction).collect())
    }

    fn choose(choices: &Choices, square: Square) -> Result<FlipsInDirection, Trouble> {
        Ok(FlipsInDirection {
            board: choices.board,
            square,
            direction: choices.direction()?,
            player: choices.player,
        })
    }
}

impl ReadArguments for FlipsInDirection {
    fn board(&self) -> Option<&Board> {
        Some(&self.board)
    }

    fn square(&self) -> Option<Square> {
        Some(self.square)
    }

    fn player(&self) -> Option<Disc> {
        Some(self.player)
    }

    fn write(&self, chosen: &mut Chosen) -> Option<()> {
        chosen.set_direction(self.direction)
    }
}

impl Function for FlipsInDirection {
    fn name() -> &'static str {
        "flips_in_direction"
    }

    fn answer(&self, answers: &Answers) -> Value {
        Value::Squares((answers.flips_in_direction)(
            &self.board,
            self.square,
            self.direction,
            self.player,
        ))
    }

    fn words(&self, language: Language) -> String {
        let Language::English = language;
        let direction = compass(self.direction);
        format!(
            "flips_in_direction({}, {direction}, {:?})",
            self.square, self.player
        )
    }

    fn reasons(&self, _failure: &Failure, language: Language) -> Vec<String> {
        let walk = walk(&self.board, self.square, self.direction, self.player);
        vec![text::walk_sentence(&walk, self.player, language)]
    }

    fn is_about_walks(&self) -> bool {
        true
    }

    fn walked_direction(&self) -> Option<(i32, i32)> {
        Some(self.direction)
    }

    fn tag_words(&self, tag: &str, language: Language) -> String {
        text::explore::flips(tag, language)
    }
}
