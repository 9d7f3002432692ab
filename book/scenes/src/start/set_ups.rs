//! The right start, and typical wrong ones.

use steps::{Board, Disc, start};

/// A set-up, and what a player notices in a game on it.
pub struct SetUp {
    /// Its value in the menu.
    pub id: &'static str,
    /// Its name for readers.
    pub name: &'static str,
    white: &'static str,
    black: &'static str,
    /// What a player of Black notices at the first move.
    pub noticed: &'static str,
}

/// The set-ups in the menu. The first is the right one.
pub const SET_UPS: [SetUp; 5] = [
    SetUp {
        id: "right",
        name: "the right start",
        white: "d4 e5",
        black: "e4 d5",
        noticed: "Each of the four moves flips one disc. The four boards after them are rotations or mirror images of each other.",
    },
    SetUp {
        id: "exchanged",
        name: "colours swapped",
        white: "e4 d5",
        black: "d4 e5",
        noticed: "Two discs of each colour and four moves: it looks right. But every recorded game begins with d3, c4, f5 or e6, and here Black can't play any of them. They are White's legal moves now.",
    },
    SetUp {
        id: "side-by-side",
        name: "side by side",
        white: "d4 e4",
        black: "d5 e5",
        noticed: "All four moves are in one row. If you open with d3, you notice nothing: d3 is legal and flips d4, as it should. Only c4, f5 and e6 show the mistake.",
    },
    SetUp {
        id: "off-centre",
        name: "off centre",
        white: "e5 f6",
        black: "f5 e6",
        noticed: "The four moves have the right shape, but one column too far right and one row too far down. Of the right moves, d3 and c4 touch no disc, and f5 and e6 are occupied.",
    },
    SetUp {
        id: "empty",
        name: "an empty board",
        white: "",
        black: "",
        noticed: "Without discs there is no legal move, because a move must flip something. The game is over before it begins.",
    },
];

impl SetUp {
    /// The position.
    pub fn board(&self) -> Board {
        if self.id == "right" {
            return start();
        }
        let mut board = Board::empty(8);
        for (squares, disc) in [(self.white, Disc::White), (self.black, Disc::Black)] {
            let squares = squares.split(' ').filter_map(|name| name.parse().ok());
            for square in squares {
                board[square] = Some(disc);
            }
        }
        board
    }
}

/// The set-up that has exactly these discs.
pub fn known(board: &Board) -> Option<&'static SetUp> {
    SET_UPS.iter().find(|set_up| set_up.board() == *board)
}
