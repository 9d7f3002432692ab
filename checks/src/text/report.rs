//! Whole reports, as `cargo test`, the commands and the page show them.
//!
//! A report says *Correct.* or *Not quite.*, then the board, the expected answer, the learner's answer, the reason and
//! the next action.

use std::fmt::Write;

use super::explain::{explanation, page_link, pictures, reasons_in_full};
use super::walks::in_a_row;
use super::words::{advice, asked, ended, value};
use super::{explore, moves};
use crate::{Call, Ending, Failure, GroupResult, Language, Report, Step};

/// Lines of a report are at most this many characters long, unless a single word is longer.
const WIDTH: usize = 90;

/// The name of a step in sentences: `Step 04`, or `Detour walls`.
pub fn step_name(step: &Step, language: Language) -> String {
    let Language::English = language;
    match step.id.strip_prefix("detour-") {
        Some(name) => format!("Detour {name}"),
        None => format!("Step {}", step.id),
    }
}

/// One line with the score and a mark for each group.
pub fn headline(report: &Report, language: Language) -> String {
    let Language::English = language;
    let groups: Vec<String> = report
        .step
        .groups
        .iter()
        .zip(&report.groups)
        .map(|(group, result)| format!("[{}] {}", mark(result), group.name.get(language)))
        .collect();
    format!("{}: {}", score(report, language), groups.join("  "))
}

/// `x` if a group passes, `-` if its function isn't written or wasn't called, and a space if it fails.
fn mark(result: &GroupResult) -> char {
    let ending = result
        .first_failure
        .as_ref()
        .map(|failure| &failure.reply.ending);
    match ending {
        _ if result.passed => 'x',
        Some(ending) if ending.is_todo() || *ending == Ending::NotAsked => '-',
        _ => ' ',
    }
}

/// What the marks of the headline mean, if a group doesn't pass. Every group is checked.
fn legend(report: &Report, language: Language) -> Option<&'static str> {
    let Language::English = language;
    let marks: Vec<char> = report.groups.iter().map(mark).collect();
    match (marks.contains(&' '), marks.contains(&'-')) {
        (false, false) => None,
        (true, false) => Some("([x] passes, [ ] fails)"),
        (false, true) => Some("([x] passes, [-] isn't written yet or didn't run)"),
        (true, true) => Some("([x] passes, [ ] fails, [-] isn't written yet or didn't run)"),
    }
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

/// The report on a step whose functions are all still `todo!()`.
pub fn unfinished(step: &Step, language: Language) -> String {
    let Language::English = language;
    format!(
        "Not finished yet. Your code is still todo!(), so there's nothing to check.\n\
         Open exercises/{}/src/lib.rs and write {}.",
        step.slug,
        in_a_row(step.functions)
    )
}

/// The words when every group passes.
pub fn all_right(language: Language) -> &'static str {
    let Language::English = language;
    "Correct. Your code passes every check."
}

/// The whole report, as `cargo test` and the commands show it. It's plain ASCII, apart from dots and dashes.
///
/// `book` is the address that the links begin with, such as the result of [`crate::book_address`].
pub fn report(report: &Report, book: &str, language: Language) -> String {
    let Language::English = language;
    let step = report.step;
    let mut text = format!("{}\n", wrapped_headline(report, language));
    if let Some(legend) = legend(report, language).filter(|_| !report.nothing_written()) {
        let _ = writeln!(text, "{legend}");
    }
    if report.nothing_written() {
        let _ = write!(
            text,
            "\n{}\nRead first: {book}{}.html\nFor a hint, run: cargo run -- hint {}\n",
            wrapped(&unfinished(step, language)),
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
        text.push_str(&remedy(report, failure, book, language));
    }
    text
}

/// The first wrong answer of one group, for the groups after the first one that fails.
pub fn group_report(report: &Report, group: usize, language: Language) -> String {
    match &report.groups[group].first_failure {
        Some(failure) => failure_text(report.step, failure, language),
        None => String::new(),
    }
}

/// A wrong answer: the call, the expected answer, the learner's answer, the pictures and the reasons.
pub fn failure_text(step: &'static Step, failure: &Failure, language: Language) -> String {
    let Language::English = language;
    let call = failure.call(step);
    let asked = asked(call, language);
    if failure.reply.ending.is_todo() {
        let method = call.about().to_write(&failure.reply.ending);
        let function = format!("`{}`", method.unwrap_or(call.function()));
        let todo = ended(&function, &failure.reply.ending, language);
        return format!("Not finished yet.\n{}\nCall: {asked}\n", wrapped(&todo));
    }
    let name = &failure.question(step).name;
    let what = match call.board() {
        Some(_) => format!("Not quite. Board \"{name}\", {asked}."),
        None => format!("Not quite. \"{name}\", {asked}."),
    };
    let (expected, yours) = expected_and_yours(call, failure, language);
    let mut text = format!(
        "{}\n{}\n{}\n{}",
        wrapped(&what),
        wrapped(&expected),
        wrapped(&yours),
        pictures(call, failure, language)
    );
    for sentence in explanation(call, failure, language) {
        let _ = writeln!(text, "{}", wrapped(&sentence));
    }
    text
}

/// The expected answer and the learner's answer, each in its own sentence:
/// `Expected: legal.` and `Your code returned: not legal.`
fn expected_and_yours(call: &Call, failure: &Failure, language: Language) -> (String, String) {
    let Language::English = language;
    let expected = call
        .about()
        .expected(failure, language)
        .unwrap_or_else(|| format!("Expected: {}.", value(&failure.expected, language)));
    let yours = moves::yours(failure, language)
        .or_else(|| call.about().yours(failure, language))
        .unwrap_or_else(|| match &failure.reply.ending {
            Ending::Hung if call.about().calls_itself() => {
                "Your code never returned: it's in an endless loop, or its calls never get closer to the end."
                    .to_owned()
            }
            ending => ended("Your code", ending, language),
        });
    (expected, yours)
}

/// For a page that draws the boards itself: the two answers, the reasons and the advice.
pub(crate) fn checks_say(call: &Call, failure: &Failure, language: Language) -> Vec<String> {
    let Language::English = language;
    let ended = &failure.reply.ending;
    let mut sentences = Vec::new();
    if matches!(ended, Ending::Answered(_)) {
        let (expected, yours) = expected_and_yours(call, failure, language);
        sentences.push(explore::checks_say(&expected, &yours, language));
    }
    if !ended.is_todo() {
        sentences.extend(reasons_in_full(call, failure, language));
    }
    sentences.extend(advice(call, ended, language).map(str::to_owned));
    sentences
}

/// The headline of a report, broken between groups.
fn wrapped_headline(report: &Report, language: Language) -> String {
    const NO_BREAK: &str = "\u{a0}";
    let headline = headline(report, language).replace(' ', NO_BREAK);
    // Two spaces separate the groups, and one follows the colon.
    let headline = headline.replace(&NO_BREAK.repeat(2), "  ");
    let headline = headline.replacen(&format!(":{NO_BREAK}"), ": ", 1);
    wrapped(&headline).replace(NO_BREAK, " ")
}

/// Breaks lines that are too long for a report, between words.
fn wrapped(text: &str) -> String {
    let mut lines = Vec::new();
    for line in text.lines() {
        let mut rest = line;
        while let Some(end) = line_end(rest) {
            lines.push(rest[..end].trim_end());
            rest = rest[end..].trim_start();
        }
        lines.push(rest);
    }
    lines.join("\n")
}

/// Where to break a line that is too long: at the last space that fits, or else at the first space.
fn line_end(line: &str) -> Option<usize> {
    line.char_indices().nth(WIDTH)?;
    let spaces = || {
        line.match_indices(' ')
            .map(|(at, _)| at)
            .filter(|at| *at > 0)
    };
    let fits = |at: &usize| line[..*at].chars().count() <= WIDTH;
    spaces().rfind(fits).or_else(|| spaces().next())
}

fn remedy(report: &Report, failure: &Failure, book: &str, language: Language) -> String {
    let Language::English = language;
    let step = report.step;
    let mut text = match mistake_text(report, language) {
        Some(words) => words,
        None => what_to_try(report, failure, language),
    };
    text.push_str(&still_to_write(report, language));
    let mut text = match text.is_empty() {
        true => text,
        false => wrapped(&text) + "\n",
    };
    let _ = match page_link(step, failure) {
        Some(link) if !all_written_is_right(report) => {
            match failure.call(step).about().is_about_walks() {
                true => writeln!(text, "Step through this board: {book}{link}"),
                false => writeln!(text, "See the position: {book}{link}"),
            }
        }
        _ => writeln!(text, "Read again: {book}{}.html", step.slug),
    };
    let _ = writeln!(text, "For a hint, run: cargo run -- hint {}", step.id);
    text
}

/// The next action if the report names no known mistake, or that all answers are correct so far. It may be empty.
pub fn what_to_try(report: &Report, failure: &Failure, language: Language) -> String {
    let Language::English = language;
    if all_written_is_right(report) {
        return "Correct so far: every function that you wrote passes its checks.\n".to_owned();
    }
    let call = failure.call(report.step);
    let advice = match &failure.reply.ending {
        Ending::Answered(_) => what_to_ask(call, failure, language),
        ending => advice(call, ending, language),
    };
    advice.map_or(String::new(), |advice| format!("{advice}\n"))
}

/// A question about a wrong answer that matches no known mistake.
fn what_to_ask(call: &Call, failure: &Failure, language: Language) -> Option<&'static str> {
    let Language::English = language;
    call.about().question(failure, language).or_else(|| {
        // The reasons above hold the right walks, so the learner can compare.
        call.square().map(|_| {
            "Ask yourself: Where does your code first differ from the walk above? Follow it square by square."
        })
    })
}

/// The functions that are still `todo!()`. Empty if there are none.
pub fn still_to_write(report: &Report, language: Language) -> String {
    let Language::English = language;
    match report.unfinished[..] {
        [] => String::new(),
        _ => format!("Still to write: {}.\n", report.unfinished.join(", ")),
    }
}

/// Whether every written function passes, and only `todo!()` functions fail.
fn all_written_is_right(report: &Report) -> bool {
    let mut questions = report.step.questions().iter().zip(&report.questions);
    questions.all(|(question, passed)| *passed || report.unfinished.contains(&question.function()))
}

/// The known mistake that explains all wrong answers, and a question for the learner.
pub fn mistake_text(report: &Report, language: Language) -> Option<String> {
    let Language::English = language;
    let mistake = report.mistake?;
    let (title, ask) = (mistake.title.get(language), mistake.ask.get(language));
    Some(match report.mistake_in {
        Some(function) => format!(
            "All answers from your `{function}` match this mistake: {title}.\nAsk yourself: {ask}\n"
        ),
        None => format!("All your answers match this mistake: {title}.\nAsk yourself: {ask}\n"),
    })
}
