//! What the code did that a figure compares with the model answer.

use checks::{Ending, Language, Reply, Value, text as words};
use steps::{Disc, Square, Walk};

use super::{Label, label};
use crate::Subject;
use crate::walk::WalkModel;

/// The message after the reader chose code to compare with.
pub fn subject_chosen(model: &WalkModel, language: Language) -> String {
    let Language::English = language;
    match (model.subject(), model.mistakes()) {
        (Subject::Mistake(index), Some(mistakes)) => {
            let mistake = &mistakes[index];
            format!(
                "Code with a mistake: {}. {}",
                mistake.title, mistake.symptom
            )
        }
        (Subject::Yours, _) => label(Label::Asking, language).to_owned(),
        _ => "The dots mark the legal moves.".to_owned(),
    }
}

/// How many squares differ.
pub fn differing(squares: usize, language: Language) -> String {
    let Language::English = language;
    match squares {
        0 => "This code returns the correct answer for every square of this board.".to_owned(),
        1 => "One square differs from the model answer. It has a dashed ring.".to_owned(),
        _ => {
            format!("{squares} squares differ from the model answer. They have dashed rings.")
        }
    }
}

/// The message if some calls were left out.
pub fn some_not_asked(language: Language) -> String {
    let Language::English = language;
    "Three calls didn't return, so the other squares weren't checked.".to_owned()
}

/// What the code returned for one square, or how its call ended.
pub fn subject_says(
    model: &WalkModel,
    square: Square,
    reply: &Reply,
    language: Language,
) -> String {
    let Language::English = language;
    let is_yours = model.subject() == Subject::Yours;
    match (&reply.ending, is_yours) {
        (Ending::Answered(Value::Bool(true)), true) => {
            format!("For {square}, your code returned: legal.")
        }
        (Ending::Answered(_), true) => format!("For {square}, your code returned: not legal."),
        (Ending::Answered(Value::Bool(true)), false) => {
            format!("For {square}, this code returned: legal.")
        }
        (Ending::Answered(_), false) => format!("For {square}, this code returned: not legal."),
        (ending, true) => {
            let how = words::no_answer(ending, language);
            format!("For {square}, your code: {}.", how.trim_end_matches('.'))
        }
        (ending, false) => {
            let how = words::no_answer(ending, language);
            format!("For {square}, this code: {}.", how.trim_end_matches('.'))
        }
    }
}

/// The message if the code read nothing.
pub fn nothing_read(language: Language) -> String {
    let Language::English = language;
    "The code read no square of the board.".to_owned()
}

/// A read that no correct walk makes.
pub fn reads_stray(number: usize, read: Square, from: Square, language: Language) -> String {
    let Language::English = language;
    format!("Read number {number} is {read}. No correct walk from {from} visits that square.")
}

/// A read off the board.
pub fn reads_off_board(number: usize, read: Square, language: Language) -> String {
    let Language::English = language;
    format!(
        "Read number {number} is off the board: row {}, column {}.",
        read.row, read.col
    )
}

/// A square that decides and that the code never read.
pub fn never_reads(missing: Square, walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let sentence = words::walk_sentence(walk, player, language);
    format!("The code never reads {missing}. The correct walk: {sentence}")
}

/// An occupied square that the code didn't reject.
pub fn occupied_walks_on(square: Square, language: Language) -> String {
    let Language::English = language;
    format!("{square} is occupied, so the answer is clear before any walk.")
}

/// The square where the code stopped reading.
pub fn last_read(last: Square, walk: &Walk, player: Disc, language: Language) -> String {
    let Language::English = language;
    let sentence = words::walk_sentence(walk, player, language);
    format!("The code stopped reading at {last}. The correct walk: {sentence}")
}

/// The message if the code couldn't run at all.
pub fn could_not_ask(trouble: &str, language: Language) -> String {
    let Language::English = language;
    format!("The code couldn't run: {trouble}.")
}

/// The message while the bench checks the code of a puzzle.
pub fn checking(language: Language) -> &'static str {
    let Language::English = language;
    "Checking …"
}

/// Why the code couldn't run. An empty text from the page means that there is no built module yet.
pub fn trouble(said: String, language: Language) -> String {
    let Language::English = language;
    match said.as_str() {
        "" => "it isn't built yet. Save your file, or look at the exercise on this page".to_owned(),
        _ => said,
    }
}
