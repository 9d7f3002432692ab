//! The still form of a view as HTML: boards are pictures with words for them, and there are no controls.

use std::fmt::Write;

use steps::escape;

use crate::Node;

/// Attributes that only the live form needs.
const LIVE_ONLY: [&str; 14] = [
    "aria-busy",
    "aria-current",
    "data-action",
    "data-announce",
    "data-asleep",
    "data-board",
    "data-control",
    "data-copy",
    "data-enter",
    "data-follow",
    "data-keys",
    "data-message",
    "data-tick",
    "type",
];

impl Node {
    /// The still form as HTML on one line.
    pub fn still_html(&self) -> String {
        let mut html = String::new();
        write_element(self, &mut html);
        html
    }
}

fn write_element(node: &Node, html: &mut String) {
    if is_left_out(node) {
        return;
    }
    if node.value("role") == Some("grid") {
        return write_board(node, html);
    }
    let tag = node.tag();
    let _ = write!(html, "<{tag}");
    for (name, value) in node.attributes() {
        if !LIVE_ONLY.contains(name) {
            write_attribute(name, value, html);
        }
    }
    html.push('>');
    html.push_str(&escape(node.words()).replace('\n', "&#10;"));
    html.push_str(&node.picture().replace('\n', " "));
    for child in node.children() {
        write_element(child, html);
    }
    let _ = write!(html, "</{tag}>");
}

/// Controls and what is hidden, parts that only help with controls, and groups of nothing else.
fn is_left_out(node: &Node) -> bool {
    let is_control = matches!(
        node.tag(),
        "button" | "select" | "input" | "textarea" | "label"
    );
    let inside = node.children();
    let is_group = node.tag() == "div" && !inside.is_empty();
    is_control
        || node.value("data-steers").is_some()
        || node.value("hidden").is_some()
        || (is_group && inside.iter().all(is_left_out))
}

/// A board is one picture. Its cells have no names of their own, so that nobody has to listen to all of them.
fn write_board(board: &Node, html: &mut String) {
    html.push_str("<div role=\"img\"");
    write_attribute("aria-label", &in_words(board), html);
    write_drawn_attributes(board, html);
    html.push('>');
    for row in board.children() {
        write_drawn(row, html);
    }
    html.push_str("</div>");
}

/// A part of a board, without the roles and names of the live form.
fn write_drawn(node: &Node, html: &mut String) {
    let is_cell = node.value("data-square").is_some();
    let tag = if is_cell { "span" } else { node.tag() };
    let _ = write!(html, "<{tag}");
    write_drawn_attributes(node, html);
    html.push('>');
    html.push_str(&escape(node.words()));
    for child in node.children() {
        if !is_cell || is_drawn(node, child) {
            write_drawn(child, html);
        }
    }
    let _ = write!(html, "</{tag}>");
}

fn write_drawn_attributes(node: &Node, html: &mut String) {
    for (name, value) in node.attributes() {
        let is_for_readers = *name == "role" || name.starts_with("aria-");
        if !is_for_readers && !LIVE_ONLY.contains(name) {
            write_attribute(name, value, html);
        }
    }
}

/// Whether there is something to see in this part of a cell.
fn is_drawn(cell: &Node, part: &Node) -> bool {
    let has_any = |names: &[&str]| names.iter().any(|name| cell.value(name).is_some());
    !part.words().is_empty()
        || match part.value("class") {
            Some("disc") => has_any(&["data-cell", "data-legal", "data-asked"]),
            Some("walker") => has_any(&["data-chosen", "data-walker"]),
            _ => false,
        }
}

fn write_attribute(name: &str, value: &str, html: &mut String) {
    let _ = write!(html, " {name}=\"{}\"", escape(value));
}

/// A board in words: its name, the squares of the discs, then each mark with its squares.
fn in_words(board: &Node) -> String {
    let mut cells = Vec::new();
    find_cells(board, &mut cells);
    let mut words = format!("{}.", board.value("aria-label").unwrap_or_default());
    let discs = |letter| {
        let held = cells
            .iter()
            .filter(move |cell| cell.value("data-cell") == Some(letter));
        held.filter_map(|cell| cell.value("data-square")).collect()
    };
    let sides: [(&str, Vec<&str>); 2] = [("Black", discs("B")), ("White", discs("W"))];
    if sides.iter().any(|(_, squares)| !squares.is_empty()) {
        for (side, squares) in sides {
            let squares = match &squares[..] {
                [] => "no discs".to_owned(),
                squares => squares.join(", "),
            };
            let _ = write!(words, " {side}: {squares}.");
        }
    }
    for (mark, squares) in marks(&cells) {
        let mut letters = mark.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        let (first, rest) = (first.unwrap_or_default(), letters.as_str());
        let _ = write!(words, " {first}{rest}: {}.", squares.join(", "));
    }
    words
}

fn find_cells<'a>(node: &'a Node, cells: &mut Vec<&'a Node>) {
    for child in node.children() {
        match child.value("aria-label") {
            Some(_) => cells.push(child),
            None => find_cells(child, cells),
        }
    }
}

/// The marks of the cells with their squares. A cell's name is its square, its contents, and its marks if it has any.
fn marks<'a>(cells: &[&'a Node]) -> Vec<(&'a str, Vec<&'a str>)> {
    let mut marks: Vec<(&str, Vec<&str>)> = Vec::new();
    for cell in cells {
        let mut parts = cell.value("aria-label").unwrap_or_default().splitn(3, ", ");
        let (Some(square), _, Some(mark)) = (parts.next(), parts.next(), parts.next()) else {
            continue;
        };
        match marks.iter_mut().find(|(known, _)| *known == mark) {
            Some((_, squares)) => squares.push(square),
            None => marks.push((mark, vec![square])),
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use steps::{Square, start};

    use crate::board::{Look, board};
    use crate::el;

    #[test]
    fn words_are_escaped() {
        let node = el("p")
            .attribute("title", "a \"b\" <c>")
            .text("<i> & \\ \"\n");
        assert_eq!(
            node.still_html(),
            "<p title=\"a &quot;b&quot; &lt;c&gt;\">&lt;i&gt; &amp; \\ &quot;&#10;</p>"
        );
    }

    #[test]
    fn controls_hidden_parts_and_groups_of_them_are_left_out() {
        let group = el("div").with(el("button").text("Step"));
        let node = el("div")
            .attribute("data-tick", "80")
            .with(group.with(el("label").with(el("select"))))
            .with(el("p").when("hidden", true).text("Later."))
            .with(el("p").attribute("data-steers", "").text("Press Step."))
            .with(el("div").class("bar"));
        assert_eq!(node.still_html(), "<div><div class=\"bar\"></div></div>");
    }

    #[test]
    fn a_board_is_one_picture_with_its_discs_and_marks_in_words() {
        let square = |name: &str| -> Square { name.parse().unwrap() };
        let look = |at: Square| Look {
            legal: at == square("d3") || at == square("c4"),
            spoken: match at {
                at if at == square("d3") || at == square("c4") => "legal move, flips 1".to_owned(),
                _ => String::new(),
            },
            ..Look::default()
        };
        let html = board("main", "A board of 8 by 8", &start(), look).still_html();
        assert!(html.starts_with(
            "<div role=\"img\" aria-label=\"A board of 8 by 8. Black: e4, d5. White: d4, e5. Legal move, flips 1: d3, c4.\" class=\"board\" data-size=\"8\" style=\"--side:8\">"
        ), "{html}");
        assert_eq!(html.matches("role=").count(), 1);
        assert_eq!(html.matches("aria-").count(), 1);
        assert!(!html.contains("button"));
        assert_eq!(html.matches("<span data-square=").count(), 64);
        assert!(html.contains("<span data-square=\"a1\"></span>"));
        assert!(html.contains(
            "<span data-square=\"d4\" data-cell=\"W\"><span class=\"disc\"></span></span>"
        ));
    }
}
