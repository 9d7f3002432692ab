//! The changed files, in memory until all changes have succeeded.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::whole_file::write_whole;

/// Files below the course folder.
pub(super) struct Sources<'a> {
    root: &'a Path,
    changed: BTreeMap<String, String>,
}

impl Sources<'_> {
    pub(super) fn new(root: &Path) -> Sources<'_> {
        Sources {
            root,
            changed: BTreeMap::new(),
        }
    }

    /// The text of a file, with all changes so far.
    pub(super) fn read(&self, file: &str) -> anyhow::Result<String> {
        if let Some(text) = self.changed.get(file) {
            return Ok(text.clone());
        }
        let text = fs::read_to_string(self.root.join(file));
        // Git for Windows may check files out with other line ends.
        let text = text.with_context(|| format!("Can't read {file}"))?;
        Ok(text.replace("\r\n", "\n"))
    }

    /// Creates a file.
    pub(super) fn create(&mut self, file: &str, text: &str) -> anyhow::Result<()> {
        if self.root.join(file).exists() {
            bail!("{file} exists already. Move it away, then run the command again.");
        }
        self.changed.insert(file.to_owned(), text.to_owned());
        Ok(())
    }

    /// Replaces the text of a file.
    pub(super) fn replace(&mut self, file: &str, text: String) {
        self.changed.insert(file.to_owned(), text);
    }

    /// Adds text at the end of a file.
    pub(super) fn append(&mut self, file: &str, text: &str) -> anyhow::Result<()> {
        let whole = self.read(file)? + text;
        self.replace(file, whole);
        Ok(())
    }

    /// Adds text before the last occurrence of `mark`.
    pub(super) fn insert_before(
        &mut self,
        file: &str,
        mark: &str,
        text: &str,
    ) -> anyhow::Result<()> {
        let mut whole = self.read(file)?;
        let place = whole.rfind(mark).with_context(|| no_place(file, mark))?;
        whole.insert_str(place, text);
        self.replace(file, whole);
        Ok(())
    }

    /// Adds a line to an alphabetical list: before the first greater one of the lines that begin with `prefix`, or
    /// behind the last one.
    pub(super) fn insert_sorted(
        &mut self,
        file: &str,
        prefix: &str,
        line: &str,
    ) -> anyhow::Result<()> {
        let whole = self.read(file)?;
        let mut lines: Vec<&str> = whole.lines().collect();
        let list = || {
            let lines = lines.iter().enumerate();
            lines.filter(|(_, known)| known.starts_with(prefix))
        };
        let greater = list().find(|(_, known)| **known > line);
        let place = match greater {
            Some((index, _)) => index,
            None => {
                list()
                    .next_back()
                    .with_context(|| no_place(file, prefix))?
                    .0
                    + 1
            }
        };
        lines.insert(place, line);
        self.replace(file, lines.join("\n") + "\n");
        Ok(())
    }

    /// Adds a line behind the last one for which `belongs` is true.
    pub(super) fn insert_behind(
        &mut self,
        file: &str,
        what: &str,
        belongs: impl Fn(&str) -> bool,
        line: &str,
    ) -> anyhow::Result<()> {
        let whole = self.read(file)?;
        let mut lines: Vec<&str> = whole.lines().collect();
        let last = lines.iter().rposition(|known| belongs(known));
        lines.insert(last.with_context(|| no_place(file, what))? + 1, line);
        self.replace(file, lines.join("\n") + "\n");
        Ok(())
    }

    /// Writes all files, and returns their names.
    pub(super) fn write(self) -> anyhow::Result<Vec<PathBuf>> {
        for (file, text) in &self.changed {
            write_whole(&self.root.join(file), text.as_bytes())
                .with_context(|| format!("Can't write {file}"))?;
        }
        Ok(self.changed.into_keys().map(PathBuf::from).collect())
    }
}

fn no_place(file: &str, mark: &str) -> String {
    format!(
        "{file} has no `{}`, so there is no place for the new lines. No file has changed.",
        mark.trim()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_to_its_place_in_an_alphabetical_list() {
        let mut sources = Sources::new(Path::new("nowhere"));
        sources.replace("list", "mod a;\nmod c;\n\nuse b;\n".to_owned());
        for (line, list) in [
            ("mod b;", "mod a;\nmod b;\nmod c;\n\nuse b;\n"),
            ("mod d;", "mod a;\nmod b;\nmod c;\nmod d;\n\nuse b;\n"),
        ] {
            sources.insert_sorted("list", "mod ", line).unwrap();
            assert_eq!(sources.read("list").unwrap(), list);
        }
    }

    #[test]
    fn a_list_of_another_form_is_an_error_that_names_the_file() {
        let mut sources = Sources::new(Path::new("nowhere"));
        sources.replace("list", "mod a;\n".to_owned());
        let error = sources.insert_before("list", "];", "b").unwrap_err();
        assert!(error.to_string().starts_with("list has no `];`"), "{error}");
    }
}
