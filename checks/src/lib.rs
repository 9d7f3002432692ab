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
mod book_address;
pub mod child;
pub mod functions;
pub mod seen;
pub mod text;
pub mod wire;

mod action_text;
mod ask;
mod compare;
mod exploration;
mod explore;
mod judge;
mod language;
mod mistake;
mod picture;
mod question;
mod question_text;
mod quiet;
mod replay;
mod reply;
mod step;
mod steps;
mod value;
mod verdict;

pub use ask::{ask, reply_while_panicking};
pub use book_address::{BOOK_ADDRESS_FILE, DEFAULT_BOOK_ADDRESS, book_address};
pub use exploration::{
    Asked, Comparison, Field, Marks, OpenedReplay, Plan, SeenCell, Side, WalkStep,
};
pub use explore::{calls, compare, open_replay, plan};
pub use functions::Call;
pub use judge::{Failure, GroupResult, Report, judge};
pub use language::{Language, Text};
pub use mistake::fingerprints;
pub use mistake::{Fingerprints, ImpossibleMistake, Mistake, overflow_the_stack};
pub use picture::{group_key, group_key_name, group_picture};
pub use question::Question;
pub use question_text::{QuestionTextError, parse_questions};
pub use quiet::quietly;
pub use replay::{LONGEST_REPLAY, Replay, ReplayError};
pub use reply::{ENDLESS_RECURSION, Ending, Reply};
pub use step::{Group, Step, StepNotFound, find_step, mistake_number, steps};
pub use value::Value;
pub use verdict::Verdict;
