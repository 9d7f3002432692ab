//! What goes between the page and the module that judges. The questions and the judge are a module of their
//! own, which is loaded for readers whose exercises are built beside the book, and for those who ask a position.

use crate::{Asked, Fingerprints};

/// What the page wants to have done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToJudge {
    /// The calls of a step, to be put to a learner's module.
    Calls {
        /// The step's id.
        step: String,
    },
    /// A verdict on the replies to them.
    Replies {
        /// The step's id.
        step: String,
        /// The fingerprints of the step's known mistakes, in their order.
        mistakes: Vec<Fingerprints>,
        /// The replies, in order, as the learner's module wrote them.
        replies: Vec<Vec<u8>>,
    },
    /// What is to be asked, for a figure in which a reader asks any position.
    Plan(Asked),
    /// The model answer beside the replies to the plan's calls; alone where there are none.
    Compare {
        /// What was asked.
        asked: Asked,
        /// The replies, in order. Those that are missing are not compared.
        replies: Vec<Vec<u8>>,
    },
    /// What a link with a call and a reply opens on the page of a step.
    OpenReplay {
        /// The step's id.
        step: String,
        /// The part of the link behind `#`.
        address: String,
    },
}

/// A report in words, ready for the page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Whether every question was answered right.
    pub passed: bool,
    /// How many groups pass, in words.
    pub headline: String,
    /// The name of each group, and whether it passed.
    pub groups: Vec<(String, bool)>,
    /// The first failure in full, or that there is none.
    pub words: String,
    /// Whether the words hold boards, whose columns stand below each other.
    pub has_boards: bool,
    /// For a drawing: the picture that is expected and the learner's, as SVG.
    pub pictures: Vec<String>,
    /// The mistake that all answers fit: its id, and what to say of it.
    pub mistake: Option<(String, String)>,
    /// What to try where no mistake is named, and what is still to be written.
    pub advice: String,
    /// Where the page shows the position of the failure, below the book's root; empty where nothing can be
    /// shown.
    pub link: String,
    /// Where the page shows the wrong answer beside the right one, below the book's root; empty where nothing
    /// can be shown.
    pub replay: String,
}
