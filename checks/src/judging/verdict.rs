//! A report in words, for the page.

use serde::{Deserialize, Serialize};

use crate::{Ending, Failure, Language, Report, Value, text};

/// A report in words, ready for the page.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// Whether every answer is correct.
    pub passed: bool,
    /// How many groups pass, in words.
    pub headline: String,
    /// The name of each group, and whether it passed.
    pub groups: Vec<(String, bool)>,
    /// The first failure in full, or a sentence that there is none.
    pub words: String,
    /// Whether the words contain boards, which need a fixed-width font.
    pub has_boards: bool,
    /// For a drawing: the expected picture and the learner's picture, as SVG.
    pub pictures: Vec<String>,
    /// The mistake that all answers match: its id, and the text about it.
    pub mistake: Option<(String, String)>,
    /// What to try if no mistake is named, and which functions aren't written yet.
    pub advice: String,
    /// The page with the position of the failure, as a path in the book. Empty if there is none.
    pub link: String,
    /// The page with the wrong answer next to the correct one, as a path in the book. Empty if there is none.
    pub replay: String,
}

impl Verdict {
    /// The words of a report.
    pub fn of(report: &Report, language: Language) -> Verdict {
        let step = report.step;
        let groups = step.groups.iter().zip(&report.groups);
        let mut verdict = Verdict {
            passed: report.passed,
            headline: text::score(report, language),
            groups: groups
                .map(|(group, result)| (group.name.get(language).to_owned(), result.passed))
                .collect(),
            ..Verdict::default()
        };
        if report.passed {
            verdict.words = text::all_right(language).to_owned();
        } else if report.nothing_written() {
            verdict.words = text::unfinished(step, language);
        } else if let Some(failure) = report.first_failure() {
            verdict.words = text::failure_text(step, failure, language);
            verdict.has_boards = true;
            verdict.pictures = pictures(failure);
            verdict.link = text::page_link(step, failure).unwrap_or_default();
            verdict.replay = text::replay_link(step, failure).unwrap_or_default();
            match (report.mistake, text::mistake_text(report, language)) {
                (Some(mistake), Some(words)) => {
                    verdict.mistake = Some((mistake.id.to_owned(), words));
                }
                _ => verdict.advice = text::what_to_try(report, failure, language),
            }
            verdict.advice += &text::still_to_write(report, language);
        }
        verdict
    }
}

fn pictures(failure: &Failure) -> Vec<String> {
    match (&failure.expected, &failure.reply.ending) {
        (Value::Screen(expected), Ending::Answered(Value::Screen(yours))) => {
            vec![expected.svg("expected"), yours.svg("yours")]
        }
        _ => Vec::new(),
    }
}
