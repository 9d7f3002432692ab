//! What the tests of reports share: replies of wrong functions, as an exercise would give them.
#![allow(dead_code, reason = "each test program uses a part of it")]

use checks::{Call, Ending, Language, Mistake, Reply, Step, ask, find_step, judge, text};
use steps::Answers;

/// Compares words with the snapshot that is named after the test.
macro_rules! assert_words {
    ($words:expr) => {{
        let words = $words;
        insta::assert_snapshot!(words);
    }};
}

pub fn step(id: &str) -> &'static Step {
    find_step(id).unwrap()
}

/// The replies of somebody's functions. Panics get the place that they would have in an exercise.
pub fn replies(step: &Step, answers: &Answers) -> Vec<Reply> {
    checks::quietly(|| {
        step.calls()
            .map(|call| placed_in_the_exercise(step, ask(answers, call)))
            .collect()
    })
}

fn placed_in_the_exercise(step: &Step, mut reply: Reply) -> Reply {
    if let Ending::Panicked { location, message } = &mut reply.ending {
        *location = Some(format!("exercises/{}/src/lib.rs:40", step.slug));
        // Newer versions of Rust say which of the two indexes is wrong.
        *message = message.replace("end byte index", "byte index");
    }
    reply
}

pub fn report_of(step: &'static Step, replies: &[Reply]) -> String {
    text::report(
        &judge(step, replies, step.fingerprints()),
        Language::English,
    )
}

/// The report on functions that differ from the reference.
pub fn report(id: &str, answers: &Answers) -> String {
    report_of(step(id), &replies(step(id), answers))
}

pub fn report_on_mistake(id: &str, mistake: &str) -> String {
    let replies: Vec<Reply> = find_mistake(id, mistake)
        .replies(step(id))
        .into_iter()
        .map(|reply| placed_in_the_exercise(step(id), reply))
        .collect();
    report_of(step(id), &replies)
}

pub fn find_mistake(step_id: &str, id: &str) -> &'static Mistake {
    step(step_id)
        .mistakes
        .iter()
        .find(|mistake| mistake.id == id)
        .unwrap_or_else(|| panic!("the library has no {id}"))
}

/// One child that hangs or dies is started again, three times at most; then the rest is not asked.
pub fn lost_after_three(step: &Step, how: &Ending, is_lost: impl Fn(&Call) -> bool) -> Vec<Reply> {
    let mut losses = 0;
    step.calls()
        .map(|call| {
            let ending = if losses == 3 {
                Ending::NotAsked
            } else if is_lost(call) {
                losses += 1;
                how.clone()
            } else {
                Ending::Answered(call.expected())
            };
            Reply::unread(ending)
        })
        .collect()
}

/// Only one function of a step is written.
pub fn only(step: &Step, function: &str, answers: &Answers) -> Vec<Reply> {
    let mut replies = replies(step, answers);
    for (call, reply) in step.calls().zip(&mut replies) {
        if call.function() != function {
            reply.ending = todo_in(step, call.function());
        }
    }
    replies
}

pub fn todo_in(step: &Step, function: &str) -> Ending {
    todo_with(step, &format!("write {function}"))
}

pub fn todo_with(step: &Step, words: &str) -> Ending {
    Ending::Panicked {
        message: format!("not yet implemented: {words}"),
        location: Some(format!("exercises/{}/src/lib.rs:60", step.slug)),
    }
}
