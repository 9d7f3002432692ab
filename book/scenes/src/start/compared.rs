//! A position beside the right start: where it differs, and what that does to the moves.

use checks::text::names;
use steps::{Board, Disc, Move, Square, legal_moves, start};

use crate::controls::Tone;
use crate::words::side;

/// More differing cells than this are counted, not named.
const NAMED_AT_MOST: usize = 6;

/// The moves on the board and those of the right start.
pub struct Compared {
    /// The moves on the board.
    pub here: Vec<Move>,
    /// Their squares.
    pub legal: Vec<Square>,
    /// The squares of the moves in the right start.
    pub right: Vec<Square>,
    /// The cells that hold something else than in the start.
    differing: Vec<Square>,
}

impl Compared {
    /// A position with the side to move.
    pub fn new(board: &Board, player: Disc) -> Compared {
        let right = start();
        let squares = |moves: &[Move]| moves.iter().map(|legal| legal.square).collect();
        let here = legal_moves(board, player);
        Compared {
            legal: squares(&here),
            right: squares(&legal_moves(&right, player)),
            differing: right
                .squares()
                .filter(|square| board[*square] != right[*square])
                .collect(),
            here,
        }
    }

    /// The squares that are legal on the board and not in the right start.
    pub fn accepted(&self) -> Vec<Square> {
        without(&self.legal, &self.right)
    }

    /// Whether this is the start, and if not, what becomes of its moves.
    pub fn verdict(&self, player: Disc) -> (Tone, String) {
        let legal = names(&self.legal);
        let cells = match self.differing.len() {
            0 if player == Disc::Black => {
                let words = format!("This is the start. Black may play {legal}.");
                return (Tone::Right, words);
            }
            0 => {
                let words = format!(
                    "This is the start, but Black begins. If White began, it could play {legal}."
                );
                return (Tone::Plain, words);
            }
            1 => format!("{} differs", self.differing[0]),
            2..=NAMED_AT_MOST => format!("{} differ", names(&self.differing)),
            many => format!("{many} cells differ"),
        };
        (
            Tone::Wrong,
            format!("Not the start: {cells}. {}", self.moves(player)),
        )
    }

    fn moves(&self, player: Disc) -> String {
        let player = side(player);
        let refused = without(&self.right, &self.legal);
        let accepted = self.accepted();
        match (&refused[..], &accepted[..]) {
            _ if self.legal.is_empty() => format!("{player} has no move."),
            ([], []) => format!(
                "{player}'s moves are the right ones all the same: the moves alone do not tell."
            ),
            (_, []) => format!("Refused here: {}.", names(&refused)),
            ([], _) => format!("Accepted besides the right moves: {}.", names(&accepted)),
            _ => format!(
                "Refused here: {}. Accepted instead: {}.",
                names(&refused),
                names(&accepted)
            ),
        }
    }
}

/// The squares that are not among the others, in their order.
pub fn without(squares: &[Square], others: &[Square]) -> Vec<Square> {
    let kept = squares.iter().filter(|square| !others.contains(square));
    kept.copied().collect()
}
