//! Writes what is mechanical about a new step, or about a new function of a step: its files, and its lines in the lists
//! of the course. All files change, or none.

mod function;
mod sources;
mod step;

use std::path::{Path, PathBuf};

use anyhow::ensure;

use sources::Sources;
use step::Names;

/// The result.
#[derive(Debug)]
pub struct Written {
    /// The new and the changed files, below the course folder.
    pub files: Vec<PathBuf>,
    /// What the author still has to write, one line for each item.
    pub left_to_do: String,
}

/// Adds functions to a step. Writes the step first if there is none with this name, such as `13-tournament` or
/// `detour-handicap`.
///
/// # Errors
///
/// If a name isn't possible, a function exists already, or a list has another form than expected. Then no file changes.
pub fn new_step(root: &Path, name: &str, functions: &[String]) -> anyhow::Result<Written> {
    let names = Names::of(name)?;
    ensure!(
        !functions.is_empty(),
        "Name the functions that learners write in {name}, such as: cargo run -- new-step {name} my_function"
    );
    let mut sources = Sources::new(root);
    let is_new = !root.join(&names.folder).exists();
    if is_new {
        step::write(&mut sources, &names)?;
    }
    for function in functions {
        function::add(&mut sources, &names, function)?;
    }
    let mut left_to_do = function::left_to_do(&names, functions);
    if is_new {
        left_to_do.push_str(&step::left_to_do(&names));
    }
    Ok(Written {
        files: sources.write()?,
        left_to_do,
    })
}
