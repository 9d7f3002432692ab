//! The words of "Ask any position": fields, cells, answers beside each other, and the cells that were read.

use steps::{Board, Cell, Square};

use super::game;
use super::walks::{direction, disc, names};
use super::words::{asked, ending, value};
use crate::ask::READS_KEPT;
use crate::explore::{DEEPEST, FieldKind, LONGEST, MOST_EMPTY, Trouble, asked_for, asked_square};
use crate::replay::{Replay, ReplayError};
use crate::{Asked, Call, Ending, Failure, Language, Marks, Reply, Step, Value, find_step};

/// The label of a field.
pub(crate) fn field(kind: FieldKind, language: Language) -> &'static str {
    let Language::English = language;
    match kind {
        FieldKind::Text => "Text",
        FieldKind::Key => "Key",
        FieldKind::Direction => "Direction",
        FieldKind::Turn => "Turn the discs",
        FieldKind::Behind => "Behind the new disc",
        FieldKind::Draws => "Numbers drawn",
        FieldKind::Depth => "Depth",
        FieldKind::Plies => "Plies",
        FieldKind::Alpha => "alpha",
        FieldKind::Beta => "beta",
        FieldKind::Scores => "Scores",
        FieldKind::ToMove => "To move",
        FieldKind::Human => "The human is",
        FieldKind::Actions => "Actions",
    }
}

/// An entry of a field's menu.
pub(crate) fn option(kind: FieldKind, value: &str, language: Language) -> String {
    let Language::English = language;
    match (kind, value) {
        (FieldKind::Direction, name) => {
            let known = steps::direction_named(name);
            known.map_or_else(
                || name.to_owned(),
                |known| format!("{name}, {}", direction(known, language)),
            )
        }
        (FieldKind::Key, "up") => "↑ up".to_owned(),
        (FieldKind::Key, "down") => "↓ down".to_owned(),
        (FieldKind::Key, "left") => "← left".to_owned(),
        (FieldKind::Key, "right") => "→ right".to_owned(),
        (FieldKind::Key, "enter") => "Enter".to_owned(),
        (FieldKind::Draws, "lowest") => "0, the lowest".to_owned(),
        (FieldKind::Draws, "highest") => "the highest below 1".to_owned(),
        (FieldKind::Draws, count) => format!("{count}, spread evenly"),
        (FieldKind::ToMove | FieldKind::Human, "B") => "Black".to_owned(),
        (FieldKind::ToMove | FieldKind::Human, "W") => "White".to_owned(),
        (FieldKind::ToMove, "over") => "nobody: it is over".to_owned(),
        (FieldKind::Turn, "true") => "yes".to_owned(),
        (FieldKind::Turn, "false") => "no, only count".to_owned(),
        _ => value.to_owned(),
    }
}

/// The label of the menu of the two sides.
pub(crate) fn player(function: &str, language: Language) -> &'static str {
    let Language::English = language;
    match function {
        "next_turn" => "Has just moved",
        "evaluate" | "final_score" => "From the view of",
        "shifted" => "The discs of",
        _ => "To move",
    }
}

/// Why nothing can be asked.
pub(crate) fn trouble(trouble: &Trouble, language: Language) -> String {
    let Language::English = language;
    match trouble {
        Trouble::NoSquare => "Choose a square first.".to_owned(),
        Trouble::SmallBoard => {
            "Two words of 64 bits hold a board of 8 by 8 cells. Choose such a board.".to_owned()
        }
        Trouble::TooManyEmpty(empty) => format!(
            "This position has {empty} empty cells. Here at most {MOST_EMPTY} are played to the end."
        ),
        Trouble::TooLong => format!("That is too long: here at most {LONGEST} are handed over."),
        Trouble::Field(kind, found) => {
            let right = match kind {
                FieldKind::Depth => format!("It is a number from 0 to {DEEPEST} here."),
                FieldKind::Plies => format!("It is a number from 1 to {DEEPEST} here."),
                FieldKind::Alpha | FieldKind::Beta => {
                    "It is a number such as -10, and for alpha_beta also lowest or highest."
                        .to_owned()
                }
                FieldKind::Scores => "They are numbers with spaces between.".to_owned(),
                FieldKind::Actions => {
                    "They are squares, undo and restart, with spaces between, such as d3 c3 undo."
                        .to_owned()
                }
                _ => "Choose one of the menu.".to_owned(),
            };
            format!("{}: found {found:?}. {right}", field(*kind, language))
        }
    }
}

/// The answer to a call in words, with the call.
pub(crate) fn answer(call: &Call, ended: &Ending, language: Language) -> String {
    let Language::English = language;
    let asked = asked(call, language);
    let answered = match ended {
        Ending::Answered(answered) => answered,
        _ => return format!("{} {}.", call.function(), ending(ended, language)),
    };
    let words = match answered {
        Value::Board(Some(_)) if matches!(call, Call::Place { .. }) => {
            "the board after the move".to_owned()
        }
        Value::Screen(_) => return asked,
        Value::Game(views) => game::last_view(call, views, language),
        Value::Moves(moves) if !moves.is_empty() => {
            let one = |one: &steps::Move| format!("{} turns {}", one.square, names(&one.flips));
            moves.iter().map(one).collect::<Vec<_>>().join("; ")
        }
        Value::Numbers(indices) => match call {
            Call::WalledMoves { board, .. } if !indices.is_empty() => {
                let walled = steps::WalledBoard::from(board);
                let one = |index: &i32| format!("{index} ({})", walled.square_at(*index));
                indices.iter().map(one).collect::<Vec<_>>().join(", ")
            }
            _ => value(answered, language),
        },
        Value::Search { score, placed, .. } if matches!(call, Call::SolveBetween { .. }) => {
            format!("{score}, after {} moves", placed.count)
        }
        Value::Search { placed, .. } if placed.count > 0 => format!(
            "{}, after {} positions",
            value(answered, language),
            placed.count
        ),
        _ => value(answered, language),
    };
    format!("{asked}: {words}")
}

/// A cell in words, such as `d3, empty, legal, turns 3`.
pub(crate) fn cell(
    call: &Call,
    square: Square,
    holds: Cell,
    marks: Marks,
    tag: &str,
    language: Language,
) -> String {
    let Language::English = language;
    let mut label = format!("{square}, {}", cell_word(holds, language));
    let mut add = |words: &str| {
        label.push_str(", ");
        label.push_str(words);
    };
    if marks.legal && !matches!(call, Call::RandomMove { .. }) {
        add("legal");
    }
    if marks.turns {
        add("turns");
    }
    if marks.chosen {
        add(match call {
            Call::Place { .. }
            | Call::CountOrTurn { .. }
            | Call::PlayOnLines { .. }
            | Call::PlayGame { .. } => "just played",
            _ => "named in the answer",
        });
    }
    if marks.trouble {
        add("no answer came back");
    } else if !tag.is_empty() {
        add(&tag_words(call, tag, language));
    }
    if marks.differs {
        add("differs");
    }
    if marks.asked {
        add("asked about");
    }
    label
}

/// What the signs on a cell stand for.
fn tag_words(call: &Call, tag: &str, language: Language) -> String {
    let Language::English = language;
    match call {
        Call::FlipsInDirection { .. }
        | Call::FlipsAt { .. }
        | Call::LegalMoves { .. }
        | Call::CountOrTurn { .. }
        | Call::PlayOnLines { .. }
        | Call::BitFlips { .. } => format!("turns {tag}"),
        Call::RandomMove { .. } => format!("drawn {tag} times"),
        Call::Minimax { .. } | Call::AlphaBeta { .. } | Call::CandidateScores { .. } => {
            format!("score {tag}")
        }
        _ => tag.to_owned(),
    }
}

fn cell_word(cell: Cell, language: Language) -> &'static str {
    let Language::English = language;
    cell.map_or("empty", |holds| disc(holds, language))
}

/// The name of a picture.
pub(crate) fn picture(differing: &[Square], language: Language) -> String {
    let Language::English = language;
    match differing {
        [] => "The picture that was drawn.".to_owned(),
        _ => format!(
            "The picture that was drawn. It differs at {}.",
            short_names(differing)
        ),
    }
}

/// Where two answers differ.
pub(crate) fn differ(
    squares: &[Square],
    first_is_right: bool,
    every_square: bool,
    language: Language,
) -> String {
    let Language::English = language;
    match (squares, first_is_right, every_square) {
        ([], true, true) => "Both answer the same on every square.".to_owned(),
        ([], true, false) => "Both answer the same.".to_owned(),
        ([], false, _) => "They answer differently.".to_owned(),
        _ => format!("They differ at {}.", short_names(squares)),
    }
}

/// A list of squares that can still be read out.
fn short_names(squares: &[Square]) -> String {
    const SHOWN: usize = 10;
    match squares.len().saturating_sub(SHOWN) {
        0 | 1 => names(squares),
        more => format!("{} and {more} more squares", names(&squares[..SHOWN])),
    }
}

/// What came instead of answers, each way with the squares where it happened.
pub(crate) fn troubles(calls: &[Call], replies: &[Reply], language: Language) -> Vec<String> {
    let Language::English = language;
    let mut ways: Vec<(String, Vec<Square>)> = Vec::new();
    for (call, reply) in calls.iter().zip(replies) {
        if matches!(reply.ending, Ending::Answered(_)) {
            continue;
        }
        let words = ending(&reply.ending, language);
        let square = asked_square(call);
        match ways.iter_mut().find(|(known, _)| *known == words) {
            Some((_, squares)) => squares.extend(square),
            None => ways.push((words, square.into_iter().collect())),
        }
    }
    ways.into_iter()
        .map(|(words, squares)| match squares.as_slice() {
            [] => format!("The other one {words}."),
            _ if squares.len() == calls.len() => {
                format!("The other one {words}, at every square.")
            }
            _ => format!("At {} the other one {words}.", short_names(&squares)),
        })
        .collect()
}

/// Introduces what `cargo test` would say of an answer.
pub(super) fn checks_say(sentence: &str, language: Language) -> String {
    let Language::English = language;
    format!("The checks say: {sentence}")
}

/// A cell that was read, such as `c2, White`.
pub(crate) fn read(board: &Board, square: Square, language: Language) -> String {
    let Language::English = language;
    match board.get(square) {
        Some(cell) => format!("{square}, {}", cell_word(cell, language)),
        None => format!("row {}, column {}, off the board", square.row, square.col),
    }
}

/// One step of the readings. `counts` says how many cells each reads.
pub(crate) fn walk_step(
    number: usize,
    counts: (usize, Option<usize>),
    read: (Option<String>, Option<String>),
    parts_here: bool,
    language: Language,
) -> String {
    let Language::English = language;
    let (reference, other) = counts;
    // Where nothing was recorded of the other one there is nothing to say of it.
    let other = other.filter(|count| *count > 0);
    let of = match other {
        Some(other) if other != reference => format!("{reference} and {other}"),
        _ => reference.to_string(),
    };
    let what = match (other, read) {
        (None, (one, other)) => one.or(other).unwrap_or_default(),
        (Some(_), (Some(one), Some(other))) if one == other => format!("both read {one}"),
        (Some(_), (one, other)) => {
            let or_nothing = |read: Option<String>| match read {
                Some(read) => format!("reads {read}"),
                None => "reads no more".to_owned(),
            };
            format!(
                "the model answer {}; the other one {}",
                or_nothing(one),
                or_nothing(other)
            )
        }
    };
    let part = if parts_here && other.is_some() {
        " Here they part."
    } else {
        ""
    };
    format!("Read {number} of {of}: {what}.{part}")
}

/// How much was read, and where two readings part.
pub(crate) fn walk_as_a_whole(
    counts: (usize, Option<usize>),
    parts_at: Option<usize>,
    language: Language,
) -> String {
    let Language::English = language;
    let cells = |count: usize| match count {
        READS_KEPT => format!("{count} cells and more"),
        0 => "no cell".to_owned(),
        1 => "one cell".to_owned(),
        _ => format!("{count} cells"),
    };
    match (counts, parts_at) {
        ((0, None), _) => "It reads no cell of the board.".to_owned(),
        ((0, Some(0)), _) => "Neither reads a cell of the board.".to_owned(),
        ((count, None), _) => {
            format!("It reads {}. Step through them.", cells(count))
        }
        ((count, Some(0)), _) => format!(
            "The model answer reads {}. Of the other one no reading was recorded.",
            cells(count)
        ),
        ((count, Some(_)), None) => format!(
            "Both read the same {}, in the same order. Step through them.",
            cells(count)
        ),
        ((count, Some(other)), Some(parts_at)) => format!(
            "The model answer reads {}, the other one {}. They part at read {parts_at}. Step through them.",
            cells(count),
            cells(other)
        ),
    }
}

/// Why there is no walk to step through.
pub(crate) fn many_boards(language: Language) -> String {
    let Language::English = language;
    "This function looks at many positions, so its readings are not shown on one board.".to_owned()
}

/// Where the page of the step shows a wrong answer beside the right one, below the book's root. None where its
/// figure cannot show the call, or where the link would be too long.
pub fn replay_link(step: &'static Step, failure: &Failure) -> Option<String> {
    let call = failure.call(step);
    asked_for(call)?;
    let replay = Replay::new(call, &failure.reply)?;
    Some(format!("{}.html#{replay}", step.slug))
}

/// Why a link was not opened.
pub(crate) fn replay_refused(error: &ReplayError, language: Language) -> String {
    let Language::English = language;
    format!("This link cannot be opened: {error}. The position stays as it is.")
}

/// A link whose call does not fit on a board, or would take too long.
pub(crate) fn replay_not_shown(language: Language) -> String {
    let Language::English = language;
    "This link asks something that cannot be shown on a board here. The position stays as it is."
        .to_owned()
}

/// A link that belongs to another chapter.
pub(crate) fn replay_elsewhere(asked: &Asked, language: Language) -> String {
    let Language::English = language;
    let page = find_step(&asked.step).map_or("", |step| step.slug);
    format!(
        "This link asks {}, which belongs to the page {page}.html. The position stays as it is.",
        asked.function
    )
}
