//! `doctor`: finds common problems on a learner's machine and says how to fix them.

use std::path::Path;
use std::process::ExitCode;

use super::print::print_whole;
use crate::doctor::examine;
use crate::doctor::finding::Level;

/// Prints each finding as soon as it is known. The command fails only if a finding has the level `fail`.
pub(super) fn doctor(root: &Path) -> ExitCode {
    let (mut failed, mut warned) = (0, 0);
    examine(root, |finding| {
        failed += usize::from(finding.level == Level::Fail);
        warned += usize::from(finding.level == Level::Warn);
        print_whole(&format!("{finding}\n"));
    });
    let summary = match (failed, warned) {
        (0, 0) => "Everything is in order.".to_owned(),
        (0, _) => "The course works here. Read the lines that begin with `warn`.".to_owned(),
        _ => "The course doesn't work here yet. First fix the lines that begin with `fail`."
            .to_owned(),
    };
    print_whole(&format!("\n{summary}\n"));
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
