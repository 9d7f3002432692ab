//! The programs with deliberate bugs that the detours show, and the solvers that the chapter on the endgame compares.

#[path = "../common/bit_solver.rs"]
mod bit_solver;
mod endgame;
mod endgame_ladder;
mod walls;
