//! A position compared with the right start: where it differs, and which moves change.

use checks::text::names;
use steps::{Board, Disc, Move, Square, legal_moves, start};

use crate::controls::Tone;
use crate::words::side;

/// More different squares than this are counted, not named.
const NAMED_AT_MOST: usize = 6;

/// The moves on the board and those of the right start.
pub struct Compared {
    /// The moves on the board.
    pub here: Vec<Move>,
    /// Their squares.
    pub legal: Vec<Square>,
    /// The squares of the moves in the right start.
    pub right: Vec<Square>,
    /// The squares whose cells differ from the start.
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

    /// The moves that are legal on the board, but not in the right start.
    pub fn accepted(&self) -> Vec<Square> {
        without(&self.legal, &self.right)
    }

    /// Whether this is the start, and if not, which moves change.
    pub fn verdict(&self, player: Disc) -> (Tone, String) {
        let legal = names(&self.legal);
        let cells = match self.differing.len() {
            0 if player == Disc::Black => {
                let words = format!("This is the start. Black's legal moves: {legal}.");
                return (Tone::Right, words);
            }
            0 => {
                let words = format!(
                    "This is the start, but Black moves first. White's legal moves would be {legal}."
                );
                return (Tone::Plain, words);
            }
            1..=NAMED_AT_MOST => format!("Different squares: {}.", names(&self.differing)),
            many => format!("{many} squares are different."),
        };
        (
            Tone::Wrong,
            format!("This isn't the start. {cells} {}", self.moves(player)),
        )
    }

    fn moves(&self, player: Disc) -> String {
        let player = side(player);
        let refused = without(&self.right, &self.legal);
        let accepted = self.accepted();
        match (&refused[..], &accepted[..]) {
            _ if self.legal.is_empty() => format!("{player} has no legal move."),
            ([], []) => format!(
                "{player}'s legal moves are the same as in the start, so they don't show the mistake."
            ),
            (_, []) => format!("Missing legal moves: {}.", names(&refused)),
            ([], _) => format!("Extra legal moves: {}.", names(&accepted)),
            _ => format!(
                "Missing legal moves: {}. Extra legal moves: {}.",
                names(&refused),
                names(&accepted)
            ),
        }
    }
}

/// The squares that aren't among the others, in their order.
pub fn without(squares: &[Square], others: &[Square]) -> Vec<Square> {
    let kept = squares.iter().filter(|square| !others.contains(square));
    kept.copied().collect()
}
