//! What every exercise may use: the types of the course, and the functions of earlier steps.
//!
//! The functions of earlier steps are the model answers, unless the course is set to use your code. Then the model
//! answers call your code too: `place` of the model answers calls your `is_valid_move`.

pub use steps::{
    Bits, Board, CELL, Cell, Color, Count, DIRECTIONS, Disc, Game, IllegalMove, Key, LineBoard,
    LineCell, Move, Outcome, Played, Ply, Rng, Screen, Spot, Square, Turn, WalledBoard,
};

pub mod step01;
pub mod step02;
pub mod step03;
pub mod step04;
pub mod step05;
pub mod step06;
pub mod step07;
pub mod step08;
pub mod step09;
pub mod step10;
pub mod step11;
pub mod using;

// The modules of the model answers import these from the crate root, both here and in `steps`.
pub(crate) use step04::is_valid_move;
pub(crate) use step05::{flips_at, place};
pub(crate) use step06::{count, legal_moves, outcome};
pub(crate) use step08::evaluate;
pub(crate) use step09::minimax;

mod model_answers;
