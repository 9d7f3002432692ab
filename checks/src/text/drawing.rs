//! The empty board of step 01, in sentences. Every design is right in which each cell looks separate.

use crate::{Call, Ending, Failure, Language, Value, seen};

/// What every design must show.
pub(super) fn expected(call: &Call, language: Language) -> Option<String> {
    let Language::English = language;
    match call {
        Call::DrawBoard => Some("Expected: 64 cells that differ from their neighbours.".to_owned()),
        _ => None,
    }
}

/// How many cells of the learner's picture are blank, and how many look like a neighbour.
pub(super) fn yours(call: &Call, failure: &Failure, language: Language) -> Option<String> {
    let Language::English = language;
    let (Call::DrawBoard, Ending::Answered(Value::Screen(screen))) = (call, &failure.reply.ending)
    else {
        return None;
    };
    let cells = seen::cells(screen);
    let count = |sign| cells.chars().filter(|cell| *cell == sign).count();
    Some(match (count(seen::BLANK), count(seen::NO_EDGE)) {
        (0, 1) => {
            "In your picture, one of them looks like the cell to the right or below.".to_owned()
        }
        (0, alike) => {
            format!("In your picture, {alike} of them look like the cell to the right or below.")
        }
        (1, 0) => "In your picture, one of them isn't painted.".to_owned(),
        (blank, 0) => format!("In your picture, {blank} of them aren't painted."),
        (blank, alike) => format!(
            "In your picture, cells without paint: {blank}. Cells that look like the cell to the right or below: {alike}."
        ),
    })
}
