//! The checks of an exercise as tests for `cargo test`.
//!
//! The test program of an exercise starts a second copy of itself, a child process, which runs the learner's
//! functions. So an endless loop or a stack overflow fails one check, not the whole run. Each group of checks is
//! one test: it compares a picture of the answers with a snapshot, and prints our report instead of insta's diff.

use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use checks::child::{ProgramReplies, answer_if_asked, ask_program};
use checks::{
    Language, Report, book_address, find_step, group_key_name, group_picture, judge, text,
};
use insta::Snapshot;
use insta::comparator::Comparator;

pub use steps::{Answers, game_player};

/// The language of test messages.
const LANGUAGE: Language = Language::English;

/// One exercise under test.
pub struct Exercise {
    /// The step, such as `04`.
    pub step: &'static str,
    /// The folder of the exercise: `env!("CARGO_MANIFEST_DIR")`.
    pub folder: &'static str,
    /// The model answers, with the learner's functions in their place.
    pub yours: Answers,
}

impl Exercise {
    /// Runs the checks of one group, counted from 0, and compares the answers with the snapshot.
    ///
    /// # Panics
    ///
    /// If an answer is wrong, after it has printed the report.
    pub fn check(&self, group: usize) {
        let step = find_step(self.step).unwrap_or_else(|error| panic!("{error}"));
        answer_if_asked(step, &self.yours);
        let asked = ask_once(step);
        let report = judge(step, &asked.replies, step.fingerprints());
        let picture = group_picture(step, group, &asked.replies);

        let mut settings = insta::Settings::new();
        settings.set_snapshot_path(Path::new(self.folder).join("snapshots"));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.set_comparator(Box::new(OurReport {
            report,
            group,
            folder: Path::new(self.folder),
            printed: asked.printed.clone(),
        }));
        settings.bind(|| insta::assert_snapshot!(group_key_name(step, group), picture));
    }
}

/// The replies of the learner's functions. The child process runs once for all tests.
fn ask_once(step: &'static checks::Step) -> &'static ProgramReplies {
    static ASKED: OnceLock<ProgramReplies> = OnceLock::new();
    ASKED.get_or_init(|| {
        std::env::current_exe()
            .and_then(|program| ask_program(&program, step))
            .unwrap_or_else(|error| panic!("Can't start this test program a second time: {error}"))
    })
}

/// Prints our report if the answers differ from the snapshot. The first group that fails prints the whole report,
/// and each other group prints its own first failure.
#[derive(Clone)]
struct OurReport {
    report: Report,
    group: usize,
    folder: &'static Path,
    printed: String,
}

impl Comparator for OurReport {
    fn matches(&self, key: &Snapshot, answers: &Snapshot) -> bool {
        if key.contents() == answers.contents() {
            return true;
        }
        if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
            // An author accepts new snapshots, and insta writes them.
            return false;
        }
        println!("\n{}", self.words());
        std::panic::resume_unwind(Box::new("the answers differ from the expected answers"));
    }

    fn dyn_clone(&self) -> Box<dyn Comparator> {
        Box::new(self.clone())
    }
}

impl OurReport {
    fn words(&self) -> String {
        static REPORTED: AtomicBool = AtomicBool::new(false);
        let already = REPORTED.swap(true, Ordering::Relaxed);
        if already {
            return text::group_report(&self.report, self.group, LANGUAGE);
        }
        // The course folder contains `exercises`, which contains this exercise.
        let course = self.folder.ancestors().nth(2).unwrap_or(self.folder);
        let mut words = text::report(&self.report, &book_address(course), LANGUAGE);
        if !self.printed.is_empty() {
            words.push_str(&format!("\nYour function printed:\n{}", self.printed));
        }
        words
    }
}
