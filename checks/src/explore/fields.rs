//! The reader's choices besides the position.

use steps::COMPASS;

use super::asking::Asking;
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

/// The value of a field before a reader chooses.
pub(crate) fn beginning(function: &str, kind: FieldKind) -> &'static str {
    match kind {
        FieldKind::Text => "D3",
        FieldKind::Key => "up",
        FieldKind::Direction => "NE",
        FieldKind::Turn => "false",
        FieldKind::Behind => "WWB.",
        FieldKind::Draws => "1000",
        FieldKind::Depth => "2",
        FieldKind::Plies => "1",
        FieldKind::Alpha if function == "solve_between" => "-64",
        FieldKind::Beta if function == "solve_between" => "64",
        FieldKind::Alpha => LOWEST,
        FieldKind::Beta => HIGHEST,
        FieldKind::Scores => "-22 37 8",
        FieldKind::ToMove | FieldKind::Human => "B",
        FieldKind::Actions => "",
    }
}

/// The fields of a function, in the order of its parameters.
fn kinds(function: &str) -> &'static [FieldKind] {
    match function {
        "parse_square" => &[FieldKind::Text],
        "move_cursor" => &[FieldKind::Key],
        "flips_in_direction" | "shifted" => &[FieldKind::Direction],
        "count_or_turn" => &[FieldKind::Turn],
        "turned_by_pattern" => &[FieldKind::Behind],
        "random_move" => &[FieldKind::Draws],
        "minimax" | "perft" => &[FieldKind::Depth],
        "alpha_beta" => &[FieldKind::Depth, FieldKind::Alpha, FieldKind::Beta],
        "solve_between" => &[FieldKind::Alpha, FieldKind::Beta],
        "candidate_scores" => &[FieldKind::Plies],
        "heat" => &[FieldKind::Scores],
        "draw_panel" => &[FieldKind::ToMove],
        "Game" => &[FieldKind::Human, FieldKind::Actions],
        _ => &[],
    }
}

/// The fields for the choices, as the page shows them. A value from a link is possible too.
pub(crate) fn fields(asking: &Asking, language: Language) -> Vec<Field> {
    let field = |kind: &FieldKind| {
        let value = asking.value(*kind);
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
    kinds(asking.function).iter().map(field).collect()
}

/// Whether a function takes a position. Other functions may still take a square of a board.
pub(crate) fn takes_board(function: &str) -> bool {
    ![
        "draw_board",
        "start",
        "walled_start",
        "parse_square",
        "turned_by_pattern",
        "heat",
        "Game",
        "square_name",
        "move_cursor",
        "flat_index",
        "bit_of",
    ]
    .contains(&function)
}

/// Whether a function takes a side.
pub(crate) fn takes_player(function: &str) -> bool {
    let without = ["draw_discs", "count", "outcome", "draw_panel"];
    function == "turned_by_pattern" || (takes_board(function) && !without.contains(&function))
}
