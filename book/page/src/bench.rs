//! Runs code in a worker.

use checks::bench::{Answer, Work};

use crate::dom;

/// Code to run, and what to do with it.
pub struct Job {
    /// The address of the judge's module.
    pub judge: Option<String>,
    /// The address of the code's module. Without one, the judge runs the model answers.
    pub code: Option<String>,
    /// Which of the module's functions to use, for a module with several.
    pub subject: i32,
    /// What to do.
    pub work: Work,
}

/// Does a job. A newer job with the same key replaces an older one.
pub fn run(_key: &str, _job: Job, done: impl FnOnce(Result<Answer, String>) + 'static) {
    dom::soon(move || done(Err("there is no bench yet".to_owned())));
}
