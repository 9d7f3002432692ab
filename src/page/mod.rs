//! Builds what the pages load to bring their figures to life: the page's wasm modules with their JavaScript, the
//! judge, the known mistakes and the pieces of the puzzles.
//!
//! On this machine, all figures are one module, because it builds quickly and nobody downloads it ([`local`]). For a
//! website, they are parts with link-time optimization, because readers wait for every byte ([`web`]).

pub mod bindgen;
pub mod local;
pub mod module;
pub mod start_script;
pub mod web;

use std::path::{Path, PathBuf};

/// Scripts of every edition.
const SCRIPTS: [&str; 2] = ["js/start.js", "js/worker.js"];
/// Scripts that only the local server's pages load: the editor of the exercises.
const LOCAL_SCRIPTS: [&str; 1] = ["vendor/codemirror.js"];

/// Where the pages of a site find the files of their figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageFiles {
    /// The local server sends them as soon as they are built.
    Served,
    /// They are part of the site: a copy of this folder. Its name contains a hash of all its files.
    Folder(PathBuf),
}

impl PageFiles {
    /// Their folder below the site's root, with a slash.
    pub fn name(&self) -> String {
        match self {
            PageFiles::Served => format!("{}/", local::NAME),
            PageFiles::Folder(folder) => {
                let name = folder.file_name().unwrap_or_default();
                format!("{}/", name.display())
            }
        }
    }

    /// The script that loads the module of a page's figures.
    pub fn module_of(&self, page: &str) -> String {
        let name = match self {
            PageFiles::Served => local::NAME,
            PageFiles::Folder(_) => web::part_of(page),
        };
        format!("{name}.js")
    }
}

/// The paths of scripts in the package `page`.
fn scripts(root: &Path, scripts: &'static [&'static str]) -> impl Iterator<Item = PathBuf> {
    let package = root.join("book/page");
    scripts.iter().map(move |script| package.join(script))
}
