//! Whole reports, as `cargo test`, the command line and the page show them.

use std::fmt::Write;

use super::explain::{explanation, page_link, pictures, reasons_in_full};
use super::walks::in_a_row;
use super::words::{advice, asked, ending, method_to_write, value};
use super::{changed, explore, game, search};
use crate::{Call, Ending, Failure, Language, Report, Step};

/// Where the book is while `cargo run` is going.
const BOOK: &str = "http://127.0.0.1:3000/";

/// The name of a step in sentences: `Step 04`, or `Detour walls`.
pub fn step_name(step: &Step, language: Language) -> String {
    let Language::English = language;
    match step.id.strip_prefix("detour-") {
        Some(name) => format!("Detour {name}"),
        None => format!("Step {}", step.id),
    }
}

/// One line that says how far a report has come.
pub fn headline(report: &Report, language: Language) -> String {
    let Language::English = language;
    let groups: Vec<String> = report
        .step
        .groups
        .iter()
        .zip(&report.groups)
        .map(|(group, result)| {
            let mark = if result.passed { 'x' } else { ' ' };
            format!("[{mark}] {}", group.name.get(language))
        })
        .collect();
    format!("{}: {}", score(report, language), groups.join("  "))
}

/// How many groups pass, such as `Step 04 · 2 of 5 groups pass`.
pub fn score(report: &Report, language: Language) -> String {
    let Language::English = language;
    format!(
        "{} · {} of {} groups pass",
        step_name(report.step, language),
        report.groups_passed(),
        report.groups.len()
    )
}

/// What to say of a step that was left as it came.
pub fn unfinished(step: &Step, language: Language) -> String {
    let Language::English = language;
    let subject = match step.functions.len() {
        1 => "The function still says",
        _ => "The functions still say",
    };
    let functions = in_a_row(step.functions);
    format!(
        "{subject} todo!(), so there is nothing to judge yet.\n\
         Open exercises/{}/src/lib.rs and write {functions}.",
        step.slug
    )
}

/// What to say when every group passes.
pub fn all_right(language: Language) -> &'static str {
    let Language::English = language;
    "Every question is answered right."
}

/// The whole report, as `cargo test` and the command line show it. Plain ASCII but for the dots and
/// dashes of its words.
pub fn report(report: &Report, language: Language) -> String {
    let Language::English = language;
    let step = report.step;
    let mut text = format!("{}\n", headline(report, language));
    if report.nothing_written() {
        let _ = write!(
            text,
            "\n{}\nRead first: {BOOK}{}.html      A hint: cargo run -- hint {}\n",
            unfinished(step, language),
            step.slug,
            step.id,
        );
        return text;
    }
    if report.passed {
        let _ = writeln!(text, "\n{}", all_right(language));
    }
    if let Some(failure) = report.first_failure() {
        text.push('\n');
        text.push_str(&failure_text(step, failure, language));
        text.push_str(&remedy(report, failure, language));
    }
    text
}

/// One group's first wrong reply, for the groups after the first one that fails.
pub fn group_report(report: &Report, group: usize, language: Language) -> String {
    match &report.groups[group].first_failure {
        Some(failure) => failure_text(report.step, failure, language),
        None => String::new(),
    }
}

/// A wrong reply: what was asked, expected and yours, the pictures, and the walks that decide.
pub fn failure_text(step: &'static Step, failure: &Failure, language: Language) -> String {
    let Language::English = language;
    let call = failure.call(step);
    let name = &failure.question(step).name;
    if failure.reply.ending.is_todo() {
        let function = match call {
            Call::PlayGame { .. } => method_to_write(&failure.reply.ending),
            _ => None,
        };
        return format!(
            "`{}` {} (asked: {}). Nothing to judge there yet.\n",
            function.unwrap_or(call.function()),
            ending(&failure.reply.ending, language),
            asked(call, language)
        );
    }
    let what = match call.board() {
        Some(_) => format!("Board \"{name}\", {}", asked(call, language)),
        None => format!("\"{name}\", {}", asked(call, language)),
    };
    let mut text = format!(
        "{what}: {}\n{}",
        expected_and_yours(call, failure, language),
        pictures(call, failure, language)
    );
    for sentence in explanation(call, failure, language) {
        text.push_str(&sentence);
        text.push('\n');
    }
    text
}

/// `expected legal, yours says not legal.`
fn expected_and_yours(call: &Call, failure: &Failure, language: Language) -> String {
    let Language::English = language;
    let expected = search::expected(call, failure, language)
        .or_else(|| game::expected(call, failure, language))
        .unwrap_or_else(|| value(&failure.expected, language));
    let yours = changed::ending(failure, language)
        .or_else(|| search::ending(call, failure, language))
        .or_else(|| game::ending(call, failure, language))
        .unwrap_or_else(|| ending(&failure.reply.ending, language));
    format!("expected {expected}, yours {yours}.")
}

/// The same without the pictures, for a page that shows boards: what the checks say of a wrong answer, and what
/// to try where none came back.
pub(crate) fn checks_say(call: &Call, failure: &Failure, language: Language) -> Vec<String> {
    let Language::English = language;
    let ended = &failure.reply.ending;
    let mut sentences = Vec::new();
    if matches!(ended, Ending::Answered(_)) {
        let first = expected_and_yours(call, failure, language);
        sentences.push(explore::checks_say(&first, language));
    }
    if !ended.is_todo() {
        sentences.extend(reasons_in_full(call, failure, language));
    }
    sentences.extend(advice(call, ended, language).map(str::to_owned));
    sentences
}

fn remedy(report: &Report, failure: &Failure, language: Language) -> String {
    let Language::English = language;
    let step = report.step;
    let mut text = String::new();
    match mistake_text(report, language) {
        Some(words) => text.push_str(&words),
        None => text.push_str(&what_to_try(report, failure, language)),
    }
    text.push_str(&still_to_write(report, language));
    let see = match page_link(step, failure) {
        Some(link) if !all_written_is_right(report) => format!("Walk it: {BOOK}{link}"),
        _ => format!("Read again: {BOOK}{}.html", step.slug),
    };
    let _ = writeln!(text, "{see}      More: cargo run -- hint {}", step.id);
    text
}

/// A question that may lead on where no mistake is named, or that all is right so far. Empty where nothing
/// can be said.
pub fn what_to_try(report: &Report, failure: &Failure, language: Language) -> String {
    let Language::English = language;
    if all_written_is_right(report) {
        return "All your answers so far are right.\n".to_owned();
    }
    let call = failure.call(report.step);
    let advice = match failure.reply.ending {
        // Where the right walks stand above, they can be followed.
        Ending::Answered(_) => call
            .square()
            .map(|_| "Ask: Follow the walk above with your code, cell by cell. Where does it decide differently?"),
        _ => advice(call, &failure.reply.ending, language),
    };
    advice.map_or(String::new(), |advice| format!("{advice}\n"))
}

/// Which functions were left as they came. Empty where all were written.
pub fn still_to_write(report: &Report, language: Language) -> String {
    let Language::English = language;
    match report.unfinished[..] {
        [] => String::new(),
        _ => format!("Still to write: {}.\n", report.unfinished.join(", ")),
    }
}

/// Whether nothing is wrong but that some functions are still to be written.
fn all_written_is_right(report: &Report) -> bool {
    let mut questions = report.step.questions().iter().zip(&report.questions);
    questions.all(|(question, passed)| *passed || report.unfinished.contains(&question.function()))
}

/// The name of the mistake that the replies fit, and the question that leads out of it.
pub fn mistake_text(report: &Report, language: Language) -> Option<String> {
    let Language::English = language;
    let mistake = report.mistake?;
    let answers = match report.mistake_in {
        Some(function) => format!("All answers of your `{function}`"),
        None => "All your answers".to_owned(),
    };
    Some(format!(
        "{answers} fit one mistake: \"{}\".\nAsk: {}\n",
        mistake.title.get(language),
        mistake.ask.get(language)
    ))
}
