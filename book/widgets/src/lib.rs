//! The live boards of the book.
//!
//! The view models are plain Rust and tested natively: [`WalkModel`] knows everything that a figure shows.
//! The layer over the page is thin and exists only in wasm: it turns clicks and keys into calls of the
//! model and writes down what the model says.

pub mod text;

mod ask_model;
mod cell_view;
mod fill;
mod position;
mod setting;
mod subject;
mod walk_model;

#[cfg(target_family = "wasm")]
mod page;

pub use ask_model::{AskModel, Wish};
pub use cell_view::{CellView, Walker};
pub use fill::{Fill, Guess};
pub use position::BoardChoice;
pub use subject::{AskRequest, KnownMistake, Subject, parting};
pub use walk_model::{Kind, Meets, RowView, Tone, WalkModel};
