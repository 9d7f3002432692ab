//! The rules of Othello.
//!
//! This crate holds the model answers to the exercises, one module for each step. A module uses only earlier
//! modules. The book, the checks and the server use the same functions: no other code in the repository
//! implements the rules.
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
mod bits;
mod board;
mod board_text;
mod color;
mod detour_bitboards;
mod detour_endgame;
mod detour_lines;
mod detour_walls;
mod direction;
mod disc;
mod game;
mod game_text;
mod key;
mod line_board;
mod placed;
mod position_text;
mod reads;
mod rng;
mod screen;
mod shown;
mod square;
mod step01_board;
mod step02_start;
mod step03_cursor;
mod step04_legal_moves;
mod step05_flip;
mod step06_turns;
mod step07_random;
mod step08_evaluate;
mod step09_minimax;
mod step10_alpha_beta;
mod step11_hints;
mod step12_game;
mod turn;
mod walk;
mod walled_board;
mod window;

pub use address::{AddressError, PositionAddress};
pub use answers::Answers;
pub use bits::{Bits, squares_of};
pub use board::{Board, SIDES};
pub use board_text::{BoardText, BoardTextError, BoardTextProblem, parse_board};
pub use color::Color;
pub use detour_bitboards::{bit_flips, bit_moves, bit_of, perft, shifted};
pub use detour_endgame::{final_score, solve, solve_between};
pub use detour_lines::{flat_index, play_on_lines, turned_by_pattern};
pub use detour_walls::{count_or_turn, walled_moves, walled_start};
pub use direction::{ARROWS, COMPASS, DIRECTIONS, arrow, compass, direction_named};
pub use disc::{Cell, Disc};
pub use game::{Action, ActionAnswer, Game, GameView, IllegalMove, Ply};
pub use game_text::{GameRecord, GameTextError, GameTextProblem, parse_game};
pub use key::{Key, KeyError};
pub use line_board::{LineBoard, LineCell, Played};
pub use placed::{Placed, note_placed, place, take_placed};
pub use position_text::{PasteError, behind_hash, read_position};
pub use reads::{Recording, record, recorded_so_far};
pub use rng::Rng;
pub use screen::{CELL, Circle, Rect, Screen, Shape, escape};
pub use square::{Square, SquareError};
pub use step01_board::draw_board;
pub use step02_start::{draw_discs, start};
pub use step03_cursor::{move_cursor, parse_square, square_name};
pub use step04_legal_moves::is_valid_move;
pub use step05_flip::{flips_at, flips_in_direction};
pub use step06_turns::{count, legal_moves, next_turn, outcome};
pub use step07_random::random_move;
pub use step08_evaluate::{evaluate, greedy_move, weight};
pub use step09_minimax::minimax;
pub use step10_alpha_beta::alpha_beta;
pub use step11_hints::{candidate_scores, draw_panel, heat};
pub use turn::{Count, Move, Outcome, Turn, tournament_score};
pub use walk::{Stop, Walk, walk, walk_all};
pub use walled_board::{Spot, WalledBoard};
pub use window::{Stage, Window};
