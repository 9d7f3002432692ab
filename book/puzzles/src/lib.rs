//! The pieces of the puzzles: functions of the exercises in parts.
//!
//! In *Assemble it*, readers choose a piece for each slot of the code. In *Break it*, they make a board on which the
//! code with a known mistake is wrong. The code of a choice is there twice: as text ([`Kit`]), which the page shows,
//! and as running code ([`answers`]), which the bench judges like a learner's. The tests compile the text and compare.

mod choice;
mod kit;
mod step04;
mod step05;
mod step06;
mod step09;
mod step10;
mod task;

pub use choice::{answers, is_choice};
pub use kit::{Kit, Piece, STEPS, Slot, WrongChoice, kit};
pub use task::{Task, tasks};
