//! What a scene needs from the bench: somebody's code, and the work to do with it.

use checks::bench::Work;

/// Work for the bench, which runs code and compares its answers.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    /// The same number means the same request. A scene ignores the answer to an older number.
    pub number: u32,
    /// The code to run.
    pub code: Code,
    /// What to do with it.
    pub work: Work,
}

/// Whose code the bench runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Code {
    /// The model answer.
    Model,
    /// The known mistake with this number, counted through all steps.
    Mistake(u32),
    /// A puzzle's pieces, as the reader has put them together.
    Puzzle(u32),
    /// The reader's code: the newest module that was built or chosen for the figure's exercise.
    Yours,
    /// The module at this address.
    Module(String),
}
