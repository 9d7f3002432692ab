//! The recording of reads: which squares of a board a function reads, in which order.
//!
//! The cells of a board are private, so every read goes through this module. That's how the page shows the
//! learner's code walking: it calls the function and draws the squares that the function reads.

use std::cell::RefCell;

use crate::Square;

/// The reads of one run of a function.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Recording {
    /// The squares in the order of the reads, including squares off the board. Only the first few thousand are kept.
    pub squares: Vec<Square>,
    /// Whether the function was stopped at the limit, because it was in an endless loop.
    pub endless: bool,
}

struct Recorder {
    recording: Recording,
    count: usize,
    limit: usize,
}

/// Only this many reads are kept, because a search makes millions.
const SQUARES_KEPT: usize = 4096;

thread_local! {
    static RECORDER: RefCell<Option<Recorder>> = const { RefCell::new(None) };
}

/// Runs a function and records which cells of boards it reads.
///
/// After `limit` reads, a panic stops the function and the recording is marked as endless. Otherwise a walk that
/// doesn't advance would never end. Other panics of the function are caught too and returned as the `Err` of
/// [`std::panic::catch_unwind`]. Recordings don't nest: an inner recording ends the outer one.
///
/// ```
/// use steps::{Disc, Square, is_valid_move, record, start};
///
/// let d3 = Square { row: 2, col: 3 };
/// let (legal, recording) = record(1_000, || is_valid_move(&start(), d3, Disc::Black));
/// assert!(legal.unwrap());
/// assert_eq!(recording.squares[0], d3);
/// ```
pub fn record<T>(
    limit: usize,
    function: impl FnOnce() -> T,
) -> (std::thread::Result<T>, Recording) {
    RECORDER.set(Some(Recorder {
        recording: Recording::default(),
        count: 0,
        limit,
    }));
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(function));
    let recording = RECORDER
        .take()
        .map(|recorder| recorder.recording)
        .unwrap_or_default();
    (result, recording)
}

/// The reads so far, for a panic hook in a build where [`record`] won't return.
pub fn recorded_so_far() -> Recording {
    RECORDER.with_borrow(|recorder| {
        recorder
            .as_ref()
            .map(|recorder| recorder.recording.clone())
            .unwrap_or_default()
    })
}

/// Records one read, if a recording is running.
pub(crate) fn note(square: Square) {
    let reached = RECORDER.with_borrow_mut(|recorder| {
        let recorder = recorder.as_mut()?;
        if recorder.count < recorder.limit {
            recorder.count += 1;
            if recorder.recording.squares.len() < SQUARES_KEPT {
                recorder.recording.squares.push(square);
            }
            return None;
        }
        recorder.recording.endless = true;
        Some(recorder.limit)
    });
    if let Some(limit) = reached {
        panic!("stopped after reading {limit} cells: this loop never ends");
    }
}
