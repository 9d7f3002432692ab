//! Runs one call of the given functions in this process.

use std::any::Any;

use steps::{Answers, record, recorded_so_far};

use crate::reply::ENDLESS_RECURSION;
use crate::{Call, Ending, Reply};

/// Far more cells than any correct function reads in one call. A walk that reads more is an endless loop.
const READS_LIMIT: usize = 50_000;

/// The same limit for a call that searches ahead.
const SEARCH_READS_LIMIT: usize = 20_000_000;

/// How many cell reads of one call to keep. A walk in eight directions never needs more.
pub(crate) const READS_KEPT: usize = 256;

/// How many cell reads of an endless loop to show.
const ENDLESS_READS_KEPT: usize = 64;

/// Runs one call and returns how it ended.
///
/// It catches panics if the platform can unwind. It stops endless loops that read the board, but no others.
/// So run a learner's functions in a process or worker that the caller can end.
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
        Err(payload) => panicked(payload.as_ref(), super::quiet::take_panic_location()),
    };
    reply(ending, recording)
}

/// The reply for a panic that can't be caught. Call it from a panic hook if panics abort.
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

/// The ending for a panic payload: the learner's panic, the screen's limit for endless drawing, or a known
/// mistake's stand-in for a stack overflow or an endless loop.
fn panicked(payload: &(dyn Any + Send), location: Option<String>) -> Ending {
    if payload.is::<StackOverflow>() {
        return Ending::Died(ENDLESS_RECURSION.to_owned());
    }
    if payload.is::<EndlessLoop>() {
        return Ending::Hung;
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

/// The message of a panic, from its payload.
fn panic_message(payload: &(dyn Any + Send)) -> String {
    payload
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without a message".to_owned())
}

/// Stands for endless recursion in code of the course, such as a mistake. A real stack overflow would end the process
/// that runs all mistakes.
pub fn overflow_the_stack() -> ! {
    std::panic::panic_any(StackOverflow)
}

/// The payload of the panic that represents a stack overflow.
pub(crate) struct StackOverflow;

/// Stands for an endless loop in code of the course, which knows sooner than [`ask`] that a loop never ends.
pub fn loop_endlessly() -> ! {
    std::panic::panic_any(EndlessLoop)
}

/// The payload of the panic that represents an endless loop.
struct EndlessLoop;
