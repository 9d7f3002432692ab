//! What every exercise can use.
//!
//! Each exercise has a module here. It contains all types of the course and the functions of all earlier steps, but
//! not the functions that the exercise asks for. For example, `use given::step05::*;` imports everything that you
//! can use in step 05.
//!
//! The functions of earlier steps are the model answers, unless the course is set to use your code. Then the model
//! answers call your code too: `next_turn` of the model answers calls your `is_valid_move`.

pub mod earlier;
mod model_answers;
pub mod using;

/// For step 01: the types of the course.
pub mod step01 {
    pub use steps::{
        Bits, Board, CELL, Cell, Color, Count, DIRECTIONS, Disc, Game, IllegalMove, Key, LineBoard,
        LineCell, Move, Outcome, Played, Ply, Rng, Screen, Spot, Square, Turn, WalledBoard,
    };
}

/// For step 02: the types, and the function of step 01.
pub mod step02 {
    pub use crate::earlier::draw_board;
    pub use crate::step01::*;
}

/// For step 03: the types, and the functions of steps 01 and 02.
pub mod step03 {
    pub use crate::earlier::{draw_discs, start};
    pub use crate::step02::*;
}

/// For step 04: the types, and the functions of steps 01 to 03.
pub mod step04 {
    pub use crate::earlier::{move_cursor, parse_square, square_name};
    pub use crate::step03::*;
}

/// For step 05: the types, and the functions of steps 01 to 04.
pub mod step05 {
    pub use crate::earlier::is_valid_move;
    pub use crate::step04::*;
}

/// For step 06: the types, and the functions of steps 01 to 05.
pub mod step06 {
    pub use crate::earlier::{flips_at, flips_in_direction, place};
    pub use crate::step05::*;
}

/// For step 07: the types, and the functions of steps 01 to 06.
pub mod step07 {
    pub use crate::earlier::{count, legal_moves, next_turn, outcome};
    pub use crate::step06::*;
}

/// For step 08: the types, and the functions of steps 01 to 07.
pub mod step08 {
    pub use crate::earlier::random_move;
    pub use crate::step07::*;
}

/// For step 09: the types, and the functions of steps 01 to 08.
pub mod step09 {
    pub use crate::earlier::{evaluate, greedy_move};
    pub use crate::step08::*;
}

/// For step 10: the types, and the functions of steps 01 to 09.
pub mod step10 {
    pub use crate::earlier::minimax;
    pub use crate::step09::*;
}

/// For step 11: the types, and the functions of steps 01 to 10.
pub mod step11 {
    pub use crate::earlier::alpha_beta;
    pub use crate::step10::*;
}

/// For step 12: the types, and the functions of steps 01 to 11.
pub mod step12 {
    pub use crate::earlier::{candidate_scores, draw_panel, heat};
    pub use crate::step11::*;
}

/// For the detour "Walls instead of bounds", after step 04.
pub mod detour_walls {
    pub use crate::step05::*;
}

/// For the detour "Lines and patterns", after step 05.
pub mod detour_lines {
    pub use crate::step06::*;
}

/// For the detour "Bitboards", after step 10.
pub mod detour_bitboards {
    pub use crate::step11::*;
}

/// For the detour "Solving the end of the game", after step 12.
pub mod detour_endgame {
    pub use crate::step12::*;
}

// The modules of the model answers import their names from the crate root, both here and in `steps`.
use step12::*;
