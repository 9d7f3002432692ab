//! The words of the figure "Ask any position": fields, cells, compared answers, and the cells that code reads.

use steps::{Board, Cell, Square};

use super::walks::{direction, disc, names};
use super::words::{asked, ended, value};
use crate::explore::{DEEPEST, FieldKind, LONGEST, MOST_EMPTY, Trouble, asked_for};
use crate::explore::{Replay, ReplayError};
use crate::judging::READS_KEPT;
use crate::{Asked, Call, Ending, Failure, Language, Marks, Reply, Step, Value, find_step};

/// The label of a field.
pub(crate) fn field(kind: FieldKind, language: Language) -> &'static str {
    let Language::English = language;
    match kind {
        FieldKind::Text => "Text",
        FieldKind::Key => "Key",
        FieldKind::Direction => "Direction",
        FieldKind::Turn => "Flip the discs",
        FieldKind::Behind => "Behind the new disc",
        FieldKind::Draws => "Random numbers",
        FieldKind::Depth => "Depth",
        FieldKind::Plies => "Plies",
        FieldKind::Alpha => "alpha",
        FieldKind::Beta => "beta",
        FieldKind::Scores => "Scores",
        FieldKind::ToMove => "To move",
        FieldKind::Human => "You play",
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
        (FieldKind::ToMove, "over") => "neither: the game is over".to_owned(),
        (FieldKind::Turn, "true") => "yes".to_owned(),
        (FieldKind::Turn, "false") => "no, only count".to_owned(),
        _ => value.to_owned(),
    }
}

/// The label of the menu of the two sides, for a function that returns a score.
pub(crate) fn score_for(language: Language) -> &'static str {
    let Language::English = language;
    "Score for"
}

/// Why a call can't be made, and what to do.
pub(crate) fn trouble(trouble: &Trouble, language: Language) -> String {
    let Language::English = language;
    match trouble {
        Trouble::NoSquare => "Choose a square first.".to_owned(),
        Trouble::SmallBoard => {
            "A bitboard has 64 bits, so it needs a board of 8 by 8. Choose such a board.".to_owned()
        }
        Trouble::TooManyEmpty(empty) => format!(
            "This position has {empty} empty squares. To play it to the end here, leave at most {MOST_EMPTY} empty."
        ),
        Trouble::TooLong => {
            format!("That's too long. Enter at most {LONGEST} characters or items.")
        }
        Trouble::Field(kind, found) => {
            let field = field(*kind, language);
            match kind {
                FieldKind::Depth => {
                    format!("{field}: found {found:?}. Enter an integer from 0 to {DEEPEST}.")
                }
                FieldKind::Plies => {
                    format!("{field}: found {found:?}. Enter an integer from 1 to {DEEPEST}.")
                }
                FieldKind::Alpha | FieldKind::Beta => format!(
                    "{field}: found {found:?}. Enter an integer such as -10. For alpha_beta you can also enter lowest or highest."
                ),
                FieldKind::Scores => {
                    format!("{field}: found {found:?}. Enter integers with spaces between them.")
                }
                FieldKind::Actions => format!(
                    "{field}: found {found:?}. Enter squares, undo and restart with spaces between them, such as d3 c3 undo."
                ),
                _ => format!("{field}: found {found:?}. Choose an entry from the menu."),
            }
        }
    }
}

/// A call and its answer in words.
pub(crate) fn answer(call: &Call, ending: &Ending, language: Language) -> String {
    let Language::English = language;
    let asked = asked(call, language);
    let answered = match ending {
        Ending::Answered(answered) => answered,
        _ => return ended(call.function(), ending, language),
    };
    let words = match answered {
        Value::Screen(_) => return asked,
        _ => call
            .about()
            .answer_in_full(answered, language)
            .unwrap_or_else(|| value_in_full(answered, language)),
    };
    format!("{asked}: {words}")
}

fn value_in_full(answered: &Value, language: Language) -> String {
    let Language::English = language;
    match answered {
        Value::Moves(moves) if !moves.is_empty() => {
            let one = |one: &steps::Move| format!("{} flips {}", one.square, names(&one.flips));
            moves.iter().map(one).collect::<Vec<_>>().join("; ")
        }
        Value::Search { placed, .. } if placed.count > 0 => format!(
            "{}, after {} {}",
            value(answered, language),
            placed.count,
            if placed.count == 1 {
                "position"
            } else {
                "positions"
            }
        ),
        _ => value(answered, language),
    }
}

/// A cell in words, such as `d3, empty, legal move, flips 3`.
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
    if let Some(words) = call.about().legal_words(language).filter(|_| marks.legal) {
        add(words);
    }
    if marks.turns {
        add("flips");
    }
    if marks.chosen {
        add(call.about().chosen_words(language));
    }
    if marks.trouble {
        add("no answer");
    } else if !tag.is_empty() {
        add(&call.about().tag_words(tag, language));
    }
    if marks.differs {
        add("different");
    }
    if marks.asked {
        add("chosen");
    }
    label
}

/// The meaning of a number of discs on a cell.
pub(crate) fn flips(tag: &str, language: Language) -> String {
    let Language::English = language;
    format!("flips {tag}")
}

/// The meaning of a score on a cell.
pub(crate) fn score(tag: &str, language: Language) -> String {
    let Language::English = language;
    format!("score {tag}")
}

/// The meaning of the mark on the new disc.
pub(crate) fn just_played(language: Language) -> &'static str {
    let Language::English = language;
    "just played"
}

fn cell_word(cell: Cell, language: Language) -> &'static str {
    let Language::English = language;
    cell.map_or("empty", |holds| disc(holds, language))
}

/// The description of a picture.
pub(crate) fn picture(differing: &[Square], language: Language) -> String {
    let Language::English = language;
    match differing {
        [] => "The picture that the code drew.".to_owned(),
        _ => format!(
            "The picture that the code drew. It's different at {}.",
            short_names(differing)
        ),
    }
}

/// The squares where two answers differ.
pub(crate) fn differ(
    squares: &[Square],
    first_is_right: bool,
    every_square: bool,
    language: Language,
) -> String {
    let Language::English = language;
    match (squares, first_is_right, every_square) {
        ([], true, true) => "Both answers are the same on every square.".to_owned(),
        ([], true, false) => "Both answers are the same.".to_owned(),
        ([], false, _) => "The answers are different.".to_owned(),
        _ => format!("The answers are different at {}.", short_names(squares)),
    }
}

/// A list of squares, short enough for a screen reader.
fn short_names(squares: &[Square]) -> String {
    const SHOWN: usize = 10;
    match squares.len().saturating_sub(SHOWN) {
        0 | 1 => names(squares),
        more => format!("{} and {more} more squares", names(&squares[..SHOWN])),
    }
}

/// How the calls without an answer ended, with the squares where that happened.
pub(crate) fn troubles(calls: &[Call], replies: &[Reply], language: Language) -> Vec<String> {
    let Language::English = language;
    let mut ways: Vec<(String, Vec<Square>)> = Vec::new();
    for (call, reply) in calls.iter().zip(replies) {
        if matches!(reply.ending, Ending::Answered(_)) {
            continue;
        }
        let words = ended("The other code", &reply.ending, language);
        let square = call.chosen_square();
        match ways.iter_mut().find(|(known, _)| *known == words) {
            Some((_, squares)) => squares.extend(square),
            None => ways.push((words, square.into_iter().collect())),
        }
    }
    ways.into_iter()
        .map(|(words, squares)| match squares.as_slice() {
            [] => words,
            _ if squares.len() == calls.len() => {
                format!("{words} This happened on every square.")
            }
            _ => format!("{words} This happened on {}.", short_names(&squares)),
        })
        .collect()
}

/// The sentences with which a report on this answer would begin.
pub(super) fn checks_say(expected: &str, yours: &str, language: Language) -> String {
    let Language::English = language;
    format!("In a report: {expected} {yours}")
}

/// A cell that code reads, such as `c2, White`.
pub(crate) fn read(board: &Board, square: Square, language: Language) -> String {
    let Language::English = language;
    match board.get(square) {
        Some(cell) => format!("{square}, {}", cell_word(cell, language)),
        None => format!("row {}, column {}, off the board", square.row, square.col),
    }
}

/// One step through the reads. `counts` is the number of reads of the model answer and of the other code.
pub(crate) fn walk_step(
    number: usize,
    counts: (usize, Option<usize>),
    read: (Option<String>, Option<String>),
    parts_here: bool,
    language: Language,
) -> String {
    let Language::English = language;
    let (reference, other) = counts;
    // No recorded reads means that there is nothing to compare with.
    let Some(other) = other.filter(|count| *count > 0) else {
        let cell = read.0.or(read.1).unwrap_or_default();
        return format!("Read {number} of {reference}: {cell}.");
    };
    let of = match other == reference {
        true => reference.to_string(),
        false => format!("{reference} and {other}"),
    };
    let words = match read {
        (Some(one), Some(other)) if one == other => {
            format!("Read {number} of {of}: both read {one}.")
        }
        (Some(one), Some(other)) => format!(
            "Read {number} of {of}: the model answer reads {one}. The other code reads {other}."
        ),
        (Some(one), None) => format!(
            "Read {number} of {of}: the model answer reads {one}. The other code has finished."
        ),
        (None, Some(other)) => format!(
            "Read {number} of {of}: the model answer has finished. The other code reads {other}."
        ),
        (None, None) => String::new(),
    };
    match parts_here {
        true => format!("{words} This is the first difference."),
        false => words,
    }
}

/// The number of reads, and the first difference between two lists of reads.
pub(crate) fn walk_as_a_whole(
    counts: (usize, Option<usize>),
    parts_at: Option<usize>,
    language: Language,
) -> String {
    let Language::English = language;
    let cells = |count: usize| match count {
        READS_KEPT => format!("at least {count} cells"),
        0 => "no cells".to_owned(),
        1 => "one cell".to_owned(),
        _ => format!("{count} cells"),
    };
    match (counts, parts_at) {
        ((0, None), _) => "The code doesn't read any cell of the board.".to_owned(),
        ((0, Some(0)), _) => "Neither code reads any cell of the board.".to_owned(),
        ((count, None), _) => {
            format!("The code reads {}. Step through the reads.", cells(count))
        }
        ((count, Some(0)), _) => format!(
            "The model answer reads {}. No reads of the other code were recorded.",
            cells(count)
        ),
        ((count, Some(_)), None) => format!(
            "Both read the same {}, in the same order. Step through the reads.",
            cells(count)
        ),
        ((count, Some(other)), Some(parts_at)) => format!(
            "The model answer reads {}. The other code reads {}. Read {parts_at} is the first difference. Step through the reads.",
            cells(count),
            cells(other)
        ),
    }
}

/// Why there are no reads to step through.
pub(crate) fn many_boards(language: Language) -> String {
    let Language::English = language;
    "This function looks at many positions, so this board can't show what it reads.".to_owned()
}

/// The link to the page that shows a wrong answer beside the right one, below the book's root. None if the
/// figure can't show the call, or if the link would be too long.
pub fn replay_link(step: &'static Step, failure: &Failure) -> Option<String> {
    let call = failure.call(step);
    asked_for(call)?;
    let replay = Replay::new(call, &failure.reply)?;
    Some(format!("{}.html#{replay}", step.slug))
}

/// Why a link can't be opened.
pub(crate) fn replay_refused(error: &ReplayError, language: Language) -> String {
    let Language::English = language;
    format!("Can't open this link: {error}. Your position hasn't changed.")
}

/// A link whose call doesn't fit on a board, or would take too long.
pub(crate) fn replay_not_shown(language: Language) -> String {
    let Language::English = language;
    "Can't open this link: this figure can't show its call. Your position hasn't changed."
        .to_owned()
}

/// A link that belongs to another chapter.
pub(crate) fn replay_elsewhere(asked: &Asked, language: Language) -> String {
    let Language::English = language;
    let page = find_step(&asked.step).map_or("", |step| step.slug);
    format!(
        "Can't open this link here: it calls {}, which belongs to {page}.html. Your position hasn't changed.",
        asked.function
    )
}
