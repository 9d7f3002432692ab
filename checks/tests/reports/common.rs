//! What the tests of reports share: replies of wrong functions, as an exercise would give them.

use std::sync::OnceLock;
use std::thread;

use ::steps::Answers;
use checks::{
    Call, DEFAULT_BOOK_ADDRESS, Ending, Fingerprints, Language, Mistake, Reply, Report, Step, ask,
    find_step, fingerprints, judge, steps, text,
};

/// Compares words with the snapshot that is named after the module and the test.
macro_rules! assert_words {
    ($words:expr) => {{
        fn here() {}
        let name = crate::common::snapshot_name(std::any::type_name_of_val(&here));
        let words = $words;
        insta::with_settings!({
            snapshot_path => "../snapshots",
            prepend_module_to_snapshot => false,
        }, {
            insta::assert_snapshot!(name, words);
        });
    }};
}

/// `module__test`, from `reports::module::test::here`.
pub fn snapshot_name(here: &str) -> String {
    let mut parts = here.split("::").skip(1);
    let (module, test) = (parts.next().unwrap(), parts.next().unwrap());
    format!("{module}__{test}")
}

/// A known mistake, after it ran all checks of its step.
pub struct AskedMistake {
    pub mistake: &'static Mistake,
    pub replies: Vec<Reply>,
    pub report: Report,
}

/// All known mistakes of a step.
pub struct AskedMistakes {
    pub all: Vec<AskedMistake>,
    pub fingerprints: Vec<Fingerprints>,
}

/// The known mistakes of a step. They run once for all tests of this program.
pub fn asked_mistakes(step: &'static Step) -> &'static AskedMistakes {
    static ASKED: [OnceLock<AskedMistakes>; 16] = [const { OnceLock::new() }; 16];
    let index = steps().iter().position(|other| other.id == step.id);
    ASKED[index.unwrap()].get_or_init(|| {
        let asked = in_threads(step.mistakes, |mistake| {
            let replies = mistake.replies(step);
            (fingerprints(step, &replies), replies)
        });
        let (fingerprints, replies): (Vec<_>, Vec<_>) = asked.into_iter().unzip();
        let reports = in_threads(&replies, |replies| judge(step, replies, &fingerprints));
        let all = step.mistakes.iter().zip(replies).zip(reports);
        let all = all.map(|((mistake, replies), report)| AskedMistake {
            mistake,
            replies,
            report,
        });
        AskedMistakes {
            all: all.collect(),
            fingerprints,
        }
    })
}

fn in_threads<T: Sync, R: Send>(values: &[T], function: impl Fn(&T) -> R + Sync) -> Vec<R> {
    thread::scope(|scope| {
        let function = &function;
        let threads = values
            .iter()
            .map(|value| scope.spawn(move || function(value)));
        let threads: Vec<_> = threads.collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect()
    })
}

/// The fingerprints of the known mistakes of a step.
pub fn known(step: &'static Step) -> &'static [Fingerprints] {
    &asked_mistakes(step).fingerprints
}

/// The replies of a known mistake.
pub fn replies_of_mistake(step: &'static Step, id: &str) -> &'static [Reply] {
    let mut all = asked_mistakes(step).all.iter();
    &all.find(|asked| asked.mistake.id == id).unwrap().replies
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
        &judge(step, replies, known(step)),
        DEFAULT_BOOK_ADDRESS,
        Language::English,
    )
}

/// The report on functions that differ from the reference.
pub fn report(id: &str, answers: &Answers) -> String {
    report_of(step(id), &replies(step(id), answers))
}

pub fn report_on_mistake(id: &str, mistake: &str) -> String {
    let replies: Vec<Reply> = replies_of_mistake(step(id), mistake)
        .iter()
        .map(|reply| placed_in_the_exercise(step(id), reply.clone()))
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
