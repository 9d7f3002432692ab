//! The search tree of chapters 09 and 10: a search step by step, as a picture and in words.

mod drawing;
mod grown;
mod search;
mod told;
mod viewer;
mod words;

pub use grown::{Bound, Phase, State};
pub use search::{Method, Search, Step};
pub use viewer::{Case, Viewer};
pub use words::signed;
