//! Counts the calls of `place`, to measure the work of a search.

use std::cell::Cell;

use crate::{Board, Disc, Square, step05_flip};

/// The calls of `place` so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Placed {
    /// The number of calls.
    pub count: u64,
    /// The square of the first call. It shows whether a search tries the moves in scan order.
    pub first: Option<Square>,
}

thread_local! {
    static PLACED: Cell<Placed> = const {
        Cell::new(Placed {
            count: 0,
            first: None,
        })
    };
}

/// Counts one call of `place`.
pub fn note_placed(square: Square) {
    let Placed { count, first } = PLACED.get();
    PLACED.set(Placed {
        count: count + 1,
        first: first.or(Some(square)),
    });
}

/// Returns the calls of `place` in this thread since the last call of this function, and starts over from zero.
pub fn take_placed() -> Placed {
    PLACED.take()
}

/// `place` of step 05, as later steps call it. Each call is counted.
pub fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    note_placed(square);
    step05_flip::place(board, square, player)
}
