//! Runs calls, compares the replies with the expected answers, and names the known mistake. Nothing here knows a single
//! function or step.

mod ask;
pub mod child;
mod compare;
mod fingerprints;
mod judge;
mod quiet;
mod verdict;

pub(crate) use ask::READS_KEPT;
pub use ask::{ask, loop_endlessly, overflow_the_stack, reply_while_panicking};
pub(crate) use compare::sound_scores;
pub use fingerprints::{Fingerprints, fingerprints};
pub use judge::{Failure, GroupResult, Report, judge};
pub use quiet::quietly;
pub use verdict::Verdict;
