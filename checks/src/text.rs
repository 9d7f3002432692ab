//! Words for people: stops, walks, answers and whole reports, by language. What only one function needs is in its file
//! in `functions`.

pub(crate) mod bits;
pub(crate) mod cells;
pub(crate) mod endgame;
mod explain;
pub(crate) mod explore;
pub(crate) mod lists;
pub(crate) mod moves;
pub(crate) mod picture;
mod report;
pub(crate) mod search;
mod walks;
mod words;

pub use explain::{page_link, telling_direction};
pub use explore::replay_link;
pub(crate) use report::checks_say;
pub use report::{
    all_right, failure_text, group_report, headline, mistake_text, report, score, step_name,
    still_to_write, unfinished, what_to_try,
};
pub use walks::{
    direction, disc, in_a_row, names, reason, result, stopped_at, walk_sentence, walked, why,
};
pub(crate) use words::to_move;
pub use words::{advice, asked, ending, no_answer, value};
