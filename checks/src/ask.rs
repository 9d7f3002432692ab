//! Putting one call to somebody's functions, in this process.

use steps::{Answers, record, recorded_so_far};

use crate::{Call, Ending, Reply};

/// Far more cells than any right answer to one call reads. A walk that reads more goes round in circles.
const READS_LIMIT: usize = 50_000;

/// How many readings of one call are worth keeping: more than a walk in eight directions ever makes.
const READS_KEPT: usize = 256;

/// How many readings of an endless loop are worth showing.
const ENDLESS_READS_KEPT: usize = 64;

/// Makes one call and says how it ended.
///
/// A panic is caught where the platform can unwind. Endless loops that read the board are stopped; others
/// are not: whoever asks a learner's function does so in a process or worker that can be ended.
pub fn ask(answers: &Answers, call: &Call) -> Reply {
    let (result, recording) = record(READS_LIMIT, || call.answer(answers));
    let ending = match result {
        Ok(value) => Ending::Answered(value),
        Err(_) if recording.endless => Ending::Hung,
        Err(payload) => panicked(
            panic_message(payload.as_ref()),
            crate::quiet::take_panic_location(),
        ),
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
        panicked(panic_message(panic.payload()), location)
    };
    reply(ending, recording)
}

/// A panic of the learner's, or the screen's own stop of a loop that draws without end.
fn panicked(message: String, location: Option<String>) -> Ending {
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
fn panic_message(payload: &(dyn std::any::Any + Send)) -> String {
    payload
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without a message".to_owned())
}
