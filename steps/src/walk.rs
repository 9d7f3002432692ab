//! The walk in one direction, with everything that figures and reports show about it.
//!
//! [`crate::is_valid_move`] returns only true or false. A [`Walk`] also has the visited squares, the reason why
//! it stopped, and the discs that flip.

use crate::{Board, DIRECTIONS, Disc, Square};

/// Why a walk stopped. There are exactly six reasons, and only the first one flips discs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stop {
    /// A disc of the side to move after at least one enemy disc. It closes the run, so the run flips.
    Closed,
    /// A disc of the side to move next to the square, with no enemy disc between.
    OwnAtOnce,
    /// An empty cell next to the square. There is no enemy disc.
    EmptyAtOnce,
    /// An empty cell after enemy discs. The run ends in a gap.
    Gap,
    /// The edge after enemy discs. No disc of the side to move closes the run.
    Edge,
    /// The edge next to the square.
    EdgeAtOnce,
}

impl Stop {
    /// The name in the page's `data-stop` attributes.
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

/// One walk: where it started, what it passed, and why it stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walk {
    /// The square where the walk starts. The walk doesn't visit it.
    pub from: Square,
    /// One of [`DIRECTIONS`].
    pub direction: (i32, i32),
    /// The enemy discs that the walk passed, nearest first.
    pub run: Vec<Square>,
    /// Why the walk stopped.
    pub stop: Stop,
    /// The square where the walk stopped, or `None` if it stopped at the edge.
    pub stopped_at: Option<Square>,
}

impl Walk {
    /// The discs that flip: the whole run if it's closed, or none.
    pub fn turns(&self) -> &[Square] {
        match self.stop {
            Stop::Closed => &self.run,
            _ => &[],
        }
    }

    /// For a walk backwards from a disc of the side to move: the empty square behind the run. A move there flips
    /// the run, because the disc at the start closes it.
    pub fn legal_square_found(&self) -> Option<Square> {
        match self.stop {
            Stop::Gap => self.stopped_at,
            _ => None,
        }
    }

    /// Every square that the walk visited: the run, then the square where it stopped.
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
/// Never. The walk may also start off the board.
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
