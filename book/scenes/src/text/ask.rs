//! The words of "Ask any position" that the page needs without the judge.

use checks::Language;
use steps::{Cell, Square};

use crate::Subject;

/// The spoken name of a cell without marks.
pub fn plain_cell(square: Square, holds: Cell, asked: bool, language: Language) -> String {
    let holds = super::cell(holds, language);
    match asked {
        true => format!("{square}, {holds}, chosen"),
        false => format!("{square}, {holds}"),
    }
}

/// The spoken name of the cell that the code reads in this step.
pub fn being_read(label: &str, language: Language) -> String {
    let Language::English = language;
    format!("{label}, being read")
}

/// The first message of the figure.
pub fn invitation(language: Language) -> String {
    let Language::English = language;
    "Choose a square, or choose code to compare with the model answer.".to_owned()
}

/// The message if the figure shows only the model answer.
pub fn alone(live: bool, language: Language) -> String {
    let Language::English = language;
    match live {
        true => {
            "This is the model answer. Compare with your code, or with code that has a mistake."
        }
        false => "This is the model answer. Compare with code that has a mistake.",
    }
    .to_owned()
}

/// The heading above the answer of a known mistake.
pub fn mistake_heading(title: &str, language: Language) -> String {
    let Language::English = language;
    format!("Code with a mistake: {title}")
}

/// A note on whose code the sentences of the checks mean by "your code" or "yours", if it isn't the learner's.
pub fn whom_yours_means(
    sentences: &[String],
    subject: Subject,
    language: Language,
) -> Option<&'static str> {
    let Language::English = language;
    let words = match subject {
        Subject::Mistake(_) => "Here, “your code” is the code with a mistake.",
        Subject::Link => "Here, “your code” is the code behind the link.",
        Subject::Yours | Subject::Reference => return None,
    };
    let mut said = sentences
        .iter()
        .flat_map(|sentence| sentence.split(|sign: char| !sign.is_ascii_alphabetic()));
    said.any(|word| matches!(word, "yours" | "your" | "Yours" | "Your"))
        .then_some(words)
}

/// The name of one of two boards.
pub fn board_label(heading: &str, side: i32, language: Language) -> String {
    let Language::English = language;
    format!("{heading}, board of {side} by {side}")
}

/// The message if the judge ended or took too long.
pub fn judge_lost(language: Language) -> String {
    let Language::English = language;
    "The comparison took too long, so it was stopped. Choose a smaller position or depth."
        .to_owned()
}
