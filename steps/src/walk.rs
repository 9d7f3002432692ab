//! The walk in one direction, with everything that a reader wants to know about it.
//!
//! [`crate::is_valid_move`] only answers yes or no. The walk says which cells it visited, why it stopped,
//! and what turns.

use crate::{Board, DIRECTIONS, Disc, Square};

/// Why a walk stopped. There are exactly six reasons, and only the first turns anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stop {
    /// An own disc after at least one enemy disc: it closes the run, which turns.
    Closed,
    /// An own disc at once: there is no enemy disc between.
    OwnAtOnce,
    /// An empty cell at once: there is no enemy disc at all.
    EmptyAtOnce,
    /// An empty cell after enemy discs: the run ends in a gap.
    Gap,
    /// The edge after enemy discs: no own disc is left to close the run.
    Edge,
    /// The edge at once: the square lies on the edge.
    EdgeAtOnce,
}

impl Stop {
    /// The name used in the page's `data-stop` attributes.
    pub fn id(self) -> &'static str {
        match self {
            Stop::Closed => "closed",
            Stop::OwnAtOnce => "own-at-once",
            Stop::EmptyAtOnce => "empty-at-once",
            Stop::Gap => "gap",
            Stop::Edge => "edge",
            Stop::EdgeAtOnce => "edge-at-once",
        }
    }
}

/// One walk: where it began, what it passed, and why it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walk {
    /// The square the walk starts from; it is not visited itself.
    pub from: Square,
    /// One of [`DIRECTIONS`].
    pub direction: (i32, i32),
    /// The enemy discs walked over, nearest first.
    pub run: Vec<Square>,
    /// Why the walk stopped.
    pub stop: Stop,
    /// The cell on which it stopped, or `None` where it stopped at the edge.
    pub stopped_at: Option<Square>,
}

impl Walk {
    /// The discs that turn: the whole run where it is closed, otherwise none.
    pub fn turns(&self) -> &[Square] {
        match self.stop {
            Stop::Closed => &self.run,
            _ => &[],
        }
    }

    /// For a walk backwards, begun on an own disc: the empty cell behind the run. A move there turns the
    /// run, closed by the disc the walk began on.
    pub fn legal_square_found(&self) -> Option<Square> {
        match self.stop {
            Stop::Gap => self.stopped_at,
            _ => None,
        }
    }

    /// Every square the walk looked at: the run, then the cell on which it stopped.
    pub fn visited(&self) -> impl Iterator<Item = Square> + '_ {
        self.run.iter().copied().chain(self.stopped_at)
    }
}

/// Walks from a square in one direction, for `player`.
///
/// ```
/// use steps::{Disc, Square, Stop, start, walk};
/// let d3 = Square { row: 2, col: 3 };
/// let south = walk(&start(), d3, (1, 0), Disc::Black);
/// assert_eq!(south.stop, Stop::Closed);
/// assert_eq!(south.turns(), [Square { row: 3, col: 3 }]);
/// ```
///
/// # Panics
///
/// Never: a square off the board walks like any other.
pub fn walk(board: &Board, from: Square, direction: (i32, i32), player: Disc) -> Walk {
    let mut run = Vec::new();
    let mut next = from.step(direction);
    loop {
        let (stop, stopped_at) = match (board.get(next), run.is_empty()) {
            (Some(Some(disc)), _) if disc != player => {
                run.push(next);
                next = next.step(direction);
                continue;
            }
            (Some(Some(_)), false) => (Stop::Closed, Some(next)),
            (Some(Some(_)), true) => (Stop::OwnAtOnce, Some(next)),
            (Some(None), true) => (Stop::EmptyAtOnce, Some(next)),
            (Some(None), false) => (Stop::Gap, Some(next)),
            (None, false) => (Stop::Edge, None),
            (None, true) => (Stop::EdgeAtOnce, None),
        };
        return Walk {
            from,
            direction,
            run,
            stop,
            stopped_at,
        };
    }
}

/// The eight walks from a square, in the order of [`DIRECTIONS`].
pub fn walk_all(board: &Board, from: Square, player: Disc) -> [Walk; 8] {
    DIRECTIONS.map(|direction| walk(board, from, direction, player))
}
