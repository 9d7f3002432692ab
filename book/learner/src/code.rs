//! Runs one call: with the learner's functions, with a known mistake, or with the pieces of a puzzle.

use std::cell::Cell;
use std::panic::PanicHookInfo;

use checks::{Call, Ending, Reply, bench, reply_while_panicking};

use crate::{REQUEST, functions, respond, send};

thread_local! {
    static CHOSEN: Cell<Option<u32>> = const { Cell::new(None) };
}

/// Chooses a known mistake by its number among the mistakes of all steps, or the pieces of a puzzle by theirs; −1 is
/// the model answer. A learner's module has only the learner's functions.
#[unsafe(no_mangle)]
pub extern "C" fn choose(number: i32) {
    std::panic::set_hook(Box::new(|panic| send(&reply_of(panic))));
    CHOSEN.set(u32::try_from(number).ok());
}

fn reply_of(panic: &PanicHookInfo<'_>) -> Reply {
    let mut reply = reply_while_panicking(panic);
    // The code of a puzzle has no file that the reader knows.
    if let (Ending::Panicked { location, .. }, true) = (&mut reply.ending, pieces().is_some()) {
        *location = None;
    }
    reply
}

/// Runs the call in the request. Returns where the reply is.
#[unsafe(no_mangle)]
pub extern "C" fn run() -> *const u8 {
    respond(&REQUEST.with_borrow(|call| bench::run(call, &ask)))
}

/// Earlier steps are the model answers.
#[cfg(not(feature = "own"))]
fn ask(call: &Call) -> Reply {
    let mut answers = chosen().unwrap_or(steps::Answers::REFERENCE);
    functions::put_in(&mut answers);
    checks::ask(&answers, call)
}

/// Earlier steps are the learner's, if they are built in.
#[cfg(feature = "own")]
fn ask(call: &Call) -> Reply {
    let mut answers = given::using::MODEL_ANSWERS;
    functions::put_in(&mut answers);
    given::using::with(answers, || checks::ask(&answers, call))
}

#[cfg(not(feature = "own"))]
fn chosen() -> Option<steps::Answers> {
    pieces().or_else(mistake)
}

#[cfg(all(feature = "mistakes", not(feature = "own")))]
fn mistake() -> Option<steps::Answers> {
    let mut mistakes = checks::steps().iter().flat_map(|step| step.mistakes);
    Some(mistakes.nth(CHOSEN.get()? as usize)?.answers)
}

#[cfg(not(any(feature = "mistakes", feature = "own")))]
fn mistake() -> Option<steps::Answers> {
    None
}

#[cfg(feature = "puzzles")]
fn pieces() -> Option<steps::Answers> {
    puzzles::answers(CHOSEN.get()?)
}

#[cfg(not(feature = "puzzles"))]
fn pieces() -> Option<steps::Answers> {
    None
}
