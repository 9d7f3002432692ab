//! Builds the whole site: the chapters with mdBook, and the files of their figures.

use std::fs;
use std::path::Path;

use anyhow::Context;
use checks::Language;
use mdbook_driver::MDBook;
use mdbook_driver::config::Config;

use super::fingerprints::prepare;
use super::finish::finish_pages;
use super::preprocess::CoursePreprocessor;
use crate::files::{copy, failed, fresh_folder};
use crate::page::PageFiles;

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
/// Without `files`, the figures are still pictures.
///
/// # Errors
///
/// All faults of the chapters, or the file that can't be written.
pub fn build_site(
    root: &Path,
    files: Option<&PageFiles>,
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
        assets: files.map(PageFiles::name),
        edition,
    });
    book.build().context("failed to build the book")?;
    finish_pages(&staging, files, Language::English)?;
    if let Some(PageFiles::Folder(folder)) = files {
        let place = staging.join(folder.file_name().unwrap_or_default());
        fresh_folder(&place)?;
        let entries = fs::read_dir(folder).with_context(|| failed("read", folder))?;
        for entry in entries.flatten() {
            copy(&entry.path(), &place.join(entry.file_name()))?;
        }
    }
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| failed("replace", out))?;
    }
    fs::rename(&staging, out).with_context(|| failed("write", out))
}
