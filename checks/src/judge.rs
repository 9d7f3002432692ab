//! The verdict: pure, from replies to a typed report.

use steps::Square;

use crate::{Mistake, Outcome, Question, Reply, Step, Value, fingerprint};

/// What the replies to all questions of a step amount to.
#[derive(Clone)]
pub struct Report {
    /// The step that was judged.
    pub step: &'static Step,
    /// Whether every question was answered as the reference answers it.
    pub passed: bool,
    /// One result for each group, in order.
    pub groups: Vec<GroupResult>,
    /// Whether each question passed, in order.
    pub questions: Vec<bool>,
    /// The known mistake that answers every question in the same way.
    pub mistake: Option<&'static Mistake>,
    /// Whether the function was left as it came: `todo!()` answered everything.
    pub unfinished: bool,
}

/// How one group of questions went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupResult {
    /// Whether all its questions passed.
    pub passed: bool,
    /// The first wrong reply of the group.
    pub first_failure: Option<Failure>,
}

/// One wrong reply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The question, as an index into the step's questions.
    pub question: usize,
    /// The square asked about.
    pub square: Square,
    /// What the reference answers.
    pub expected: Value,
    /// What came back.
    pub reply: Reply,
}

/// Judges the replies to all questions of a step, given in order.
///
/// `mistakes` holds the fingerprints of the step's known mistakes, in their order: [`Step::fingerprints`],
/// or where panics cannot be caught what somebody else computed with it. Missing replies count as not
/// asked.
pub fn judge(step: &'static Step, replies: &[Reply], mistakes: &[u64]) -> Report {
    let questions = (step.questions)();
    let not_asked = Reply {
        outcome: Outcome::NotAsked,
        reads: Vec::new(),
    };
    let mut replies_left = replies.iter();
    let mut groups = vec![
        GroupResult {
            passed: true,
            first_failure: None,
        };
        step.groups.len()
    ];
    let mut passed_questions = Vec::new();
    for (index, question) in questions.iter().enumerate() {
        let mut first_failure = None;
        for &square in &question.squares {
            let reply = replies_left.next().unwrap_or(&not_asked);
            let expected = question.expected(square);
            if reply.outcome != Outcome::Answered(expected) && first_failure.is_none() {
                first_failure = Some(Failure {
                    question: index,
                    square,
                    expected,
                    reply: reply.clone(),
                });
            }
        }
        passed_questions.push(first_failure.is_none());
        if let Some(failure) = first_failure {
            let group = &mut groups[question.group];
            group.passed = false;
            group.first_failure.get_or_insert(failure);
        }
    }
    let passed = passed_questions.iter().all(|passed| *passed);
    let found = fingerprint(replies);
    let mistake = step
        .mistakes
        .iter()
        .zip(mistakes)
        .find(|(_, known)| !passed && **known == found)
        .map(|(mistake, _)| mistake);
    Report {
        step,
        passed,
        groups,
        questions: passed_questions,
        mistake,
        unfinished: !replies.is_empty() && replies.iter().all(|reply| reply.outcome.is_todo()),
    }
}

impl Report {
    /// The first wrong reply of all.
    pub fn first_failure(&self) -> Option<&Failure> {
        self.groups
            .iter()
            .find_map(|group| group.first_failure.as_ref())
    }

    /// How many groups passed.
    pub fn groups_passed(&self) -> usize {
        self.groups.iter().filter(|group| group.passed).count()
    }
}

impl Failure {
    /// The question that was answered wrongly.
    pub fn question(&self, step: &Step) -> &'static Question {
        &(step.questions)()[self.question]
    }
}
