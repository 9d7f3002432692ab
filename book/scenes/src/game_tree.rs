//! The game tree of chapters 09 and 10: a search step by step, and how it is drawn and told.

mod drawing;
mod grown;
mod search;
mod viewer;
mod words;

pub use drawing::{Drawn, drawing};
pub use grown::{Bound, Moment, Phase, State, Trace, Tree};
pub use search::{Method, Search, Step};
pub use viewer::{Case, Viewer};
pub use words::{bounded, count_of, listed, side, signed};
