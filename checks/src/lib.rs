//! One set of checks for every runner.
//!
//! A check has three parts. The *questions* are data: a board and a call. *Asking* runs the calls with the given
//! functions and records the plain replies, including panics and endless loops. *Judging* is a pure function: it
//! compares the replies with the expected answers, finds a matching known mistake, and returns a typed
//! [`Report`].
//!
//! Only asking differs between `cargo test`, the page and the authoring gate, so they use the same questions and
//! the same comparison. Only [`text`] creates words for people.

pub mod bench;
#[cfg(feature = "questions")]
mod book_address;
#[cfg(feature = "questions")]
pub mod child;
#[cfg(feature = "mistakes")]
pub mod faulty_endgame;
#[cfg(feature = "mistakes")]
pub mod faulty_walls;
pub mod seen;
pub mod text;
pub mod wire;

#[cfg(feature = "questions")]
mod action_text;
mod answer;
mod ask;
mod call;
mod compare;
mod detour_bitboards;
mod detour_bitboards_mistakes;
mod detour_endgame;
mod detour_endgame_mistakes;
mod detour_lines;
mod detour_lines_mistakes;
mod detour_walls;
mod detour_walls_mistakes;
mod exploration;
#[cfg(feature = "questions")]
mod explore;
#[cfg(feature = "questions")]
mod judge;
mod language;
mod mistake;
#[cfg(feature = "questions")]
mod picture;
#[cfg(feature = "questions")]
mod question;
#[cfg(feature = "questions")]
mod question_text;
mod quiet;
#[cfg(feature = "questions")]
mod replay;
mod reply;
mod step;
mod step01;
mod step01_mistakes;
mod step02;
mod step02_mistakes;
mod step03;
mod step03_mistakes;
mod step04;
mod step04_mistakes;
mod step05;
mod step05_mistakes;
mod step06;
mod step06_mistakes;
mod step07;
mod step07_mistakes;
mod step08;
mod step08_mistakes;
mod step09;
mod step09_mistakes;
mod step10;
mod step10_mistakes;
mod step11;
mod step11_mistakes;
mod step12;
mod step12_mistakes;
mod value;
mod verdict;

pub use ask::{ask, reply_while_panicking};
#[cfg(feature = "questions")]
pub use book_address::{BOOK_ADDRESS_FILE, DEFAULT_BOOK_ADDRESS, book_address};
pub use call::{Call, Draws};
pub use exploration::{
    Asked, Comparison, Field, Marks, OpenedReplay, Plan, SeenCell, Side, WalkStep,
};
#[cfg(feature = "questions")]
pub use explore::{calls, compare, open_replay, plan};
#[cfg(feature = "questions")]
pub use judge::{Failure, GroupResult, Report, judge};
pub use language::{Language, Text};
#[cfg(feature = "questions")]
pub use mistake::fingerprints;
pub use mistake::{Fingerprints, ImpossibleMistake, Mistake, loop_endlessly, overflow_the_stack};
#[cfg(feature = "questions")]
pub use picture::{group_key, group_key_name, group_picture};
#[cfg(feature = "questions")]
pub use question::Question;
#[cfg(feature = "questions")]
pub use question_text::{QuestionTextError, parse_questions};
pub use quiet::quietly;
#[cfg(feature = "questions")]
pub use replay::{LONGEST_REPLAY, Replay, ReplayError};
pub use reply::{ENDLESS_RECURSION, Ending, Reply};
pub use step::{Group, Step, StepNotFound, find_step, mistake_number, steps};
pub use value::Value;
pub use verdict::Verdict;
