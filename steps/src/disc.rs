//! The two colours, and what a cell of the board holds.

/// A disc, named by the colour that lies on top. Black moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Disc {
    /// The side that moves first.
    Black,
    /// The side that moves second.
    White,
}

/// What one cell of the board holds: a disc, or nothing.
pub type Cell = Option<Disc>;

impl Disc {
    /// The other colour.
    ///
    /// ```
    /// use steps::Disc;
    /// assert_eq!(Disc::Black.opponent(), Disc::White);
    /// ```
    pub fn opponent(self) -> Disc {
        match self {
            Disc::Black => Disc::White,
            Disc::White => Disc::Black,
        }
    }

    /// The letter that stands for this colour in board texts and addresses: `B` or `W`.
    pub fn letter(self) -> char {
        match self {
            Disc::Black => 'B',
            Disc::White => 'W',
        }
    }

    /// The colour that `B` or `W` stands for.
    pub fn from_letter(letter: char) -> Option<Disc> {
        match letter {
            'B' => Some(Disc::Black),
            'W' => Some(Disc::White),
            _ => None,
        }
    }
}
