//! The pages of the local server. A later start uses those of an earlier one, unless something changed.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::book::site::{Edition, build_site};
use crate::own_files::this_program;
use crate::page::PageFiles;
use crate::whole_file::write_whole;

/// Builds the pages if they aren't up to date, and returns their folder. `state` is the state of the course's own files
/// before the build.
///
/// # Errors
///
/// As [`build_site`].
pub fn build(root: &Path, state: u64) -> anyhow::Result<PathBuf> {
    let site = folder(root);
    let source = source(state);
    if !is_built_from(&site, &source) {
        let edition = Edition {
            live: true,
            ..Edition::default()
        };
        build_site(root, Some(&PageFiles::Served), edition, &site)?;
        // Without the record, the next start only builds again.
        let _ = record(&site, &source);
    }
    Ok(site)
}

fn folder(root: &Path) -> PathBuf {
    root.join("target/course/site")
}

/// A text that identifies what the pages are built from.
fn source(state: u64) -> String {
    format!("{state:016x}, {}", this_program())
}

fn record_file(site: &Path) -> PathBuf {
    site.with_extension("source")
}

fn record(site: &Path, source: &str) -> io::Result<()> {
    write_whole(&record_file(site), source.as_bytes())
}

fn is_built_from(site: &Path, source: &str) -> bool {
    let known = fs::read_to_string(record_file(site));
    site.join("index.html").exists() && known.is_ok_and(|known| known == source)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::own_files::state_of;

    #[test]
    fn pages_stay_up_to_date_until_a_chapter_changes_or_somebody_removes_them() {
        let root = tempfile::tempdir().unwrap();
        let root = root.path();
        let source = || source(state_of(root));
        let (site, chapter) = (folder(root), root.join("book/en/01-board.md"));
        for file in [&site.join("index.html"), &chapter] {
            write_whole(file, b"a board").unwrap();
        }
        assert!(!is_built_from(&site, &source()), "no record");
        record(&site, &source()).unwrap();
        assert!(is_built_from(&site, &source()));
        fs::write(&chapter, "another board").unwrap();
        assert!(!is_built_from(&site, &source()), "another chapter");
        fs::write(&chapter, "a board").unwrap();
        fs::remove_dir_all(&site).unwrap();
        assert!(!is_built_from(&site, &source()), "no pages");
    }
}
