//! A verdict in words, for `check` and `watch`, and taking it down.

use std::path::Path;

use checks::text;

use super::LANGUAGE;
use crate::exercise::check::{Checked, Outcome};
use crate::exercise::compile_error::what_to_do;
use crate::exercise::progress::Progress;

/// Everything about a checked file: rustc's own words and what to do, or the report. `next` is what to do when
/// the first error is mended.
pub(super) fn whole(checked: &Checked, next: &str) -> String {
    match &checked.outcome {
        Outcome::DoesNotCompile(error) => {
            format!("{error}\n\n{}\n", what_to_do(error, checked.step, next))
        }
        Outcome::Judged {
            report,
            printed,
            warnings,
        } => {
            let mut words = text::report(report, LANGUAGE);
            if report.passed {
                return words;
            }
            if !report.nothing_written() && !warnings.is_empty() {
                // A warning of the compiler often names the very mistake.
                words = format!("{}\n\n{words}", warnings.trim_end());
            }
            if !printed.is_empty() {
                words.push_str(&format!("\nYour function printed:\n{printed}"));
            }
            words
        }
    }
}

/// The same in a few words.
pub(super) fn in_short(checked: &Checked) -> String {
    match checked.report() {
        None => "does not compile".to_owned(),
        Some(report) if report.passed => "passed".to_owned(),
        Some(report) => format!(
            "{} of {} groups pass",
            report.groups_passed(),
            report.groups.len()
        ),
    }
}

/// Takes down which version of the file passed.
pub(super) fn remember(root: &Path, checked: &Checked) -> anyhow::Result<()> {
    if !checked.passed() {
        return Ok(());
    }
    Progress::take_down_passed(root, checked.step, &checked.version)?;
    Ok(())
}
