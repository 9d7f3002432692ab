//! The picture of which function calls which.

use std::fmt::Write;

use checks::{Language, text};
use steps::escape;

/// A box of the picture.
#[derive(Debug, Clone, Copy)]
pub struct Node {
    /// The words in the box.
    pub name: &'static str,
    /// The functions of the box. The yellow dots have none: the window draws them.
    pub functions: &'static [&'static str],
    /// The step that writes them.
    pub step: &'static str,
    /// The names of the boxes that each of the functions calls.
    pub asks: &'static [&'static str],
    /// The middle of the box in the picture.
    at: (i32, i32),
}

/// A box for a single function.
const fn node(
    function: &'static [&'static str; 1],
    step: &'static str,
    asks: &'static [&'static str],
    at: (i32, i32),
) -> Node {
    Node {
        name: function[0],
        functions: function,
        step,
        asks,
        at,
    }
}

/// The functions that call others, or that others call. A test compares them with the sources.
pub const NODES: [Node; 12] = [
    node(&["is_valid_move"], "04", &[], (80, 30)),
    Node {
        name: "yellow dots",
        functions: &[],
        step: "04",
        asks: &["is_valid_move"],
        at: (235, 30),
    },
    node(&["flips_in_direction"], "05", &[], (330, 90)),
    node(&["place"], "05", &["flips_at"], (225, 150)),
    node(&["flips_at"], "05", &["flips_in_direction"], (345, 150)),
    node(&["next_turn"], "06", &["is_valid_move"], (62, 240)),
    node(&["outcome"], "06", &["is_valid_move", "count"], (150, 320)),
    node(&["legal_moves"], "06", &["flips_at"], (345, 240)),
    node(&["count"], "06", &[], (150, 400)),
    node(&["evaluate"], "08", &["legal_moves", "count"], (365, 320)),
    Node {
        name: "opponents",
        functions: &["greedy_move", "minimax", "alpha_beta"],
        step: "08–10",
        asks: &["legal_moves", "place", "evaluate"],
        at: (268, 400),
    },
    node(&["Game"], "12", &["place", "next_turn"], (62, 320)),
];

const WIDTH: i32 = 430;
const HEIGHT: i32 = 430;
/// Half the height of a box.
const HALF: i32 = 16;

/// The picture as HTML: an SVG with the same facts as a list in its text alternative.
pub fn depends_html(language: Language) -> String {
    let Language::English = language;
    let facts: Vec<String> = NODES
        .iter()
        .filter(|node| !node.asks.is_empty())
        .map(calls_in_words)
        .collect();
    let mut html = format!(
        "<figure class=\"depends-figure\" data-widget=\"depends\">\n<svg class=\"depends-svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" aria-label=\"{}.\">\n",
        escape(&facts.join(". "))
    );
    html.push_str("<defs><marker id=\"arrow-head\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path class=\"arrow-head\" d=\"M0 0 L10 5 L0 10 z\"/></marker></defs>\n");
    for node in &NODES {
        for called in NODES.iter().filter(|other| node.asks.contains(&other.name)) {
            let (from, to) = (border(node, called.at), border(called, node.at));
            let _ = writeln!(
                html,
                r#"<line class="asks" x1="{}" y1="{}" x2="{}" y2="{}" marker-end="url(#arrow-head)"/>"#,
                from.0, from.1, to.0, to.1
            );
        }
    }
    for node in &NODES {
        let ((x, y), half) = (node.at, half_width(node));
        let kind = if node.name == "is_valid_move" {
            "node first"
        } else {
            "node"
        };
        let _ = writeln!(
            html,
            r#"<rect class="{kind}" x="{}" y="{}" width="{}" height="{}" rx="6"/><text class="node-name" x="{x}" y="{}"><tspan class="node-step">{}</tspan> {}</text>"#,
            x - half,
            y - HALF,
            2 * half,
            2 * HALF,
            y + 5,
            node.step,
            node.name
        );
    }
    html.push_str("</svg>\n</figure>");
    html
}

/// The calls of a box as a sentence without its full stop. A box may be one function or several.
fn calls_in_words(node: &Node) -> String {
    let called = text::in_a_row(node.asks);
    match node.functions {
        [_] => format!("{} calls {called}", node.name),
        _ => format!("{} call {called}", node.name),
    }
}

/// Half the width of a box, from the length of its words.
fn half_width(node: &Node) -> i32 {
    let letters = node.name.len() + node.step.chars().count() + 1;
    letters as i32 * 4 + 6
}

/// The point where a line from the middle of a box to another point leaves the box.
fn border(node: &Node, to: (i32, i32)) -> (i32, i32) {
    let (x, y) = node.at;
    let (across, down) = (f64::from(to.0 - x), f64::from(to.1 - y));
    let half = f64::from(half_width(node) + 3);
    let stretch = (half / across.abs()).min(f64::from(HALF + 3) / down.abs());
    (
        x + (across * stretch).round() as i32,
        y + (down * stretch).round() as i32,
    )
}
