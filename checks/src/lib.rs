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
pub mod functions;
pub mod text;
pub mod visible;
pub mod wire;

mod book_address;
mod explore;
mod judging;
mod language;
mod questions;
mod reply;
mod steps;
mod value;

pub use book_address::{BOOK_ADDRESS_FILE, DEFAULT_BOOK_ADDRESS, book_address};
pub use explore::{
    Asked, Comparison, Field, LONGEST_REPLAY, Marks, OpenedReplay, Plan, Replay, ReplayError,
    ShownCell, Side, WalkStep, calls, compare, open_replay, plan,
};
pub use functions::Call;
pub use judging::{
    Failure, Fingerprints, GroupResult, Report, Verdict, ask, child, fingerprints, judge,
    loop_endlessly, overflow_the_stack, quietly, reply_while_panicking,
};
pub use language::{Language, Text};
pub use questions::{Question, QuestionTextError, parse_questions};
pub use reply::{ENDLESS_RECURSION, Ending, Reply};
pub use steps::{
    Group, ImpossibleMistake, Mistake, Step, StepNotFound, find_step, mistake_number, steps,
};
pub use text::picture::{group_key, group_key_name, group_picture};
pub use value::Value;
