//! A position as two bitboards: 64-bit integers with one bit for each square.

use crate::{Board, Disc, Square};

/// The discs of the side to move and of the other side. Bit 0 is a1, bit 1 is b1, and bit 63 is h8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits {
    /// The discs of the side to move.
    pub own: u64,
    /// The discs of the other side.
    pub enemy: u64,
}

impl Bits {
    /// The bitboards of a position on 8 by 8 cells, with `player` to move.
    ///
    /// # Panics
    ///
    /// If the board is smaller.
    pub fn of(board: &Board, player: Disc) -> Bits {
        assert_eq!(board.size(), 8, "64 bits hold a board of 8 by 8 cells");
        let mut bits = Bits { own: 0, enemy: 0 };
        for (index, square) in board.squares().enumerate() {
            match board.peek(square) {
                Some(disc) if disc == player => bits.own |= 1 << index,
                Some(_) => bits.enemy |= 1 << index,
                None => {}
            }
        }
        bits
    }

    /// The same position as an ordinary board. A square whose bit is set in both bitboards becomes empty.
    pub fn to_board(self, player: Disc) -> Board {
        let mut board = Board::empty(8);
        for (index, square) in board.squares().enumerate() {
            let has = |word: u64| word >> index & 1 == 1;
            board[square] = match (has(self.own), has(self.enemy)) {
                (true, false) => Some(player),
                (false, true) => Some(player.opponent()),
                _ => None,
            };
        }
        board
    }
}

/// The squares whose bits are set, in scan order.
pub fn squares_of(bits: u64) -> Vec<Square> {
    (0..64)
        .filter(|index| bits >> index & 1 == 1)
        .map(|index| Square {
            row: index / 8,
            col: index % 8,
        })
        .collect()
}
