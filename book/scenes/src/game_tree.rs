//! The search tree of chapters 09 and 10: a search step by step, as a picture and in words.

mod drawing;
mod in_words;
mod search;
mod tree;
mod viewer;
mod words;

pub use search::{Method, Search, Step};
pub use tree::{Bound, Phase, State};
pub use viewer::{Case, Viewer};
pub use words::signed;
