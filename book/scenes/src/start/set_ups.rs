//! The right start and the wrong ones that people set up.

use steps::{Board, Disc, start};

/// A set-up, and what a player notices of it.
pub struct SetUp {
    /// Its name in the menu's values.
    pub id: &'static str,
    /// Its name for readers.
    pub name: &'static str,
    white: &'static str,
    black: &'static str,
    /// What a player notices when Black opens the game on it.
    pub noticed: &'static str,
}

/// All that the menu loads; the right one is the first.
pub const SET_UPS: [SetUp; 6] = [
    SetUp {
        id: "right",
        name: "the right start",
        white: "d4 e5",
        black: "e4 d5",
        noticed: "Each of the four moves turns one disc, and no side of the middle is better than another.",
    },
    SetUp {
        id: "exchanged",
        name: "colours exchanged",
        white: "e4 d5",
        black: "d4 e5",
        noticed: "Two discs of each colour and four moves: at a glance all is well. But a written game begins with d3, c4, f5 or e6, and here its first move is refused. Those four squares are White's now.",
    },
    SetUp {
        id: "side-by-side",
        name: "side by side",
        white: "d4 e4",
        black: "d5 e5",
        noticed: "All four moves lie in one row. A player who opens with d3 notices nothing: d3 is accepted and turns d4, as it should. Only c4, f5 and e6 give the mistake away.",
    },
    SetUp {
        id: "off-centre",
        name: "off centre",
        white: "e5 f6",
        black: "f5 e6",
        noticed: "The four moves have the right shape, one step too far to the right and one too far down. Of the right moves, d3 and c4 touch no disc, and f5 and e6 are taken already.",
    },
    SetUp {
        id: "one-row",
        name: "all rows are one row",
        white: "e1 e2 e3 e4 e5 e6 e7 e8",
        black: "d1 d2 d3 d4 d5 d6 d7 d8",
        noticed: "One row is seen eight times. Of the four discs, those of row 5 were written last, and they show everywhere. Black has eight moves instead of four.",
    },
    SetUp {
        id: "empty",
        name: "an empty board",
        white: "",
        black: "",
        noticed: "No disc, no move: a move has to turn something. The game would be over before it begins.",
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
