//! Converts a reader's choices to calls. All limits are small, so that no choice freezes the page.

use steps::{Board, Disc, PositionAddress, Square, direction_named};

use super::fields::FieldKind;
use crate::functions::{Boards, Call, Definition, definition};
use crate::{Asked, find_step};

/// The deepest search that a reader can choose.
pub(crate) const DEEPEST: u32 = 5;

/// With this many empty cells, solving a position is fast enough for a waiting reader.
pub(crate) const MOST_EMPTY: usize = 8;

/// The longest string and the longest list in an argument.
pub(crate) const LONGEST: usize = 120;

/// Why a call can't be run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The function takes a square, and none is chosen.
    NoSquare,
    /// Bitboards work only with 8 × 8 cells.
    SmallBoard,
    /// There are too many empty cells to solve the position.
    TooManyEmpty(usize),
    /// A field doesn't hold a valid argument.
    Field(FieldKind, String),
    /// A string or list is too long.
    TooLong,
}

/// A reader's choices, parsed and limited.
pub(crate) struct Choices {
    pub(crate) definition: Definition,
    pub(crate) board: Board,
    pub(crate) player: Disc,
    pub(crate) square: Option<Square>,
    values: Vec<(String, String)>,
}

impl Choices {
    /// `None` if the page names an unknown step, function or position.
    pub(crate) fn read(asked: &Asked) -> Option<Choices> {
        let step = find_step(&asked.step).ok()?;
        let function = step
            .functions
            .iter()
            .find(|name| **name == asked.function)?;
        let position: PositionAddress = asked.position.parse().ok()?;
        Some(Choices {
            definition: definition(function)?,
            board: position.board,
            player: position.player,
            square: position.square,
            values: asked.values.clone(),
        })
    }

    /// The calls. The chosen square comes first, so that it has an answer even if too many other calls are lost.
    pub(crate) fn calls(&self) -> Result<Vec<Call>, Trouble> {
        let mut squares = vec![Square { row: 0, col: 0 }];
        if self.definition.parameters.square {
            let first = self.square.ok_or(Trouble::NoSquare)?;
            let others = self.board.squares().filter(|square| *square != first);
            squares = [first].into_iter().chain(others).collect();
        }
        self.check_board()?;
        let choose = self.definition.choose;
        squares
            .into_iter()
            .map(|square| choose(self, square))
            .collect()
    }

    fn check_board(&self) -> Result<(), Trouble> {
        let empty = self.board.letters().matches('.').count();
        match self.definition.boards {
            Boards::Large if self.board.size() != 8 => Err(Trouble::SmallBoard),
            Boards::NearlyFull if empty > MOST_EMPTY => Err(Trouble::TooManyEmpty(empty)),
            _ => Ok(()),
        }
    }

    /// The choice in a field. At first it's the field's first value.
    pub(crate) fn value(&self, kind: FieldKind) -> String {
        if let Some((_, value)) = self.values.iter().find(|(name, _)| name == kind.name()) {
            return match kind {
                // These are strings: a space in them is part of the argument.
                FieldKind::Text | FieldKind::Behind => value.clone(),
                _ => value.trim().to_owned(),
            };
        }
        let mut fields = self.definition.parameters.fields.iter();
        let first = fields.find(|(known, _)| *known == kind);
        first.map_or_else(String::new, |(_, value)| (*value).to_owned())
    }

    /// The error for a choice that isn't a valid argument.
    pub(crate) fn refused(&self, kind: FieldKind) -> Trouble {
        Trouble::Field(kind, self.value(kind).chars().take(20).collect())
    }

    /// Parses a choice, such as a number or a key.
    pub(crate) fn parse<T: std::str::FromStr>(&self, kind: FieldKind) -> Result<T, Trouble> {
        self.value(kind).parse().map_err(|_| self.refused(kind))
    }

    /// A string.
    pub(crate) fn text(&self, kind: FieldKind) -> Result<String, Trouble> {
        let text = self.value(kind);
        match text.chars().count() {
            0..=LONGEST => Ok(text),
            _ => Err(Trouble::TooLong),
        }
    }

    /// A direction.
    pub(crate) fn direction(&self) -> Result<(i32, i32), Trouble> {
        let kind = FieldKind::Direction;
        direction_named(&self.value(kind)).ok_or_else(|| self.refused(kind))
    }

    /// A side.
    pub(crate) fn disc(&self, kind: FieldKind) -> Result<Disc, Trouble> {
        let letter = self.value(kind).chars().next();
        letter
            .and_then(Disc::from_letter)
            .ok_or_else(|| self.refused(kind))
    }

    /// The depth of a search.
    pub(crate) fn depth(&self, kind: FieldKind) -> Result<u32, Trouble> {
        match self.parse(kind)? {
            depth @ 0..=DEEPEST => Ok(depth),
            _ => Err(self.refused(kind)),
        }
    }
}
