//! Counting calls of `place`: how much a search looked at.

use std::cell::Cell;

use crate::{Board, Disc, Square, step05_flip};

/// The calls of `place` that were made.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Placed {
    /// How many there were.
    pub count: u64,
    /// The square of the first one. A search that tries the moves in another order begins elsewhere.
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

/// Takes down one call of `place`, wherever it is made.
pub fn note_placed(square: Square) {
    let Placed { count, first } = PLACED.get();
    PLACED.set(Placed {
        count: count + 1,
        first: first.or(Some(square)),
    });
}

/// The calls of `place` in this thread since the last time this was asked.
pub fn take_placed() -> Placed {
    PLACED.take()
}

/// `place` of step 05 as later steps call it: counted.
pub fn place(board: &Board, square: Square, player: Disc) -> Option<Board> {
    note_placed(square);
    step05_flip::place(board, square, player)
}
