//! Finds the fences of a chapter that become figures, and reads their first lines.
//!
//! ````text
//! ```board walk id=practice square=c3 player=black turns=c2,d2,b4 caption="Black to move"
//! . . B . B
//! …
//! ```
//! ````

use std::collections::BTreeMap;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd};

/// The fences that the build replaces.
const NAMES: [&str; 8] = [
    "board", "scene", "screen", "exercise", "depends", "progress", "prints", "quiz",
];

/// A fault in a chapter, with its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line in the chapter's file, from 1.
    pub line: usize,
    /// What the fence contains, and what to write instead.
    pub message: String,
}

/// A fence with a name that the build knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fence {
    /// Its name, such as `board` or `quiz`.
    pub name: String,
    /// The word after the name: the kind of board or screen, or the scene.
    pub kind: Option<String>,
    /// The `key=value` pairs.
    pub parameters: BTreeMap<String, String>,
    /// The text inside the fence.
    pub body: String,
    /// The line where the fence begins, from 1.
    pub line: usize,
    /// The range of the whole fence in the chapter, in bytes.
    pub range: Range<usize>,
}

/// The line of a byte position in a chapter, from 1.
pub fn line_at(chapter: &str, place: usize) -> usize {
    chapter[..place].matches('\n').count() + 1
}

/// Finds the fences of a chapter that become figures, and collects the faults in their first lines.
pub fn find_fences(chapter: &str) -> (Vec<Fence>, Vec<Fault>) {
    let mut fences = Vec::new();
    let mut faults = Vec::new();
    let mut open: Option<(Fence, bool)> = None;
    for (event, range) in Parser::new(chapter).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                let mut words = info.trim().splitn(2, char::is_whitespace);
                let name = words.next().unwrap_or_default();
                if !NAMES.contains(&name) {
                    continue;
                }
                let line = line_at(chapter, range.start);
                let mut fence = Fence {
                    name: name.to_owned(),
                    kind: None,
                    parameters: BTreeMap::new(),
                    body: String::new(),
                    line,
                    range,
                };
                let good = match read_words(words.next().unwrap_or_default(), &mut fence) {
                    Ok(()) => true,
                    Err(message) => {
                        faults.push(Fault { line, message });
                        false
                    }
                };
                open = Some((fence, good));
            }
            Event::Text(text) => {
                if let Some((fence, _)) = &mut open {
                    fence.body.push_str(&text);
                }
            }
            Event::End(TagEnd::CodeBlock) => {
                if let Some((fence, true)) = open.take() {
                    fences.push(fence);
                }
            }
            _ => {}
        }
    }
    (fences, faults)
}

/// Reads the words after the fence's name: a kind, then pairs. Values may be in quotes.
fn read_words(words: &str, fence: &mut Fence) -> Result<(), String> {
    let mut rest = words.trim_start();
    while !rest.is_empty() {
        let key_end = rest
            .find(|c: char| c == '=' || c.is_whitespace())
            .unwrap_or(rest.len());
        let (key, after) = rest.split_at(key_end);
        let Some(value) = after.strip_prefix('=') else {
            if fence.kind.is_some() || !fence.parameters.is_empty() {
                return Err(format!(
                    "found `{key}` after the kind. Write pairs there, such as square=c3"
                ));
            }
            fence.kind = Some(key.to_owned());
            rest = after.trim_start();
            continue;
        };
        let (value, after) = match value.strip_prefix('"') {
            Some(quoted) => quoted
                .split_once('"')
                .ok_or_else(|| format!("the quote of `{key}=\"` isn't closed on this line"))?,
            None => value.split_at(value.find(char::is_whitespace).unwrap_or(value.len())),
        };
        if fence
            .parameters
            .insert(key.to_owned(), value.to_owned())
            .is_some()
        {
            return Err(format!("`{key}` appears twice. Remove one of them"));
        }
        rest = after.trim_start();
    }
    Ok(())
}
