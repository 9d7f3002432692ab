//! Putting one call to somebody's functions, in this process.

use steps::{Answers, record, recorded_so_far};

use crate::{Call, Outcome, Reply, Value};

/// Far more cells than any right answer to one call reads. A walk that reads more goes round in circles.
const READS_LIMIT: usize = 10_000;

/// Makes one call and says how it ended.
///
/// A panic is caught where the platform can unwind. Endless loops that read the board are stopped; others
/// are not: whoever asks a learner's function does so in a process or worker that can be ended.
pub fn ask(answers: &Answers, call: &Call) -> Reply {
    let (result, recording) = record(READS_LIMIT, || match *call {
        Call::IsValidMove {
            board,
            square,
            player,
        } => Value::Bool((answers.is_valid_move)(&board, square, player)),
    });
    let outcome = match result {
        Ok(value) => Outcome::Answered(value),
        Err(_) if recording.endless => Outcome::Hung,
        Err(payload) => Outcome::Panicked {
            message: panic_message(payload.as_ref()),
            location: crate::child::take_panic_location(),
        },
    };
    let mut reads = recording.squares;
    if recording.endless {
        reads.truncate(ENDLESS_READS_KEPT);
    }
    Reply { outcome, reads }
}

/// How many readings of an endless loop are worth showing.
const ENDLESS_READS_KEPT: usize = 64;

/// The reply for a panic that cannot be caught, made while it happens: for a panic hook where panics abort.
pub fn reply_while_panicking(panic: &std::panic::PanicHookInfo<'_>) -> Reply {
    let message = panic_message(panic.payload());
    let location = panic
        .location()
        .map(|place| format!("{}:{}", place.file(), place.line()));
    let recording = recorded_so_far();
    let mut reads = recording.squares;
    let outcome = if recording.endless {
        reads.truncate(ENDLESS_READS_KEPT);
        Outcome::Hung
    } else {
        Outcome::Panicked { message, location }
    };
    Reply { outcome, reads }
}

/// The words of a panic, from its payload.
fn panic_message(payload: &(dyn std::any::Any + Send)) -> String {
    payload
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without a message".to_owned())
}
