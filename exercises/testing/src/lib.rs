//! How `cargo test` puts the questions of a step to an exercise.
//!
//! The test program of an exercise starts itself once more as a child, which answers all questions; so an
//! endless loop or a stack overflow fails one question and not the whole run. Each group of questions is
//! one test: a picture of the answers is compared with a snapshot, and where they differ our own report
//! stands in place of insta's.

use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use checks::child::{Asked, answer_if_asked, ask_program};
use checks::{Language, Report, find_step, group_key_name, group_picture, judge, text};
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
    /// The reference with the learner's functions put in.
    pub yours: Answers,
}

impl Exercise {
    /// Puts the questions of one group, counted from 0, and compares the answers with the snapshot.
    ///
    /// # Panics
    ///
    /// When an answer is wrong: unwinds after the report is printed.
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
            printed: asked.printed.clone(),
        }));
        settings.bind(|| insta::assert_snapshot!(group_key_name(step, group), picture));
    }
}

/// The replies of this program's functions, asked once for all tests.
fn ask_once(step: &'static checks::Step) -> &'static Asked {
    static ASKED: OnceLock<Asked> = OnceLock::new();
    ASKED.get_or_init(|| {
        std::env::current_exe()
            .and_then(|program| ask_program(&program, step))
            .unwrap_or_else(|error| {
                panic!("failed to start this test program a second time: {error}")
            })
    })
}

/// Prints our report where the answers differ from the key. The whole of it stands once, above the first
/// group that fails; the other groups show their own first board.
#[derive(Clone)]
struct OurReport {
    report: Report,
    group: usize,
    printed: String,
}

impl Comparator for OurReport {
    fn matches(&self, key: &Snapshot, answers: &Snapshot) -> bool {
        if key.contents() == answers.contents() {
            return true;
        }
        if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
            // An author blesses new keys: insta writes them.
            return false;
        }
        println!("\n{}", self.words());
        std::panic::resume_unwind(Box::new("the answers differ from the reference boards"));
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
        let mut words = text::report(&self.report, LANGUAGE);
        if !self.printed.is_empty() {
            words.push_str(&format!("\nYour function printed:\n{}", self.printed));
        }
        words
    }
}
