//! Putting one call to somebody's functions, in this process.

use std::any::Any;

use steps::{Answers, record, recorded_so_far};

use crate::mistake::StackOverflow;
use crate::reply::ENDLESS_RECURSION;
use crate::{Call, Ending, Reply};

/// Far more cells than any right answer to one call reads. A walk that reads more goes round in circles.
const READS_LIMIT: usize = 50_000;

/// The same for a call that looks ahead.
const SEARCH_READS_LIMIT: usize = 20_000_000;

/// How many readings of one call are worth keeping: more than a walk in eight directions ever makes.
pub(crate) const READS_KEPT: usize = 256;

/// How many readings of an endless loop are worth showing.
const ENDLESS_READS_KEPT: usize = 64;

/// Makes one call and says how it ended.
///
/// A panic is caught where the platform can unwind. Endless loops that read the board are stopped; others
/// are not: whoever asks a learner's function does so in a process or worker that can be ended.
pub fn ask(answers: &Answers, call: &Call) -> Reply {
    let limit = if call.looks_ahead() {
        SEARCH_READS_LIMIT
    } else {
        READS_LIMIT
    };
    let (result, recording) = record(limit, || call.answer(answers));
    let ending = match result {
        Ok(value) => Ending::Answered(value),
        Err(_) if recording.endless => Ending::Hung,
        Err(payload) => panicked(payload.as_ref(), crate::quiet::take_panic_location()),
    };
    reply(ending, recording)
}

/// The reply for a panic that cannot be caught, made while it happens: for a panic hook where panics abort.
pub fn reply_while_panicking(panic: &std::panic::PanicHookInfo<'_>) -> Reply {
    let location = panic
        .location()
        .map(|place| format!("{}:{}", place.file(), place.line()));
    let recording = recorded_so_far();
    let ending = if recording.endless {
        Ending::Hung
    } else {
        panicked(panic.payload(), location)
    };
    reply(ending, recording)
}

/// A panic of the learner's, the screen's own stop of a loop that draws without end, or what a known mistake
/// does in place of a stack overflow.
fn panicked(payload: &(dyn Any + Send), location: Option<String>) -> Ending {
    if payload.is::<StackOverflow>() {
        return Ending::Died(ENDLESS_RECURSION.to_owned());
    }
    let message = panic_message(payload);
    if message.starts_with("stopped after drawing") {
        return Ending::Hung;
    }
    Ending::Panicked { message, location }
}

fn reply(ending: Ending, recording: steps::Recording) -> Reply {
    let mut reads = recording.squares;
    reads.truncate(if recording.endless {
        ENDLESS_READS_KEPT
    } else {
        READS_KEPT
    });
    Reply { ending, reads }
}

/// The words of a panic, from its payload.
fn panic_message(payload: &(dyn Any + Send)) -> String {
    payload
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without a message".to_owned())
}
