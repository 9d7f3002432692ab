//! The reader's own filling in of the walk's table.

use steps::{DIRECTIONS, Square, Stop, Walk};

/// What a reader says about one direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guess {
    /// This many discs turn.
    Turns(usize),
    /// Nothing turns, for this reason.
    Nothing(Stop),
}

impl Guess {
    /// The reasons for nothing, in the order of the menu.
    pub const REASONS: [Stop; 5] = [
        Stop::OwnAtOnce,
        Stop::EmptyAtOnce,
        Stop::Gap,
        Stop::Edge,
        Stop::EdgeAtOnce,
    ];

    /// The value in the page's menu: a stop's name, or `closed:2`.
    pub fn id(self) -> String {
        match self {
            Guess::Turns(discs) => format!("closed:{discs}"),
            Guess::Nothing(stop) => stop.id().to_owned(),
        }
    }

    /// The guess with this value.
    pub fn named(id: &str) -> Option<Guess> {
        if let Some(discs) = id.strip_prefix("closed:") {
            return discs.parse().ok().map(Guess::Turns);
        }
        Guess::REASONS
            .into_iter()
            .find(|stop| stop.id() == id)
            .map(Guess::Nothing)
    }

    /// Whether the walk went as the reader said.
    pub fn fits(self, walk: &Walk) -> bool {
        match self {
            Guess::Turns(discs) => walk.stop == Stop::Closed && walk.run.len() == discs,
            Guess::Nothing(stop) => walk.stop == stop,
        }
    }
}

/// The guesses for all eight directions, and whether they have been compared.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fill {
    /// One guess for each of [`DIRECTIONS`].
    pub guesses: [Option<Guess>; 8],
    /// Whether the right walks are shown beside them.
    pub compared: bool,
}

impl Fill {
    /// How many directions the reader has right.
    pub fn right(&self, walks: &[Walk; 8]) -> usize {
        (0..DIRECTIONS.len())
            .filter(|&index| self.guesses[index].is_some_and(|guess| guess.fits(&walks[index])))
            .count()
    }
}

/// The discs that could turn in one direction, nearest first, whatever lies there: as far as a run can go
/// and leave a cell to close it.
pub(crate) fn longest_run(
    board: &steps::Board,
    from: Square,
    direction: (i32, i32),
) -> Vec<Square> {
    let mut cells = Vec::new();
    let mut next = from.step(direction);
    while board.contains(next) {
        cells.push(next);
        next = next.step(direction);
    }
    cells.pop();
    cells
}
