//! Words for people: stops, walks, answers and whole reports, all in one place and by language.

#[cfg(feature = "questions")]
pub(crate) mod bits;
#[cfg(feature = "questions")]
mod changed;
#[cfg(feature = "questions")]
mod drawing;
#[cfg(feature = "questions")]
mod endgame;
#[cfg(feature = "questions")]
mod explain;
#[cfg(feature = "questions")]
pub(crate) mod explore;
#[cfg(feature = "questions")]
pub(crate) mod game;
#[cfg(feature = "questions")]
mod numbers;
#[cfg(feature = "questions")]
mod report;
#[cfg(feature = "questions")]
mod search;
mod walks;
mod words;

#[cfg(feature = "questions")]
pub use explain::{page_link, telling_direction};
#[cfg(feature = "questions")]
pub use explore::replay_link;
#[cfg(feature = "questions")]
pub use report::{
    all_right, failure_text, group_report, headline, mistake_text, report, score, step_name,
    still_to_write, unfinished, what_to_try,
};
#[cfg(feature = "questions")]
pub(crate) use report::{checks_say, in_a_line};
pub use walks::{
    direction, disc, in_a_row, names, reason, result, stopped_at, walk_sentence, walked, why,
};
pub use words::{advice, asked, ending, no_answer, value};
