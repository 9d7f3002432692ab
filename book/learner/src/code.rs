//! Runs one call: with the learner's functions, with a known mistake, or with the pieces of a puzzle.

use std::cell::Cell;

use checks::{Call, Reply, bench, reply_while_panicking};

use crate::{REQUEST, functions, respond, send};

thread_local! {
    static CHOSEN: Cell<Option<u32>> = const { Cell::new(None) };
}

/// Chooses a known mistake by its number among the mistakes of all steps, or the pieces of a puzzle by theirs; −1 is
/// the model answer. A learner's module has only the learner's functions.
#[unsafe(no_mangle)]
pub extern "C" fn choose(number: i32) {
    std::panic::set_hook(Box::new(|panic| {
        let reply = reply_while_panicking(panic);
        #[cfg(feature = "puzzles")]
        let reply = without_location(reply);
        send(&reply);
    }));
    CHOSEN.set(u32::try_from(number).ok());
}

/// The pieces of a puzzle don't panic where the reader's code does.
#[cfg(feature = "puzzles")]
fn without_location(mut reply: Reply) -> Reply {
    if let checks::Ending::Panicked { location, .. } = &mut reply.ending
        && CHOSEN.get().is_some_and(puzzles::is_choice)
    {
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

/// The functions of the chosen mistake or puzzle, if this module has them.
#[cfg(not(feature = "own"))]
fn chosen() -> Option<steps::Answers> {
    let number = CHOSEN.get()?;
    #[cfg(feature = "puzzles")]
    if puzzles::is_choice(number) {
        return puzzles::answers(number);
    }
    #[cfg(feature = "mistakes")]
    if let Some(mistake) = known_mistake(number) {
        return Some(mistake.answers);
    }
    let _ = number;
    None
}

/// The known mistake with this number among the mistakes of all steps.
#[cfg(feature = "mistakes")]
fn known_mistake(number: u32) -> Option<&'static checks::Mistake> {
    let mut mistakes = checks::steps().iter().flat_map(|step| step.mistakes);
    mistakes.nth(number as usize)
}
