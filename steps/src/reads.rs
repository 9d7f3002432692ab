//! The recording of cells: which squares of a board somebody's function read, in which order.
//!
//! Cells are private, so every reading passes through here. That is how the page can show a learner's own
//! code walking: it asks the function a question and draws what the function looked at.

use std::cell::RefCell;

use crate::Square;

/// What was read while a function ran.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Recording {
    /// The squares in the order of reading, also those off the board; at most the first few thousand.
    pub squares: Vec<Square>,
    /// Whether the function was stopped because it reached the limit: it was in an endless loop.
    pub endless: bool,
}

struct Recorder {
    recording: Recording,
    count: usize,
    limit: usize,
}

/// More readings than anybody wants to see. Searches make millions.
const SQUARES_KEPT: usize = 4096;

thread_local! {
    static RECORDER: RefCell<Option<Recorder>> = const { RefCell::new(None) };
}

/// Runs a function and records which cells of boards it reads.
///
/// After `limit` readings the function is stopped by a panic and the recording says so: a walk that
/// forgets to advance would otherwise never end. A panic of the function's own is caught as well and
/// comes back as the `Err` of [`std::panic::catch_unwind`]. Recordings do not nest: an inner one takes
/// over from the outer one, which ends.
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

/// What the running recording holds so far: for a panic hook, where [`record`] will not return.
pub fn recorded_so_far() -> Recording {
    RECORDER.with_borrow(|recorder| {
        recorder
            .as_ref()
            .map(|recorder| recorder.recording.clone())
            .unwrap_or_default()
    })
}

/// Takes down one reading, if anybody asked for it.
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
