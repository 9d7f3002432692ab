//! The words of the shared figures. Each function takes a language.

pub mod ask;
mod code;
mod label;
pub mod quiz;
mod walk;

pub use code::*;
pub use label::{Label, label};
pub use walk::*;

use checks::{Language, text as words};
use steps::{Board, Cell, Disc, Square, Stop, flips_at};

use crate::walk::{Meets, WalkModel};
use crate::{BoardChoice, CellView, Walker};

/// What a reader predicts for the next step of a walk.
pub fn meets(meets: Meets, player: Disc, language: Language) -> &'static str {
    let Language::English = language;
    match (meets, player) {
        (Meets::Enemy, _) => "an enemy disc",
        (Meets::Own, Disc::Black) => "a black disc",
        (Meets::Own, Disc::White) => "a white disc",
        (Meets::Empty, _) => "an empty square",
        (Meets::Edge, _) => "the edge",
    }
}

/// A board of the menu.
pub fn board_choice(choice: BoardChoice, language: Language) -> &'static str {
    let Language::English = language;
    match choice {
        BoardChoice::Page => "This page's board",
        BoardChoice::Practice => "Practice board",
        BoardChoice::Start => "Starting position",
        BoardChoice::Game => "A game after 19 moves",
        BoardChoice::Own => "Your board",
    }
}

/// The spoken name of a cell, such as `d3, empty, legal move, flips 3`.
pub fn cell_label(model: &WalkModel, view: &CellView, language: Language) -> String {
    let Language::English = language;
    let mut label = view.square.to_string();
    let mut add = |words: &str| {
        label.push_str(", ");
        label.push_str(words);
    };
    add(cell(view.cell, language));
    if view.legal {
        add("legal move");
        if !model.runs_code() {
            let flipped = flips_at(model.board(), view.square, model.player());
            add(&format!("flips {}", flipped.len()));
        }
    }
    if view.differs {
        add("differs from the model answer");
    }
    if view.asked {
        add("chosen");
    }
    if let Some(place) = view.run {
        add(&format!("number {place} in the run"));
    }
    if view.turns {
        add("flips");
    }
    match view.walker {
        Some(Walker::Here) => add("the walk is here"),
        Some(Walker::LeftHere) => add("the walk left the board here"),
        None => {}
    }
    if let Some(first) = view.reads.first() {
        add(&format!("read number {first}"));
    }
    label
}

/// A disc's colour as an adjective.
fn color(disc: Disc) -> &'static str {
    view::words::cell(Some(disc))
}

fn cell(cell: Cell, language: Language) -> &'static str {
    match cell {
        Some(disc) => words::disc(disc, language),
        None => "empty",
    }
}

/// The name of a board with its side to move.
pub fn board_label(board: &Board, player: Disc, language: Language) -> String {
    let Language::English = language;
    let side = board.size();
    let player = words::disc(player, language);
    format!("A board of {side} by {side}, {player} to move")
}

/// The message when editing begins.
pub fn editing(language: Language) -> String {
    let Language::English = language;
    "Choose a square to change it: empty, black, white, then empty again.".to_owned()
}

/// The message after the reader edited a square.
pub fn edited(square: Square, now: Cell, language: Language) -> String {
    let Language::English = language;
    match now {
        None => format!("{square} is now empty."),
        Some(disc) => format!("{square} now holds a {color} disc.", color = color(disc)),
    }
}

/// The message when the reader begins to fill in the table.
pub fn fill_in(language: Language) -> String {
    let Language::English = language;
    "Choose the result of each direction, then press Check my answer.".to_owned()
}

/// One entry of the menu of predictions.
pub fn guess(stop: Option<Stop>, run: &[Square], language: Language) -> String {
    let Language::English = language;
    match stop {
        None => format!("flips {}", words::names(run)),
        Some(stop) => format!("nothing: {}", words::reason(stop, language)),
    }
}

/// The name of a menu of predictions.
pub fn guess_label(direction: (i32, i32), language: Language) -> String {
    let Language::English = language;
    format!("Your result for {}", words::direction(direction, language))
}

/// How many predictions are correct.
pub fn compared(right: usize, blank: usize, language: Language) -> String {
    let Language::English = language;
    match (right, blank) {
        (8, _) => "Correct. All eight results match the walks.".to_owned(),
        (_, 8) => {
            "Not finished yet. You haven't filled in a direction. The table now shows the walks."
                .to_owned()
        }
        (_, 0) => format!(
            "Not quite. Correct: {right} of 8. The table now shows the walks beside your results."
        ),
        _ => format!(
            "Not finished yet. Correct: {right} of 8. Not filled in: {blank}. The table now shows the walks beside your results."
        ),
    }
}

/// The message for a link without a readable position.
pub fn address_refused(error: &str, language: Language) -> String {
    let Language::English = language;
    format!("Can't read this link: {error}. Your board hasn't changed.")
}

/// The message for a pasted text without a readable position.
pub fn paste_refused(error: &str, language: Language) -> String {
    let Language::English = language;
    format!("Can't read this position: {error}. Your board hasn't changed.")
}

/// A text as a sentence: with a capital letter and a full stop.
pub fn sentence(text: &str) -> String {
    let mut characters = text.chars();
    match characters.next() {
        Some(first) => format!("{}{}.", first.to_ascii_uppercase(), characters.as_str()),
        None => String::new(),
    }
}

/// One group of checks in the panel.
pub fn panel_group(name: &str, passed: bool, language: Language) -> String {
    let Language::English = language;
    if passed {
        format!("✓ {name}")
    } else {
        format!("✗ {name}: not finished yet")
    }
}

/// The version of the reader's file that the panel's report is about.
pub fn panel_version(version: &str, language: Language) -> String {
    let Language::English = language;
    format!("Version {version}")
}
