//! One set of checks for every runner.
//!
//! A check has three parts. The *questions* are data: a board and what is asked about it. To *ask* is to
//! put them to somebody's functions and take down the plain replies, a panic or an endless loop included.
//! To *judge* is pure: compare the replies with the reference, find the mistake they look like, and give a
//! typed [`Report`].
//!
//! Only asking differs between `cargo test`, the page and the authoring gate, so their verdicts cannot
//! disagree. Words for people are made at the last moment, in [`text`].

pub mod child;
pub mod text;
pub mod wire;

mod ask;
mod judge;
mod language;
mod mistake;
mod picture;
mod question;
mod question_text;
mod step;
mod step04;
mod step04_mistakes;

pub use ask::{ask, reply_while_panicking};
pub use judge::{Failure, GroupResult, Report, judge};
pub use language::{Language, Text};
pub use mistake::{ImpossibleMistake, Mistake, fingerprint};
pub use picture::{group_key, group_key_name, group_picture};
pub use question::{Call, Outcome, Question, Reply, Value};
pub use question_text::{QuestionTextError, parse_questions};
pub use step::{Group, Step, StepNotFound, find_step, steps};
