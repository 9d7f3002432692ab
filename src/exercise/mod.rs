//! The exercises: their files, and the tasks that work with them.

pub mod check;
pub mod check_json;
pub mod compile_error;
pub mod copies;
pub mod files;
pub mod progress;
pub mod reset;
pub mod save;
pub mod show;
pub mod standing;
