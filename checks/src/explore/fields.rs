//! The reader's choices besides the position.

use steps::COMPASS;

use super::choices::Choices;
use crate::{Field, Language, text};

/// The lowest bound, or the lowest random number.
pub(crate) const LOWEST: &str = "lowest";
/// The highest bound, or the highest random number.
pub(crate) const HIGHEST: &str = "highest";

/// The kinds of arguments besides board, square and side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub(crate) enum FieldKind {
    Text,
    Key,
    Direction,
    Turn,
    Behind,
    Draws,
    Depth,
    Plies,
    Alpha,
    Beta,
    Scores,
    ToMove,
    Human,
    Actions,
}

impl FieldKind {
    /// Its name among the page's values.
    pub(crate) fn name(self) -> &'static str {
        match self {
            FieldKind::Text => "text",
            FieldKind::Key => "key",
            FieldKind::Direction => "direction",
            FieldKind::Turn => "turn",
            FieldKind::Behind => "behind",
            FieldKind::Draws => "draws",
            FieldKind::Depth => "depth",
            FieldKind::Plies => "plies",
            FieldKind::Alpha => "alpha",
            FieldKind::Beta => "beta",
            FieldKind::Scores => "scores",
            FieldKind::ToMove => "to-move",
            FieldKind::Human => "human",
            FieldKind::Actions => "actions",
        }
    }

    /// The possible values; none if the reader types a text.
    fn options(self) -> &'static [&'static str] {
        match self {
            FieldKind::Key => &["up", "down", "left", "right", "enter", "r"],
            FieldKind::Direction => &COMPASS,
            FieldKind::Turn => &["false", "true"],
            FieldKind::Draws => &["1000", LOWEST, HIGHEST],
            FieldKind::Depth => &["0", "1", "2", "3", "4"],
            FieldKind::Plies => &["1", "2", "3"],
            FieldKind::ToMove => &["B", "W", "over"],
            FieldKind::Human => &["B", "W"],
            _ => &[],
        }
    }
}

/// The fields for the choices, as the page shows them. A value from a link is possible too.
pub(crate) fn fields(choices: &Choices, language: Language) -> Vec<Field> {
    let field = |(kind, _): &(FieldKind, &str)| {
        let value = choices.value(*kind);
        let words = |option: &str| {
            let words = text::explore::option(*kind, option, language);
            (option.to_owned(), words)
        };
        let known = kind.options();
        let other = !known.is_empty() && !known.contains(&value.as_str());
        let options = known.iter().copied();
        Field {
            name: kind.name().to_owned(),
            label: text::explore::field(*kind, language).to_owned(),
            options: options
                .chain(other.then_some(value.as_str()))
                .map(words)
                .collect(),
            value,
        }
    };
    let fields = choices.definition.parameters.fields;
    fields.iter().map(field).collect()
}
