//! The words of "Ask any position" that the page needs without the judge.

use checks::Language;
use steps::{Cell, Square};

/// A cell without marks in words.
pub fn plain_cell(square: Square, holds: Cell, language: Language) -> String {
    format!("{square}, {}", super::cell(holds, language))
}

/// A cell that is being read.
pub fn being_read(label: &str, language: Language) -> String {
    let Language::English = language;
    format!("{label}, being read")
}

/// What to do with a figure in which anything can be asked.
pub fn invitation(language: Language) -> String {
    let Language::English = language;
    "Choose a square, or whose answer to put beside the model answer.".to_owned()
}

/// Only the model answer is shown.
pub fn alone(live: bool, language: Language) -> String {
    let Language::English = language;
    let whose = match live {
        true => "your own answer or a known mistake",
        false => "a known mistake",
    };
    format!("This is the model answer. Choose {whose} to put beside it.")
}

/// What stands over the answer of a known mistake.
pub fn mistake_heading(title: &str, language: Language) -> String {
    let Language::English = language;
    format!("Known mistake: {title}")
}

/// The name of one of two boards.
pub fn board_label(heading: &str, side: i32, language: Language) -> String {
    let Language::English = language;
    format!("{heading}, board of {side} by {side}")
}

/// The judge ended, or took too long.
pub fn judge_lost(language: Language) -> String {
    let Language::English = language;
    "The comparison did not come back: this takes too long here.".to_owned()
}
