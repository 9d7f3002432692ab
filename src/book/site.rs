//! Builds the whole site: the chapters with mdBook, and the widgets.

use std::fs;
use std::path::Path;

use anyhow::Context;
use mdbook_driver::MDBook;
use mdbook_driver::config::Config;

use super::fingerprints::prepare;
use super::preprocess::CoursePreprocessor;
use super::widgets::{Widgets, failed, fresh_folder};

/// The edition of the pages.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Edition {
    /// For the local server, with a learner's exercises beside it.
    pub live: bool,
    /// For a class: without model answers.
    pub without_solutions: bool,
}

/// Builds the site into a new folder, which replaces the old one only if everything succeeded.
///
/// Without widgets, the boards are still pictures.
///
/// # Errors
///
/// All faults of the chapters, or the file that can't be written.
pub fn build_site(
    root: &Path,
    widgets: Option<&Widgets>,
    edition: Edition,
    out: &Path,
) -> anyhow::Result<()> {
    prepare(root);
    let staging = out.with_extension("new");
    fresh_folder(&staging)?;
    let book_toml = root.join("book.toml");
    let mut config = Config::from_disk(&book_toml).with_context(|| failed("read", &book_toml))?;
    config.build.build_dir = staging.clone();
    let mut book = MDBook::load_with_config(root, config).context("failed to read the chapters")?;
    book.with_preprocessor(CoursePreprocessor {
        assets: widgets.map(|widgets| widgets.name.clone()),
        edition,
    });
    book.build().context("failed to build the book")?;
    if let Some(widgets) = widgets {
        let folder = staging.join(widgets.name.trim_end_matches('/'));
        widgets.copy_to(&folder, edition.live)?;
    }
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| failed("replace", out))?;
    }
    fs::rename(&staging, out).with_context(|| failed("write", out))
}
