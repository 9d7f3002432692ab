//! The two colours, and the content of a cell.

/// A disc, named by its upper side. Black moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Disc {
    /// The side that moves first.
    Black,
    /// The side that moves second.
    White,
}

/// The content of one cell of the board: a disc, or nothing.
pub type Cell = Option<Disc>;

impl Disc {
    /// The other colour.
    ///
    /// ```
    /// use steps::Disc;
    /// assert_eq!(Disc::Black.opponent(), Disc::White);
    /// ```
    #[must_use = "`opponent` doesn't change the colour, it returns the other one"]
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
