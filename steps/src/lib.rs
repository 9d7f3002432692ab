//! The rules of Othello.
//!
//! This crate holds the model answers to the exercises, one module a step, each using only what comes
//! before it. They are also the rules behind every board of the book, the checks and the server: nothing
//! else in the repository knows how a disc turns.
//!
//! No dependencies, no input or output.
//!
//! ```
//! use steps::{Disc, is_valid_move, parse_board};
//!
//! let practice = parse_board(
//!     ". . B . B
//!      . . W W .
//!      . B * W W
//!      . W W . .
//!      B . . . .",
//! )
//! .unwrap();
//! let c3 = practice.marked.unwrap();
//! assert!(is_valid_move(&practice.board, c3, Disc::Black));
//! ```

mod address;
mod answers;
mod board;
mod board_text;
mod direction;
mod disc;
mod game_text;
mod reads;
mod square;
mod step02_start;
mod step04_legal_moves;
mod step05_flip;
mod step06_turns;
mod walk;

pub use address::{AddressError, PositionAddress};
pub use answers::Answers;
pub use board::{Board, SIDES};
pub use board_text::{BoardText, BoardTextError, BoardTextProblem, parse_board};
pub use direction::{ARROWS, COMPASS, DIRECTIONS, arrow, compass, direction_named};
pub use disc::{Cell, Disc};
pub use game_text::{GameRecord, GameTextError, GameTextProblem, parse_game};
pub use reads::{Recording, record, recorded_so_far};
pub use square::{Square, SquareError};
pub use step02_start::start;
pub use step04_legal_moves::is_valid_move;
pub use step05_flip::{flips_at, flips_in_direction, place};
pub use step06_turns::{Move, Turn, legal_moves, next_turn};
pub use walk::{Stop, Walk, walk, walk_all};
