//! The report of a check as text, for `check` and `watch`, and saving that a step has passed.

use std::path::Path;

use checks::{book_address, text};

use super::LANGUAGE;
use crate::exercise::check::{Checked, Outcome};
use crate::exercise::compile_error::what_to_do;
use crate::exercise::progress::Progress;

/// The whole report. If the file doesn't compile, it is the compiler's own message and what to do. `next` is a
/// sentence that says what to do after fixing the first error.
pub(super) fn whole(root: &Path, checked: &Checked, next: &str) -> String {
    match &checked.outcome {
        Outcome::DoesNotCompile(error) => {
            format!("{error}\n\n{}\n", what_to_do(error, checked.step, next))
        }
        Outcome::Judged {
            report,
            printed,
            warnings,
        } => {
            let mut words = text::report(report, &book_address(root), LANGUAGE);
            if report.passed {
                return words;
            }
            if !report.nothing_written() && !warnings.is_empty() {
                // A compiler warning often points to the learner's mistake.
                words = format!("{}\n\n{words}", warnings.trim_end());
            }
            if !printed.is_empty() {
                words.push_str(&format!("\nYour code printed:\n{printed}"));
            }
            words
        }
    }
}

/// The report in a few words.
pub(super) fn in_short(checked: &Checked) -> String {
    match checked.report() {
        None => "doesn't compile".to_owned(),
        Some(report) if report.passed => "passed".to_owned(),
        Some(report) => format!(
            "{} of {} groups pass",
            report.groups_passed(),
            report.groups.len()
        ),
    }
}

/// Saves in the learner's progress which version of the file passed.
pub(super) fn remember(root: &Path, checked: &Checked) -> anyhow::Result<()> {
    if !checked.passed() {
        return Ok(());
    }
    Progress::save_passed(root, checked.step, &checked.version)?;
    Ok(())
}
