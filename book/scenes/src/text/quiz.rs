//! The words of "Check yourself".

use checks::{Language, text as words};
use steps::Square;
use view::words::points;

/// Words that don't depend on the reader's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Line {
    MarkSquares,
    TypeNumber,
    ChooseOne,
    ChooseSeveral,
    Marked,
    Chosen,
    YourAnswer,
    Answers,
    Check,
    StartOver,
    Correct,
    MoreAreRight,
    WriteDown,
}

/// A line's words.
pub fn line(line: Line, language: Language) -> &'static str {
    let Language::English = language;
    match line {
        Line::MarkSquares => "Mark the squares, then check your answer.",
        Line::TypeNumber => "Type an integer, then check your answer.",
        Line::ChooseOne => "Choose one answer, then check it.",
        Line::ChooseSeveral => "Choose all correct answers, then check your answer.",
        Line::Marked => "marked",
        Line::Chosen => "chosen",
        Line::YourAnswer => "Your answer",
        Line::Answers => "Answers",
        Line::Check => "Check my answer",
        Line::StartOver => "Start over",
        Line::Correct => "Correct.",
        Line::WriteDown => "Write down your answer, then open the answer below.",
        Line::MoreAreRight => "Not quite. There are more correct answers.",
    }
}

/// The marked squares.
pub fn marked(marked: &[Square], language: Language) -> String {
    let Language::English = language;
    match marked {
        [] => line(Line::MarkSquares, language).to_owned(),
        marked => format!("Marked: {}.", words::names(marked)),
    }
}

/// The wrong and the missing squares.
pub fn squares(wrong: &[Square], missed: &[Square], language: Language) -> String {
    let Language::English = language;
    let (wrong_names, missed_names) = (words::names(wrong), words::names(missed));
    match (wrong.is_empty(), missed.is_empty()) {
        (true, _) => format!("Not quite. You missed {missed_names}."),
        (_, true) => format!("Not quite. These squares don't belong to the answer: {wrong_names}."),
        _ => format!(
            "Not quite. You missed {missed_names}. These squares don't belong to the answer: {wrong_names}."
        ),
    }
}

/// The reply to a wrong number.
pub fn number(number: i32, answer: i32, language: Language) -> String {
    let Language::English = language;
    let words = points(number);
    match number < answer {
        true => format!("Not quite. {words} is too small."),
        false => format!("Not quite. {words} is too large."),
    }
}

/// The reply to a wrong choice, with the author's reason.
pub fn wrong_choice(reply: &str, language: Language) -> String {
    let Language::English = language;
    match reply {
        "" => "Not quite.".to_owned(),
        reply => format!("Not quite. {reply}"),
    }
}
