//! `doctor`: what learners stumble over, and what to do.

use std::path::Path;
use std::process::ExitCode;

use super::print::print_whole;
use crate::doctor::examine;
use crate::doctor::finding::Level;

/// Prints each finding as it comes. Fails only if one of them does.
pub(super) fn doctor(root: &Path) -> ExitCode {
    let (mut failed, mut warned) = (0, 0);
    examine(root, |finding| {
        failed += usize::from(finding.level == Level::Fail);
        warned += usize::from(finding.level == Level::Warn);
        print_whole(&format!("{finding}\n"));
    });
    let summary = match (failed, warned) {
        (0, 0) => "Everything is in order.".to_owned(),
        (0, _) => "The course works here. See the lines with `warn`.".to_owned(),
        _ => "See the lines with `fail` first.".to_owned(),
    };
    print_whole(&format!("\n{summary}\n"));
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
