//! The difference between two views of a scene: the changes that make a document equal to the second one.

use crate::Node;

/// A change of the document. Changes are applied in order and start at the view's own element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change<'a> {
    /// Go to the child element with this index.
    Enter(usize),
    /// Go back to the parent.
    Leave,
    /// Set an attribute.
    SetAttribute(&'a str, &'a str),
    /// Remove an attribute.
    RemoveAttribute(&'a str),
    /// Replace everything inside by these words.
    Words(&'a str),
    /// Replace everything inside by this picture. It comes from our own crate, which escapes its texts.
    Picture(&'a str),
    /// Insert a new element before the child with this index.
    Insert(usize, &'a Node),
    /// Remove this many children, starting at this index.
    Remove(usize, usize),
    /// Show a value in a field, unless the reader is typing there. `before` is the field's last value.
    Value {
        /// The value in the view before.
        before: &'a str,
        /// The value now.
        now: &'a str,
    },
}

/// The changes from one view to the next. Both have the same element around everything.
pub fn diff<'a>(before: &'a Node, now: &'a Node) -> Vec<Change<'a>> {
    let mut changes = Vec::new();
    compare(before, now, &mut changes);
    changes
}

fn compare<'a>(before: &'a Node, now: &'a Node, changes: &mut Vec<Change<'a>>) {
    compare_attributes(before, now, changes);
    compare_content(before, now, changes);
    // A field's value is last: a menu needs its options first. It's always listed, because a reader may have changed it.
    if let Some(value) = now.value("data-value") {
        changes.push(Change::Value {
            before: before.value("data-value").unwrap_or_default(),
            now: value,
        });
    }
}

fn compare_attributes<'a>(before: &'a Node, now: &'a Node, changes: &mut Vec<Change<'a>>) {
    for (name, _) in before.attributes() {
        if now.value(name).is_none() {
            changes.push(Change::RemoveAttribute(name));
        }
    }
    for (name, value) in now.attributes() {
        let old = before.value(name);
        if old == Some(value) {
            continue;
        }
        changes.push(Change::SetAttribute(name, value));
        // On an existing board, a disc has flipped or is new: the style animates it.
        if *name == "data-cell" && before.value("data-square").is_some() {
            let motion = if old.is_some() { "turn" } else { "put" };
            changes.push(Change::SetAttribute("data-motion", motion));
        }
    }
}

/// An element has a picture, or children, or words.
fn compare_content<'a>(before: &'a Node, now: &'a Node, changes: &mut Vec<Change<'a>>) {
    let had_picture = !before.picture().is_empty();
    if !now.picture().is_empty() {
        if before.picture() != now.picture() {
            changes.push(Change::Picture(now.picture()));
        }
    } else if now.children().is_empty() {
        if before.words() != now.words() || !before.children().is_empty() || had_picture {
            changes.push(Change::Words(now.words()));
        }
    } else if had_picture || (before.children().is_empty() && !before.words().is_empty()) {
        changes.push(Change::Words(""));
        compare_children(&[], now.children(), changes);
    } else {
        compare_children(before.children(), now.children(), changes);
    }
}

fn compare_children<'a>(before: &'a [Node], now: &'a [Node], changes: &mut Vec<Change<'a>>) {
    let mut rest = before;
    for (index, child) in now.iter().enumerate() {
        let found = rest.iter().position(|old| is_same_part(old, child));
        let Some(found) = found else {
            changes.push(Change::Insert(index, child));
            continue;
        };
        if found > 0 {
            changes.push(Change::Remove(index, found));
        }
        let start = changes.len();
        changes.push(Change::Enter(index));
        compare(&rest[found], child, changes);
        match changes.len() == start + 1 {
            true => changes.truncate(start),
            false => changes.push(Change::Leave),
        }
        rest = &rest[found + 1..];
    }
    if !rest.is_empty() {
        changes.push(Change::Remove(now.len(), rest.len()));
    }
}

/// Whether two views show the same part, so that adding or removing a part leaves the others unchanged.
fn is_same_part(old: &Node, new: &Node) -> bool {
    let has_equal = |name| old.value(name) == new.value(name);
    let is_of_a_row = matches!(new.tag(), "button" | "option");
    old.tag() == new.tag()
        && (is_of_a_row
            || ["class", "data-control", "data-board"]
                .into_iter()
                .all(has_equal))
}

#[cfg(test)]
mod tests {
    use Change::{
        Enter, Insert, Leave, Picture, Remove, RemoveAttribute, SetAttribute, Value, Words,
    };

    use super::*;
    use crate::el;

    fn paragraph(class: &'static str, words: &str) -> Node {
        el("p").class(class).text(words)
    }

    #[test]
    fn equal_views_need_no_change() {
        let view = || el("div").with(paragraph("a", "words").attribute("title", "b"));
        assert_eq!(diff(&view(), &view()), []);
    }

    #[test]
    fn attributes_are_set_and_removed() {
        let before = el("p")
            .attribute("title", "a")
            .attribute("hidden", "")
            .attribute("id", "same");
        let now = el("p").attribute("title", "b").attribute("id", "same");
        let expected = [RemoveAttribute("hidden"), SetAttribute("title", "b")];
        assert_eq!(diff(&before, &now), expected);
    }

    #[test]
    fn only_the_part_that_differs_is_entered() {
        let view = |words| {
            let inside = el("div").class("inside").with(paragraph("b", words));
            el("div").with(paragraph("a", "same")).with(inside)
        };
        let (before, now) = (view("old"), view("new"));
        let expected = [Enter(1), Enter(0), Words("new"), Leave, Leave];
        assert_eq!(diff(&before, &now), expected);
    }

    #[test]
    fn a_part_that_comes_or_goes_leaves_the_others_as_they_are() {
        let with = el("div")
            .with(paragraph("a", "1"))
            .with(paragraph("b", "2"))
            .with(paragraph("c", "3"));
        let without = el("div")
            .with(paragraph("a", "1"))
            .with(paragraph("c", "3"));
        assert_eq!(diff(&with, &without), [Remove(1, 1)]);
        let new = &with.children()[1];
        assert_eq!(diff(&without, &with), [Insert(1, new)]);
    }

    #[test]
    fn parts_at_the_end_go_and_other_ones_come() {
        let before = el("ol").with(el("li").text("1")).with(el("li").text("2"));
        let now = el("ol").with(el("li").text("1"));
        assert_eq!(diff(&before, &now), [Remove(1, 1)]);
        let other = el("ol").with(paragraph("a", "x"));
        let expected = [Insert(0, &other.children()[0]), Remove(1, 2)];
        assert_eq!(diff(&before, &other), expected);
    }

    #[test]
    fn buttons_of_a_row_take_over_each_others_place() {
        let row = |class| el("div").with(el("button").class(class).text("Step"));
        let (before, now) = (row("primary"), row("plain"));
        let expected = [Enter(0), SetAttribute("class", "plain"), Leave];
        assert_eq!(diff(&before, &now), expected);
    }

    #[test]
    fn a_disc_that_flips_or_is_new_says_how_it_moves() {
        let cell = |cell: Option<&'static str>| {
            let button = el("button").attribute("data-square", "d3");
            match cell {
                Some(cell) => button.attribute("data-cell", cell),
                None => button,
            }
        };
        let motion = |before, now| {
            let (before, now) = (cell(before), cell(now));
            let changes = diff(&before, &now);
            changes.iter().find_map(|change| match change {
                SetAttribute("data-motion", motion) => Some((*motion).to_owned()),
                _ => None,
            })
        };
        assert_eq!(motion(Some("B"), Some("W")).as_deref(), Some("turn"));
        assert_eq!(motion(None, Some("W")).as_deref(), Some("put"));
        assert_eq!(motion(Some("W"), None), None);
        assert_eq!(motion(Some("W"), Some("W")), None);
    }

    #[test]
    fn content_changes_between_words_children_and_pictures() {
        let words = el("div").text("words");
        let children = el("div").with(paragraph("a", "x"));
        let picture = Node::svg("<svg></svg>".to_owned());
        let empty = el("div");
        let new = &children.children()[0];
        assert_eq!(diff(&words, &children), [Words(""), Insert(0, new)]);
        assert_eq!(diff(&children, &words), [Words("words")]);
        assert_eq!(diff(&words, &picture), [Picture("<svg></svg>")]);
        assert_eq!(diff(&picture, &empty), [Words("")]);
        assert_eq!(diff(&picture, &children), [Words(""), Insert(0, new)]);
        assert_eq!(diff(&empty, &children), [Insert(0, new)]);
    }

    #[test]
    fn a_fields_value_is_listed_every_time_and_after_its_options() {
        let menu = |value: &str, options: usize| {
            let option = || el("option");
            el("select")
                .attribute("data-value", value)
                .all((0..options).map(|_| option()))
        };
        let (before, now) = (menu("a", 1), menu("b", 2));
        let new = &now.children()[1];
        let value = Value {
            before: "a",
            now: "b",
        };
        let expected = [SetAttribute("data-value", "b"), Insert(1, new), value];
        assert_eq!(diff(&before, &now), expected);
        let value = Value {
            before: "a",
            now: "a",
        };
        assert_eq!(diff(&before, &before), [value]);
    }
}
