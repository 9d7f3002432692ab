//! The listings of a chapter: Rust code in the chapter, or included from a compiled file.

use std::fs;
use std::ops::Range;
use std::path::Path;

use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd};

/// A listing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    /// The range of its fence in the chapter, in bytes.
    pub range: Range<usize>,
    /// Its code, line by line, as the page shows it.
    pub lines: Vec<String>,
}

/// The Rust listings of a chapter. `folder` is the folder of the chapter's file. Includes are relative to it.
///
/// # Errors
///
/// The include of the first listing whose file or anchor doesn't exist.
pub fn find_listings(chapter: &str, folder: &Path) -> Result<Vec<Listing>, String> {
    let mut listings = Vec::new();
    let mut open: Option<(Range<usize>, String)> = None;
    for (event, range) in Parser::new(chapter).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                let is_rust = info.split([',', ' ']).next() == Some("rust");
                open = is_rust.then(|| (range, String::new()));
            }
            Event::Text(text) => {
                if let Some((_, code)) = &mut open {
                    code.push_str(&text);
                }
            }
            Event::End(TagEnd::CodeBlock) => {
                if let Some((range, code)) = open.take() {
                    let code = with_includes(&code, folder)?;
                    let lines = code.lines().map(str::to_owned).collect();
                    listings.push(Listing { range, lines });
                }
            }
            _ => {}
        }
    }
    Ok(listings)
}

/// A text with its `{{#include path:anchor}}` lines replaced by the included text.
///
/// # Errors
///
/// The first include whose file or anchor doesn't exist.
pub fn with_includes(text: &str, folder: &Path) -> Result<String, String> {
    let mut whole = String::new();
    for line in text.lines() {
        let include = line
            .trim()
            .strip_prefix("{{#include ")
            .and_then(|rest| rest.strip_suffix("}}"));
        match include {
            Some(target) => whole.push_str(&included(target.trim(), folder)?),
            None => whole.push_str(line),
        }
        whole.push('\n');
    }
    Ok(whole)
}

/// The text that `path:anchor` or `path` names.
fn included(target: &str, folder: &Path) -> Result<String, String> {
    let (path, anchor) = match target.split_once(':') {
        Some((path, anchor)) => (path, Some(anchor)),
        None => (target, None),
    };
    let text = fs::read_to_string(folder.join(path))
        .map_err(|error| format!("failed to read the included file {path}: {error}"))?;
    let mut lines = Vec::new();
    let mut inside = anchor.is_none();
    let mut found = inside;
    for line in text.lines() {
        let mark = line.trim();
        if let Some(name) = mark.strip_prefix("// ANCHOR: ") {
            inside |= anchor == Some(name);
            found |= inside;
        } else if let Some(name) = mark.strip_prefix("// ANCHOR_END: ") {
            inside &= anchor != Some(name);
        } else if inside {
            lines.push(line);
        }
    }
    if found {
        Ok(lines.join("\n"))
    } else {
        Err(format!(
            "{path} has no anchor `{}`",
            anchor.unwrap_or_default()
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listings_are_read_with_what_they_include() {
        let folder = tempfile::tempdir().expect("a folder");
        let code = "mod x;\n// ANCHOR: one\nfn one() {\n    // ANCHOR: two\n    two();\n    // ANCHOR_END: two\n}\n// ANCHOR_END: one\n";
        fs::write(folder.path().join("code.rs"), code).expect("written");
        let chapter = "Text.\n\n```rust,ignore\n{{#include code.rs:one}}\n```\n\n```sh\nls\n```\n\n```rust\nlet x = 1;\n```\n";
        let listings = find_listings(chapter, folder.path()).expect("listings");
        let lines: Vec<&[String]> = listings.iter().map(|listing| &listing.lines[..]).collect();
        assert_eq!(
            lines,
            [&["fn one() {", "    two();", "}"][..], &["let x = 1;"]]
        );
        assert!(chapter[listings[0].range.clone()].starts_with("```rust,ignore"));
    }

    #[test]
    fn an_include_that_leads_nowhere_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("code.rs"), "fn one() {}\n").expect("written");
        let faults = ["code.rs:two", "gone.rs"].map(|target| {
            let chapter = format!("```rust\n{{{{#include {target}}}}}\n```\n");
            find_listings(&chapter, folder.path()).expect_err("a fault")
        });
        assert_eq!(faults[0], "code.rs has no anchor `two`");
        assert!(faults[1].starts_with("failed to read the included file gone.rs"));
    }
}
