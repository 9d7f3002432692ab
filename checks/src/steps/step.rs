//! The data of each step: its names, its questions and its mistakes.

use std::fmt;
use std::sync::OnceLock;

use crate::{Call, Question, Value, parse_questions};
use crate::{ImpossibleMistake, Mistake, Text};

/// A group of a step's questions; `cargo test` shows it as one test.
#[derive(Debug, Clone, Copy)]
pub struct Group {
    /// A name for people.
    pub name: Text,
    /// The questions as text, from the folder `boards`. Empty without the feature `questions`.
    pub boards: &'static str,
}

/// One step of the course, or a detour.
pub struct Step {
    /// The permanent id: `04`, or `detour-walls`.
    pub id: &'static str,
    /// The name of the chapter's page and of the exercise's folder: `04-legal-moves`.
    pub slug: &'static str,
    /// The exercise's package: `step04`.
    pub package: &'static str,
    /// The functions that the learner writes.
    pub functions: &'static [&'static str],
    /// The module of the `steps` crate with the model answer.
    pub model_answer: &'static str,
    /// The groups of questions, from easy to hard.
    pub groups: &'static [Group],
    /// The known mistakes that wrong answers are compared with.
    pub mistakes: &'static [Mistake],
    /// The mistakes that Rust makes impossible.
    pub impossible: &'static [ImpossibleMistake],
    /// The cache of computed values.
    pub(crate) computed: Computed,
}

/// Values of a step that are computed when they're first needed.
pub(crate) struct Computed {
    questions: OnceLock<Vec<Question>>,
    expected: OnceLock<Vec<Value>>,
    #[cfg(feature = "mistakes")]
    fingerprints: OnceLock<Vec<crate::Fingerprints>>,
}

impl Computed {
    pub(crate) const fn later() -> Computed {
        Computed {
            questions: OnceLock::new(),
            expected: OnceLock::new(),
            #[cfg(feature = "mistakes")]
            fingerprints: OnceLock::new(),
        }
    }
}

/// One group, for the tables of the steps.
pub(crate) const fn group(english: &'static str, boards: &'static str) -> Group {
    Group {
        name: Text { english },
        boards: match cfg!(feature = "questions") {
            true => boards,
            false => "",
        },
    }
}

impl Step {
    /// All questions, in the order of the groups. There are none without the feature `questions`.
    ///
    /// # Panics
    ///
    /// If a file of boards has an error, which is a bug in the course.
    pub fn questions(&self) -> &[Question] {
        self.computed.questions.get_or_init(|| {
            let groups = self.groups.iter().enumerate();
            groups
                .flat_map(|(index, group)| {
                    parse_questions(group.boards, index).unwrap_or_else(|error| {
                        panic!("checks/boards/{}, group {}: {error}", self.slug, index + 1)
                    })
                })
                .collect()
        })
    }

    /// All calls of all questions, in order.
    pub fn calls(&self) -> impl Iterator<Item = &Call> {
        self.questions().iter().flat_map(|question| &question.calls)
    }

    /// The expected answer to each call, in order.
    pub fn expected(&self) -> &[Value] {
        self.computed
            .expected
            .get_or_init(|| self.calls().map(Call::expected).collect())
    }

    /// The fingerprints of each mistake's replies, in the order of `mistakes`. Needs a platform on which
    /// panics unwind.
    #[cfg(feature = "mistakes")]
    pub fn fingerprints(&self) -> &[crate::Fingerprints] {
        self.computed.fingerprints.get_or_init(|| {
            self.mistakes
                .iter()
                .map(|mistake| crate::fingerprints(self, &mistake.replies(self)))
                .collect()
        })
    }

    /// The path of the learner's file in the course's folder: `exercises/04-legal-moves/src/lib.rs`.
    pub fn learner_file(&self) -> String {
        format!("exercises/{}/src/lib.rs", self.slug)
    }

    /// Whether this is a detour, which is optional.
    pub fn is_detour(&self) -> bool {
        self.id.starts_with("detour")
    }

    /// The folder of the step's groups, boards and mistakes, below the root of the course.
    pub fn folder(&self) -> String {
        let name = self.slug.replace('-', "_");
        match self.is_detour() {
            true => format!("checks/src/steps/{name}"),
            false => format!("checks/src/steps/s{name}"),
        }
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Step({})", self.slug)
    }
}
