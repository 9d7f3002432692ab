//! `cargo test` at the root checks a learner's answers: every exercise that differs from its stub.

use std::path::Path;

use course::exercise::check::{Outcome, check};
use course::exercise::files::is_begun;

#[test]
fn every_exercise_that_was_begun_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut failures = String::new();
    for step in checks::steps() {
        if !is_begun(root, step) {
            continue;
        }
        match check(root, step, &root.join("target")) {
            Ok(checked) => match checked.outcome {
                Outcome::Judged { report, .. } if report.passed => {}
                Outcome::Judged { report, .. } => {
                    let book = checks::book_address(root);
                    let language = checks::Language::English;
                    failures.push_str(&checks::text::report(&report, &book, language));
                }
                Outcome::DoesNotCompile(error) => failures.push_str(&format!("{error}\n")),
            },
            Err(error) => failures.push_str(&format!("{error:#}\n")),
        }
    }
    if !failures.is_empty() {
        println!("\n{failures}");
        // Unwinds without words of its own, so that ours stand alone.
        std::panic::resume_unwind(Box::new("an exercise does not pass yet"));
    }
}
