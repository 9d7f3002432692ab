//! The reading of a listing: a list of `line — meaning` directly below it. While a reader points at an item or
//! focuses it, the page marks the lines that it explains.
//!
//! ````text
//! ```rust
//! let mut steps = 0;
//! ```
//!
//! - `let mut steps` — The count starts at zero.
//! ````

use std::ops::Range;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use super::fence::{Fault, line_at};
use super::listing::Listing;

/// Between the code and its meaning.
const DASH: &str = " — ";

/// A list below a listing.
struct List {
    range: Range<usize>,
    items: Vec<Range<usize>>,
}

/// The readings of a chapter as HTML with the ranges that they replace, and a fault for each item that doesn't fit
/// its listing.
pub fn readings(chapter: &str, listings: &[Listing]) -> (Vec<(Range<usize>, String)>, Vec<Fault>) {
    let mut replacements = Vec::new();
    let mut faults = Vec::new();
    for list in top_lists(chapter) {
        let above = listings.iter().find(|listing| {
            listing.range.end <= list.range.start
                && chapter[listing.range.end..list.range.start]
                    .trim()
                    .is_empty()
        });
        let items = list.items.iter();
        let items: Vec<_> = items
            .map(|range| (range.start, item_parts(&chapter[range.clone()])))
            .collect();
        let Some(listing) = above.filter(|_| items.iter().any(|(_, parts)| parts.is_some())) else {
            continue;
        };
        let mut html = String::from("<ul class=\"reading\">\n");
        for (start, parts) in items {
            let fault = |message: String| Fault {
                line: line_at(chapter, start),
                message,
            };
            let Some((code, markdown)) = parts else {
                faults.push(fault(
                    "this item isn't part of a reading. Write - `line` — meaning".to_owned(),
                ));
                continue;
            };
            match find_code(&code, &listing.lines) {
                Some(lines) => html.push_str(&format!(
                    "<li tabindex=\"0\" data-line=\"{}\" data-lines=\"{}\">\n\n{markdown}\n\n</li>\n",
                    lines.start,
                    lines.len(),
                )),
                None => faults.push(fault(format!(
                    "`{code}` isn't in the listing above. Quote a line of it, and write … for left-out parts"
                ))),
            }
        }
        html.push_str("</ul>\n\n");
        replacements.push((list.range, html));
    }
    (replacements, faults)
}

/// The outermost lists.
fn top_lists(chapter: &str) -> Vec<List> {
    let mut lists: Vec<List> = Vec::new();
    let mut depth = 0;
    for (event, range) in Parser::new(chapter).into_offset_iter() {
        match event {
            Event::Start(Tag::List(_)) => {
                if depth == 0 {
                    lists.push(List {
                        range,
                        items: Vec::new(),
                    });
                }
                depth += 1;
            }
            Event::End(TagEnd::List(_)) => depth -= 1,
            Event::Start(Tag::Item) if depth == 1 => {
                if let Some(list) = lists.last_mut() {
                    list.items.push(range);
                }
            }
            _ => {}
        }
    }
    lists
}

/// The code of an item and the whole item as Markdown, if it has the form of a reading.
fn item_parts(item: &str) -> Option<(String, String)> {
    let text = item.trim_start_matches(['-', '*', '+']).trim();
    let fence = text.len() - text.trim_start_matches('`').len();
    if fence == 0 {
        return None;
    }
    let (ticks, rest) = text.split_at(fence);
    let (code, meaning) = rest.split_once(ticks)?;
    let is_reading = meaning.starts_with(DASH) || meaning.starts_with(" —\n");
    // Lines inside of an item are indented; as a block of their own they aren't.
    let markdown: Vec<&str> = text
        .lines()
        .map(|line| line.strip_prefix("  ").unwrap_or(line))
        .collect();
    is_reading.then(|| (code.trim().to_owned(), markdown.join("\n")))
}

/// The lines, from 0, that contain the code: one line, or several in a row. A line that is exactly the code wins.
/// Spaces don't count, and `…` matches anything.
fn find_code(code: &str, lines: &[String]) -> Option<Range<usize>> {
    /// The most lines that one item quotes.
    const LONGEST: usize = 12;
    let parts: Vec<String> = code.split('…').map(without_spaces).collect();
    let find = |is_found: &dyn Fn(&str) -> bool| {
        (1..=LONGEST).find_map(|length| {
            let mut windows = lines.windows(length);
            let start = windows.position(|window| {
                let text: String = window.iter().map(|line| without_spaces(line)).collect();
                is_found(&text)
            })?;
            Some(start..start + length)
        })
    };
    let whole = without_spaces(code);
    find(&|text| text == whole).or_else(|| find(&|text| has_in_order(text, &parts)))
}

fn without_spaces(text: &str) -> String {
    text.split_whitespace().collect()
}

fn has_in_order(text: &str, parts: &[String]) -> bool {
    let mut rest = text;
    parts.iter().all(|part| match rest.find(part.as_str()) {
        Some(at) => {
            rest = &rest[at + part.len()..];
            true
        }
        None => false,
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::listing::find_listings;
    use super::*;

    const CODE: &str =
        "```rust\nfn f(x: i32) -> i32 {\n    let y = x\n        + 1;\n    y\n}\n```\n";

    fn read(list: &str) -> (String, Vec<Fault>) {
        let chapter = format!("{CODE}\n{list}");
        let listings = find_listings(&chapter, Path::new("")).expect("listings");
        let (replacements, faults) = readings(&chapter, &listings);
        let html = replacements.into_iter().map(|(_, html)| html).collect();
        (html, faults)
    }

    #[test]
    fn each_item_names_the_lines_that_it_explains() {
        let (html, faults) = read(
            "- `fn f(…) -> i32` — It takes one number.\n- `let y = x + 1` — One\n  more, and `y` holds it.\n- `y` — The value.\n",
        );
        assert_eq!(faults, []);
        for part in [
            "<li tabindex=\"0\" data-line=\"0\" data-lines=\"1\">\n\n`fn f(…) -> i32` — It takes one number.\n\n</li>",
            // Other lines have a y too, but this one is nothing else.
            "data-line=\"3\" data-lines=\"1\">\n\n`y` — The value.",
            "data-line=\"1\" data-lines=\"2\">\n\n`let y = x + 1` — One\nmore, and `y` holds it.\n",
        ] {
            assert!(html.contains(part), "{part}\n{html}");
        }
    }

    #[test]
    fn code_that_is_not_in_the_listing_and_items_of_another_form_are_faults() {
        let (_, faults) = read("- `let z` — No.\n- Something else.\n");
        let faults: Vec<(usize, &str)> = faults
            .iter()
            .map(|fault| (fault.line, fault.message.as_str()))
            .collect();
        assert_eq!(
            faults,
            [
                (
                    9,
                    "`let z` isn't in the listing above. Quote a line of it, and write … for left-out parts"
                ),
                (
                    10,
                    "this item isn't part of a reading. Write - `line` — meaning"
                ),
            ]
        );
    }

    #[test]
    fn other_lists_stay_as_they_are() {
        assert_eq!(
            read("- One.\n- `two` is another.\n"),
            (String::new(), vec![])
        );
        assert_eq!(read("Text.\n\n- `y` — far from the code\n").0, "");
    }
}
