//! One folder for each step of the course: its groups of questions, its boards and its known mistakes.

pub(crate) mod detour_bitboards;
pub(crate) mod detour_endgame;
pub(crate) mod detour_lines;
pub(crate) mod detour_walls;
pub(crate) mod s01_board;
pub(crate) mod s02_start;
pub(crate) mod s03_cursor;
pub(crate) mod s04_legal_moves;
pub(crate) mod s05_flip;
pub(crate) mod s06_turns;
pub(crate) mod s07_random;
pub(crate) mod s08_evaluate;
pub(crate) mod s09_minimax;
pub(crate) mod s10_alpha_beta;
pub(crate) mod s11_hints;
pub(crate) mod s12_game;
