//! The exercise's judge, for the proof that a scene judges in the same way. It caches its results, because many choices
//! return the same, and searches take long.

use std::collections::HashMap;
use std::mem::Discriminant;

use checks::functions::{AlphaBeta, FlipsInDirection, Minimax, ToDepth};
use checks::{Call, Failure, Fingerprints, Language, Reply, Step, Value, text};

use super::ask::{Answer, Ask, Ending, FULL, Function, Stop};
use super::kit::Kit;

/// A call of the exercise as a scene's call.
pub(super) fn ask_of(call: &Call) -> Ask {
    let function = Function::ALL
        .into_iter()
        .find(|function| function.name() == call.function());
    let origin = steps::Square { row: 0, col: 0 };
    Ask {
        function: function.expect("a function that can be built from pieces"),
        board: *call.board().expect("a board"),
        player: call.player().unwrap_or(steps::Disc::Black),
        square: call.square().unwrap_or(origin),
        direction: match call {
            Call::FlipsInDirection(FlipsInDirection { direction, .. }) => *direction,
            _ => (-1, -1),
        },
        depth: match call {
            Call::Minimax(Minimax(ToDepth { depth, .. }))
            | Call::AlphaBeta(AlphaBeta { depth, .. }) => *depth,
            _ => 0,
        },
        window: match call {
            Call::AlphaBeta(AlphaBeta { alpha, beta, .. }) => (*alpha, *beta),
            _ => FULL,
        },
        exact: None,
    }
}

pub(super) fn value_of(answer: &Answer) -> Value {
    match answer.clone() {
        Answer::Bool(answer) => Value::Bool(answer),
        Answer::Squares(squares) => Value::Squares(squares),
        Answer::Board(board) => Value::Board(board),
        Answer::Moves(moves) => Value::Moves(moves),
        Answer::Turn(turn) => Value::Turn(turn),
        Answer::Count(count) => Value::Count(count),
        Answer::Outcome(outcome) => Value::Outcome(outcome),
        Answer::Search {
            score,
            square,
            placed,
        } => Value::Search {
            score,
            square,
            placed,
        },
    }
}

fn ending_of(ending: &Ending) -> checks::Ending {
    match ending {
        Ok(answer) => checks::Ending::Answered(value_of(answer)),
        Err(Stop::Panic(message)) => checks::Ending::Panicked {
            message: message.clone(),
            location: None,
        },
        Err(Stop::Endless) => checks::Ending::Hung,
        Err(Stop::Overflow) => {
            checks::Ending::Died("endless recursion: the stack overflowed".to_owned())
        }
    }
}

/// After this many crashes, the exercise doesn't run the other calls.
const LOSSES_ALLOWED: usize = 3;

/// The replies of a choice to the calls of the exercise, in order.
pub(super) fn replies<'a>(
    kit: &'a Kit,
    picks: &'a [usize],
    asks: &'a [Ask],
) -> impl Iterator<Item = Reply> + 'a {
    let mut losses = 0;
    asks.iter().map(move |ask| {
        if losses == LOSSES_ALLOWED {
            return Reply::unread(checks::Ending::NotAsked);
        }
        let ending = ending_of(&(kit.run)(picks, ask));
        losses += usize::from(matches!(ending, checks::Ending::Died(_)));
        Reply::unread(ending)
    })
}

/// The first failure: the call, and the report without its line breaks.
pub(super) type Told = (String, String);

/// The first failure, the mistake's id, and the function if the mistake explains only this one.
pub(super) type Judged = (Option<Told>, Option<&'static str>, Option<&'static str>);

/// A reply in comparable form.
type Compared = (Discriminant<checks::Ending>, Option<Value>);

/// One step's judge.
pub(super) struct Exercise {
    step: &'static Step,
    /// All calls with their question and their place in it.
    calls: Vec<(usize, usize, &'static Call)>,
    /// The replies of each known mistake.
    known: Vec<Vec<Compared>>,
    fingerprints: Vec<Fingerprints>,
    compared: HashMap<(usize, String), Compared>,
    reports: HashMap<(usize, String), String>,
    named: HashMap<String, (Option<&'static str>, Option<&'static str>)>,
}

impl Exercise {
    pub fn new(step: &'static Step) -> Exercise {
        let questions = step.questions().iter().enumerate();
        let calls = questions.flat_map(|(question, asked)| {
            let calls = asked.calls.iter().enumerate();
            calls.map(move |(place, call)| (question, place, call))
        });
        let mut exercise = Exercise {
            step,
            calls: calls.collect(),
            known: Vec::new(),
            fingerprints: Vec::new(),
            compared: HashMap::new(),
            reports: HashMap::new(),
            named: HashMap::new(),
        };
        for mistake in step.mistakes {
            let replies = mistake.replies(step);
            let all = replies.iter().enumerate();
            let compared = all
                .map(|(index, reply)| exercise.compared(index, reply))
                .collect();
            exercise.known.push(compared);
            exercise
                .fingerprints
                .push(checks::fingerprints(step, &replies));
        }
        exercise
    }

    /// The calls of the exercise as a scene's calls.
    pub fn asks(&self) -> Vec<Ask> {
        self.calls.iter().map(|(_, _, call)| ask_of(call)).collect()
    }

    fn compared(&mut self, index: usize, reply: &Reply) -> Compared {
        let key = (index, format!("{:?}", reply.ending));
        let (_, _, call) = self.calls[index];
        let expected = &self.step.expected()[index];
        let of = || {
            let value = match &reply.ending {
                checks::Ending::Answered(value) => Some(call.comparable(expected, value)),
                _ => None,
            };
            (std::mem::discriminant(&reply.ending), value)
        };
        self.compared.entry(key).or_insert_with(of).clone()
    }

    /// Judges the replies. With a single function, it stops after a failure as soon as no known mistake matches any more.
    pub fn judge(&mut self, all: impl Iterator<Item = Reply>) -> Judged {
        let step = self.step;
        let mut replies = Vec::new();
        let mut found = Vec::new();
        let mut failure: Option<Failure> = None;
        let mut left: Vec<usize> = (0..self.known.len()).collect();
        for (index, reply) in all.enumerate() {
            let (question, call, _) = self.calls[index];
            let expected = &step.expected()[index];
            let right = Reply::unread(checks::Ending::Answered(expected.clone()));
            let compared = self.compared(index, &reply);
            if failure.is_none() && compared != self.compared(index, &right) {
                failure = Some(Failure {
                    question,
                    call,
                    expected: expected.clone(),
                    reply: reply.clone(),
                });
            }
            left.retain(|known| self.known[*known][index] == compared);
            replies.push(reply);
            found.push(compared);
            if failure.is_some() && left.is_empty() && step.functions.len() == 1 {
                return (failure.map(|failure| self.told(&failure)), None, None);
            }
        }
        let fingerprints = &self.fingerprints;
        let judged = || {
            let report = checks::judge(step, &replies, fingerprints);
            assert_eq!(report.first_failure(), failure.as_ref());
            (report.mistake.map(|mistake| mistake.id), report.mistake_in)
        };
        let (id, only_in) = *self
            .named
            .entry(format!("{found:?}"))
            .or_insert_with(judged);
        (failure.map(|failure| self.told(&failure)), id, only_in)
    }

    /// A failure with the exercise's report.
    fn told(&mut self, failure: &Failure) -> Told {
        let key = (
            failure.question,
            format!("{} {:?}", failure.call, failure.reply.ending),
        );
        let step = self.step;
        let report = self.reports.entry(key).or_insert_with(|| {
            let report = text::failure_text(step, failure, Language::English);
            report.split_whitespace().collect::<Vec<_>>().join(" ")
        });
        (in_full(&ask_of(failure.call(step))), report.clone())
    }
}

/// A call as text, for comparisons.
pub(super) fn in_full(ask: &Ask) -> String {
    let ask = Ask {
        exact: None,
        ..*ask
    };
    format!("{ask:?}")
}
