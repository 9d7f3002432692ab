//! Turns replies into a typed report, as a pure function.

use crate::{Call, Ending, Fingerprints, Mistake, Question, Reply, Step, Value, fingerprints};

/// The result of comparing the replies to all questions of a step.
#[derive(Clone)]
pub struct Report {
    /// The checked step.
    pub step: &'static Step,
    /// Whether every answer equals the expected one.
    pub passed: bool,
    /// One result for each group, in order.
    pub groups: Vec<GroupResult>,
    /// Whether each question passed, in order.
    pub questions: Vec<bool>,
    /// The known mistake that explains every wrong answer.
    pub mistake: Option<&'static Mistake>,
    /// The function whose answers match the mistake, if other functions are wrong too.
    pub mistake_in: Option<&'static str>,
    /// The functions that still contain `todo!()` for every question.
    pub unfinished: Vec<&'static str>,
}

/// The result of one group of questions.
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
    /// The call, as an index into the question's calls.
    pub call: usize,
    /// The expected answer.
    pub expected: Value,
    /// The learner's reply.
    pub reply: Reply,
}

/// Compares the replies to all questions of a step, in order, with the expected answers.
///
/// `mistakes` holds the fingerprints of the step's known mistakes, in their order. They come from
/// `Step::fingerprints`, which needs a platform that can catch panics. Missing replies count as not run.
pub fn judge(step: &'static Step, replies: &[Reply], mistakes: &[Fingerprints]) -> Report {
    let not_asked = Reply::unread(Ending::NotAsked);
    let mut replies_left = replies.iter();
    let mut expected_left = step.expected().iter();
    let mut groups = vec![
        GroupResult {
            passed: true,
            first_failure: None,
        };
        step.groups.len()
    ];
    let mut passed_questions = Vec::new();
    for (index, question) in step.questions().iter().enumerate() {
        let mut first_failure = None;
        for (place, call) in question.calls.iter().enumerate() {
            let reply = replies_left.next().unwrap_or(&not_asked);
            let Some(expected) = expected_left.next() else {
                continue;
            };
            if first_failure.is_none() && !reply.is_right(call, expected) {
                first_failure = Some(Failure {
                    question: index,
                    call: place,
                    expected: expected.clone(),
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
    let unfinished = unfinished(step, replies);
    let mut report = Report {
        step,
        passed,
        groups,
        questions: passed_questions,
        mistake: None,
        mistake_in: None,
        unfinished,
    };
    if !passed {
        report.name_mistake(&fingerprints(step, replies), mistakes);
    }
    report
}

/// The replies of the reference to all questions.
fn expected_replies(step: &Step) -> Vec<Reply> {
    step.expected()
        .iter()
        .map(|value| Reply::unread(Ending::Answered(value.clone())))
        .collect()
}

/// The functions that reach `todo!()` in every call.
fn unfinished(step: &Step, replies: &[Reply]) -> Vec<&'static str> {
    let mut functions = step.functions.to_vec();
    functions.retain(|function| {
        let mut own = step
            .calls()
            .zip(replies)
            .filter(|(call, _)| call.function() == *function)
            .peekable();
        own.peek().is_some() && own.all(|(_, reply)| reply.ending.is_todo())
    });
    functions
}

impl Report {
    /// Finds the mistake that explains all wrong answers: each function answers like the mistake, or is right,
    /// or isn't written yet, and the function with the mistake is among the wrong ones. If there is none, finds
    /// a mistake in the function whose failure is shown first.
    fn name_mistake(&mut self, found: &Fingerprints, mistakes: &[Fingerprints]) {
        let wrong: Vec<usize> = (0..self.step.functions.len())
            .filter(|index| self.is_wrong(self.step.functions[*index]))
            .collect();
        let right = fingerprints(self.step, &expected_replies(self.step));
        // A mistake is in the first function that it gets wrong. The other functions call that one.
        let first_wrong = |known: &Fingerprints| {
            (0..self.step.functions.len()).find(|index| known.get(*index) != right.get(*index))
        };
        let explains_all = |known: &Fingerprints| {
            first_wrong(known).is_some_and(|function| wrong.contains(&function))
                && wrong
                    .iter()
                    .all(|index| known.get(*index) == found.get(*index))
        };
        let all = self.step.mistakes.iter().zip(mistakes);
        self.mistake = all
            .clone()
            .filter(|(_, known)| explains_all(known))
            .rev()
            .max_by_key(|(_, known)| *known == found)
            .map(|(mistake, _)| mistake);
        let Some(failure) = self.first_failure().filter(|_| self.mistake.is_none()) else {
            return;
        };
        let function = failure.call(self.step).function();
        let index = self
            .step
            .functions
            .iter()
            .position(|name| *name == function);
        let Some(index) = index.filter(|index| wrong.contains(index)) else {
            return;
        };
        let fits = |known: &Fingerprints| {
            first_wrong(known) == Some(index) && known.get(index) == found.get(index)
        };
        self.mistake = all
            .into_iter()
            .find(|(_, known)| fits(known))
            .map(|(mistake, _)| mistake);
        self.mistake_in = self.mistake.map(|_| function);
    }

    /// Whether a function is written and has a wrong answer.
    fn is_wrong(&self, function: &str) -> bool {
        let mut questions = self.step.questions().iter().zip(&self.questions);
        !self.unfinished.contains(&function)
            && questions.any(|(question, passed)| !passed && question.function() == function)
    }

    /// The wrong reply to show first. Written functions come before unwritten ones.
    pub fn first_failure(&self) -> Option<&Failure> {
        let failures = || {
            self.groups
                .iter()
                .filter_map(|group| group.first_failure.as_ref())
        };
        failures()
            .find(|failure| !failure.reply.ending.is_todo())
            .or_else(|| failures().next())
    }

    /// How many groups passed.
    pub fn groups_passed(&self) -> usize {
        self.groups.iter().filter(|group| group.passed).count()
    }

    /// Whether no function is written yet.
    pub fn nothing_written(&self) -> bool {
        self.unfinished.len() == self.step.functions.len()
    }
}

impl Failure {
    /// The learner's answer. `None` if the call ended without one.
    pub(crate) fn answered(&self) -> Option<&Value> {
        match &self.reply.ending {
            Ending::Answered(value) => Some(value),
            _ => None,
        }
    }

    /// The question with the wrong answer.
    pub fn question(&self, step: &'static Step) -> &'static Question {
        &step.questions()[self.question]
    }

    /// The call with the wrong answer.
    pub fn call(&self, step: &'static Step) -> &'static Call {
        &self.question(step).calls[self.call]
    }
}
