//! The words of "Ask any position" that the page needs without the judge.

use checks::Language;
use steps::{Cell, Square};

use crate::Subject;

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

/// Whom the sentences of the checks mean by "yours", where it is not the reader. None where they do not say it.
pub fn whom_yours_means(
    sentences: &[String],
    subject: Subject,
    language: Language,
) -> Option<&'static str> {
    let Language::English = language;
    let words = match subject {
        Subject::Mistake(_) => "“Yours” is the known mistake here.",
        Subject::Link => "“Yours” is the answer in the link here.",
        Subject::Yours | Subject::Reference => return None,
    };
    let mut said = sentences
        .iter()
        .flat_map(|sentence| sentence.split(|sign: char| !sign.is_ascii_alphabetic()));
    said.any(|word| word == "yours").then_some(words)
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
