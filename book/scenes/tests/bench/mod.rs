//! The bench in this process: the given functions answer, and the judge compares.

use checks::bench::{Answer, Work, begin, finish};
use checks::{Language, ask, quietly};
use steps::Answers;

/// The answer of the bench. Without code no call runs.
pub fn run(work: &Work, code: Option<&Answers>) -> Answer {
    let calls = begin(work).unwrap();
    let replies = match code {
        Some(code) => quietly(|| calls.iter().map(|call| ask(code, call)).collect()),
        None => Vec::new(),
    };
    finish(work, replies, Language::English).unwrap()
}
