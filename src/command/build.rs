//! `build`: writes the book as a folder of files.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, bail};

use super::print::{print_whole, progress};
use crate::book::site::{Edition, build_site};
use crate::page::{PageFiles, web};

pub(super) fn build(root: &Path, out: &Path, without_solutions: bool) -> anyhow::Result<ExitCode> {
    let out = std::path::absolute(out).context("Can't find the folder for the book")?;
    let is_empty = !out.exists()
        || out
            .read_dir()
            .is_ok_and(|mut entries| entries.next().is_none());
    if !is_empty && !out.join("book.js").is_file() && !out.join("index.html").is_file() {
        bail!(
            "{} isn't empty, and it doesn't hold a book. Choose an empty folder, so that nothing is lost.",
            out.display()
        );
    }
    let files = files_or_still(root);
    let bar = progress("Building the book");
    let edition = Edition {
        live: false,
        without_solutions,
    };
    build_site(root, files.as_ref(), edition, &out)?;
    bar.finish_and_clear();
    print_whole(&format!("The book is ready in {}\n", out.display()));
    Ok(ExitCode::SUCCESS)
}

/// Builds the files of the figures. If that fails, prints the reason and returns None; then the book has still pictures.
fn files_or_still(root: &Path) -> Option<PageFiles> {
    match web::build(root) {
        Ok(folder) => Some(PageFiles::Folder(folder)),
        Err(error) => {
            eprintln!(
                "The live figures couldn't be built, so the pages show still pictures instead. {error:#}"
            );
            None
        }
    }
}
