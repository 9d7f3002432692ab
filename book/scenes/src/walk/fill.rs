//! The reader's predictions in the table of the walks.

use steps::{DIRECTIONS, Square, Stop, Walk};

/// A prediction for one direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guess {
    /// This many discs flip.
    Turns(usize),
    /// Nothing flips, for this reason.
    Nothing(Stop),
}

impl Guess {
    /// The reasons why nothing flips, in the order of the menu.
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

    /// Whether the prediction matches the walk.
    pub fn fits(self, walk: &Walk) -> bool {
        match self {
            Guess::Turns(discs) => walk.stop == Stop::Closed && walk.run.len() == discs,
            Guess::Nothing(stop) => walk.stop == stop,
        }
    }
}

/// The predictions for all eight directions, and whether they have been checked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fill {
    /// One guess for each of [`DIRECTIONS`].
    pub guesses: [Option<Guess>; 8],
    /// Whether the table shows the walks beside them.
    pub compared: bool,
}

impl Fill {
    /// The number of correct predictions.
    pub fn right(&self, walks: &[Walk; 8]) -> usize {
        (0..DIRECTIONS.len())
            .filter(|&index| self.guesses[index].is_some_and(|guess| guess.fits(&walks[index])))
            .count()
    }
}

/// The longest possible run in one direction, nearest square first, whatever the squares contain. It leaves one
/// square for the disc that closes the run.
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
