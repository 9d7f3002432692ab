//! A tree as a picture, from left to right: a box for each position, and on each edge the returned score.

use super::search::Method;
use super::tree::{Phase, SearchRecord, State};
use super::words::{bounded, signed};
use crate::words::side;
use crate::{Node, el};

/// Sizes in the picture.
const BOX: (i32, i32) = (100, 26);
const GAP: i32 = 86;
const ROW: i32 = 34;
/// A node that shows its window needs more height.
const HIGH_ROW: i32 = 48;
const HEAD: i32 = 46;
const EDGE: i32 = 4;

/// What to draw of a search.
pub struct Drawn<'a> {
    /// The tree and the search.
    pub record: &'a SearchRecord,
    /// What the search knows about each node.
    pub states: &'a [State],
    /// The node where the search is.
    pub here: usize,
    /// The node that the reader looks at.
    pub looked: usize,
}

/// The picture. Each box has the action `place-` and its number.
pub fn drawing(drawn: &Drawn<'_>) -> Node {
    let places = &drawn.record.tree.places;
    let mut middles = vec![0; places.len()];
    let height = HEAD + lay_out(drawn.record, 0, HEAD, &mut middles) + EDGE;
    let depth = places[0].depth as usize;
    let width = 2 * EDGE + BOX.0 + depth as i32 * (BOX.0 + GAP);
    let heads = (0..=depth).flat_map(|ply| head(drawn.record, ply));
    let edges = (1..places.len()).map(|place| edge(drawn, place, &middles));
    let boxes = (0..places.len()).map(|place| place_box(drawn, place, middles[place]));
    let label = format!(
        "The search tree with {} nodes. The log and the Node menu say the same in words.",
        places.len()
    );
    let picture = el("svg")
        .class("tree")
        .attribute("viewBox", format!("0 0 {width} {height}"))
        .attribute("width", width.to_string())
        .attribute("height", height.to_string())
        .attribute("role", "img")
        .attribute("aria-label", label)
        .with(el("g").all(heads))
        .with(el("g").all(edges))
        .with(el("g").all(boxes));
    el("div")
        .class("tree-scroll")
        .attribute("data-follow", "")
        .flag("data-wide", depth > 2)
        .attribute("role", "group")
        .attribute("aria-label", "The search tree")
        .attribute("tabindex", "0")
        .with(picture)
}

/// Sets the middle of each node below `place`, and returns the height of this part.
fn lay_out(record: &SearchRecord, place: usize, top: i32, middles: &mut [i32]) -> i32 {
    let below = &record.tree.places[place].below;
    let mut height = 0;
    for child in below {
        height += lay_out(record, *child, top + height, middles);
    }
    let least = if record.method.cuts() && !below.is_empty() {
        HIGH_ROW
    } else {
        ROW
    };
    let height = height.max(least);
    middles[place] = match below[..] {
        [] => top + height / 2,
        [first, ..] => (middles[first] + middles[below[below.len() - 1]]) / 2,
    };
    height
}

fn left_of(ply: usize) -> i32 {
    EDGE + ply as i32 * (BOX.0 + GAP)
}

fn words(x: i32, y: i32, words: impl Into<String>) -> Node {
    el("text")
        .attribute("x", x.to_string())
        .attribute("y", y.to_string())
        .text(words)
}

/// The head of a column: the side that chooses, and the side whose view the scores are from.
fn head(record: &SearchRecord, ply: usize) -> [Node; 2] {
    let root = &record.tree.places[0];
    let player = match ply % 2 {
        0 => root.player,
        _ => root.player.opponent(),
    };
    let player = side(player);
    let [first, second] = match ply as u32 == root.depth {
        true => ["evaluate".to_owned(), format!("for {player}")],
        false => [
            format!("{player} chooses"),
            format!("the largest for {player}"),
        ],
    };
    let x = left_of(ply);
    [
        words(x, 14, first).class("tree-head"),
        words(x, 32, second).class("tree-small"),
    ]
}

fn edge(drawn: &Drawn<'_>, place: usize, middles: &[i32]) -> Node {
    let it = &drawn.record.tree.places[place];
    let above = it.above.unwrap_or_default();
    let state = &drawn.states[place];
    let right = left_of(it.ply);
    let left = right - GAP;
    let (from, to) = (middles[above], middles[place]);
    let trunk = left + 10;
    let path = el("path").attribute("d", format!("M{left} {from}H{trunk}V{to}H{right}"));
    let mut group = el("g")
        .class("tree-edge")
        .flag("data-cut", state.phase == Phase::Cut)
        .flag("data-best", drawn.states[above].best == Some(place))
        .with(path);
    // Only the edge at the cutoff is crossed, not the edges below it.
    if state.phase == Phase::Cut && drawn.states[above].phase != Phase::Cut {
        let x = trunk + 14;
        let slash = |x: i32| format!("M{x} {}L{} {}", to + 8, x + 8, to - 8);
        group = group.with(
            el("path")
                .class("tree-slash")
                .attribute("d", format!("{}{}", slash(x), slash(x + 7))),
        );
    }
    if let Some(taken) = state.taken {
        let label = bounded(state.bound.negated(), taken);
        group = group.with(words(right - 22, to - 5, label).class("tree-taken"));
    }
    if drawn.record.method != Method::MissingMinus && state.phase != Phase::Cut {
        let x = right - 10;
        let sign = el("circle")
            .attribute("cx", x.to_string())
            .attribute("cy", to.to_string())
            .attribute("r", "7");
        let bar = el("path").attribute("d", format!("M{} {to}h8", x - 4));
        group = group.with(el("g").class("tree-minus").with(sign).with(bar));
    }
    group
}

fn place_box(drawn: &Drawn<'_>, place: usize, middle: i32) -> Node {
    let it = &drawn.record.tree.places[place];
    let state = &drawn.states[place];
    let (x, y) = (left_of(it.ply), middle - BOX.1 / 2);
    let name = match (it.by, it.above) {
        (Some(square), _) => square.to_string(),
        (None, Some(_)) => "pass".to_owned(),
        (None, None) => "root".to_owned(),
    };
    let score = match (state.phase, state.score) {
        (Phase::Unseen, _) => String::new(),
        (Phase::Cut, _) => "pruned".to_owned(),
        (Phase::Open, Some(score)) => format!("{}…", bounded(state.bound, score)),
        (Phase::Open, None) => "…".to_owned(),
        (Phase::Done, score) => bounded(state.bound, score.unwrap_or_default()),
    };
    let phase = match state.phase {
        Phase::Unseen => "unseen",
        Phase::Open => "open",
        Phase::Done => "done",
        Phase::Cut => "cut",
    };
    let shape = el("rect")
        .attribute("x", x.to_string())
        .attribute("y", y.to_string())
        .attribute("width", BOX.0.to_string())
        .attribute("height", BOX.1.to_string())
        .attribute("rx", "5");
    let baseline = middle + 5;
    let mut group = el("g")
        .class("tree-place")
        .attribute("data-action", format!("place-{place}"))
        .attribute("data-phase", phase)
        .flag("data-here", drawn.here == place)
        .flag("data-looked", drawn.looked == place)
        .with(shape)
        .with(words(x + 7, baseline, name).class("tree-name"))
        .with(words(x + BOX.0 - 7, baseline, score).class("tree-score"));
    if state.phase == Phase::Cut {
        let strike = format!("M{} {middle}h34", x + 3);
        group = group.with(el("path").attribute("d", strike));
    }
    if drawn.record.method.cuts() && state.phase == Phase::Open {
        let (alpha, beta) = state.window;
        let window = format!("({}, {})", signed(alpha), signed(beta));
        group = group.with(words(x + BOX.0 / 2, y - 5, window).class("tree-window"));
    }
    group
}
