//! Converts a call back to a reader's choices, for links.

use steps::{Board, DIRECTIONS, Disc, PositionAddress, compass};

use super::choices::Choices;
use super::fields::FieldKind;
use crate::{Asked, Call};

/// The choices with which a reader would get a call, besides the side.
pub(crate) struct Chosen {
    pub(crate) board: Board,
    values: Vec<(String, String)>,
}

impl Chosen {
    /// Sets a field.
    pub(crate) fn set(&mut self, kind: FieldKind, value: impl ToString) {
        self.values
            .push((kind.name().to_owned(), value.to_string()));
    }

    /// Sets the field with the direction. `None` if no menu has this direction.
    pub(crate) fn set_direction(&mut self, direction: (i32, i32)) -> Option<()> {
        DIRECTIONS
            .contains(&direction)
            .then(|| self.set(FieldKind::Direction, compass(direction)))
    }
}

/// A call as a reader would choose it. `None` if a reader can't, for example for a square off the board.
pub(crate) fn asked_for(call: &Call) -> Option<Asked> {
    let step = crate::steps()
        .iter()
        .find(|step| step.functions.contains(&call.function()))?;
    let mut chosen = Chosen {
        board: call.board().copied().unwrap_or_else(steps::start),
        values: Vec::new(),
    };
    call.write(&mut chosen)?;
    let Chosen { board, values } = chosen;
    let position = PositionAddress {
        board,
        player: call.player().unwrap_or(Disc::Black),
        square: call
            .chosen_square()
            .filter(|square| board.contains(*square)),
        direction: None,
    };
    let asked = Asked {
        step: step.id.to_owned(),
        function: call.function().to_owned(),
        position: position.to_string(),
        values,
    };
    let again = Choices::read(&asked)?.calls().ok()?;
    (again.first() == Some(call)).then_some(asked)
}
