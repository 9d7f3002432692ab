//! The messages between the page and the judge module. The questions and the judge are a separate module. The
//! page loads it if the exercises are built with the book, or if a reader asks a position.

use crate::{Asked, Fingerprints};

/// A request from the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToJudge {
    /// Returns the calls of a step, to run them in a learner's module.
    Calls {
        /// The step's id.
        step: String,
    },
    /// Returns a verdict on the replies to them.
    Replies {
        /// The step's id.
        step: String,
        /// The fingerprints of the step's known mistakes, in their order.
        mistakes: Vec<Fingerprints>,
        /// The replies, in order, as the learner's module wrote them.
        replies: Vec<Vec<u8>>,
    },
    /// Returns the calls for the figure in which a reader asks any position.
    Plan(Asked),
    /// Compares the model answer with the replies to the plan's calls, if there are any.
    Compare {
        /// The reader's choices.
        asked: Asked,
        /// The replies, in order. Missing replies aren't compared.
        replies: Vec<Vec<u8>>,
    },
    /// Opens a link with a call and a reply on the page of a step.
    OpenReplay {
        /// The step's id.
        step: String,
        /// The part of the link after `#`.
        address: String,
    },
}

/// A report in words, ready for the page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Whether every answer is correct.
    pub passed: bool,
    /// How many groups pass, in words.
    pub headline: String,
    /// The name of each group, and whether it passed.
    pub groups: Vec<(String, bool)>,
    /// The first failure in full, or a sentence that there is none.
    pub words: String,
    /// Whether the words contain boards, which need a fixed-width font.
    pub has_boards: bool,
    /// For a drawing: the expected picture and the learner's picture, as SVG.
    pub pictures: Vec<String>,
    /// The mistake that all answers match: its id, and the text about it.
    pub mistake: Option<(String, String)>,
    /// What to try if no mistake is named, and which functions aren't written yet.
    pub advice: String,
    /// The page with the position of the failure, as a path in the book. Empty if there is none.
    pub link: String,
    /// The page with the wrong answer next to the correct one, as a path in the book. Empty if there is none.
    pub replay: String,
}
