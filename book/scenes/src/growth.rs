//! Chapter 10: how many nodes three searches visit, depth by depth, as a table and as a picture.

use steps::{Board, Disc};

use crate::controls;
use crate::game_tree::{Method, Search};
use crate::words::thousands;
use crate::{Node, el};

/// The searches that are compared, with their names.
const METHODS: [(Method, &str); 3] = [
    (Method::Minimax, "minimax"),
    (Method::AlphaBeta, "alpha-beta"),
    (Method::Sorted, "sorted"),
];

/// A note about the third search and the picture.
const SORTED: &str = "Sorted: alpha-beta tries the squares with the largest weights first. Each line up in the picture is ten times as many nodes.";

/// The number of nodes per tick, which takes a few milliseconds.
const SLICE: u32 = 150;

/// The largest depth of the counts.
const DEEPEST: u32 = 6;

/// If a depth has more nodes than this, the next depth isn't counted.
const MOST: u32 = 6000;

/// The counts of a position.
pub struct Growth {
    board: Board,
    player: Disc,
    /// The counts of depth 1, 2 and so on.
    counts: Vec<[u32; 3]>,
    /// The searches of the next depth, while they run.
    running: Option<[Search; 3]>,
    /// Whether the reader has just pressed the button. Only then a screen reader reads the counts.
    asked: bool,
}

impl Growth {
    /// The first depth only, because a deeper one shows what the reader predicts.
    pub fn new(board: &Board, player: Disc) -> Growth {
        let mut growth = Growth {
            board: *board,
            player,
            counts: Vec::new(),
            running: None,
            asked: false,
        };
        growth.deepen();
        growth.tick();
        growth.rest();
        growth
    }

    /// Whether a count is running and needs ticks.
    pub fn is_counting(&self) -> bool {
        self.running.is_some()
    }

    /// The reader has done something else.
    pub fn rest(&mut self) {
        self.asked = false;
    }

    /// Starts to count the next depth.
    pub fn deepen(&mut self) {
        self.asked = true;
        if self.can_deepen() {
            let depth = self.counts.len() as u32 + 1;
            let search = |(method, _)| Search::new(method, &self.board, self.player, depth);
            self.running = Some(METHODS.map(search));
        }
    }

    fn can_deepen(&self) -> bool {
        let last = self.counts.last().map_or(0, |counts| counts[0]);
        self.running.is_none() && self.counts.len() < DEEPEST as usize && last <= MOST
    }

    /// Counts for a few milliseconds.
    pub fn tick(&mut self) {
        let Some(searches) = &mut self.running else {
            return;
        };
        let entered = |searches: &[Search; 3]| searches.iter().map(Search::entered).sum::<u32>();
        let enough = entered(searches) + SLICE;
        while entered(searches) < enough {
            if searches.iter_mut().all(|search| search.next().is_none()) {
                self.counts
                    .push([0, 1, 2].map(|index| searches[index].entered()));
                self.running = None;
                return;
            }
        }
    }

    /// Table and picture.
    pub fn view(&self) -> Node {
        let rows: Vec<Vec<String>> = self
            .counts
            .iter()
            .zip(1..)
            .map(|(counts, depth)| {
                let counts = counts.iter().map(|count| thousands(*count));
                std::iter::once(depth.to_string()).chain(counts).collect()
            })
            .collect();
        let head = ["depth", METHODS[0].1, METHODS[1].1, METHODS[2].1];
        let table = controls::table("Nodes visited", &head, &rows);
        let deeper = controls::enabled(controls::button("deeper", "Next ply"), self.can_deepen());
        let words = controls::line(self.words());
        let words = match self.asked && !self.is_counting() {
            true => words.attribute("data-announce", ""),
            false => words,
        };
        controls::part(
            "How the number of nodes grows",
            controls::stack([
                controls::row([deeper]),
                words,
                controls::line(SORTED),
                el("div").class("tree-beside").all([self.picture(), table]),
            ]),
        )
    }

    fn words(&self) -> String {
        if let Some(searches) = &self.running {
            let entered = searches.iter().map(Search::entered).sum();
            let depth = self.counts.len() + 1;
            return format!(
                "Counting depth {depth}. Nodes so far: {}.",
                thousands(entered)
            );
        }
        let depth = self.counts.len();
        let [all, pruned, sorted] = self
            .counts
            .last()
            .copied()
            .unwrap_or_default()
            .map(thousands);
        let more = match self.can_deepen() {
            true => " Predict the next depth, then press Next ply.",
            false => "",
        };
        format!(
            "Depth {depth}: minimax visits {all} nodes, alpha-beta {pruned}, and alpha-beta with sorted moves {sorted}.{more}"
        )
    }

    /// The counts as lines. Each line up is ten times as many.
    fn picture(&self) -> Node {
        let words = |class, x: i32, y: i32, words: String| {
            el("text")
                .class(class)
                .attribute("x", x.to_string())
                .attribute("y", y.to_string())
                .text(words)
        };
        let grid = [1, 10, 100, 1000, 10_000].map(|count| {
            let y = height_of(count);
            el("g")
                .with(
                    el("path")
                        .class("growth-grid")
                        .attribute("d", format!("M52 {y}H400")),
                )
                .with(words("growth-number", 46, y + 4, thousands(count)))
        });
        let depths = (1..=DEEPEST as usize)
            .map(|depth| words("tree-small", x_of(depth), 226, depth.to_string()));
        let lines = METHODS.iter().enumerate().map(|(index, _)| {
            let points: Vec<(i32, i32)> = self
                .counts
                .iter()
                .zip(1..)
                .map(|(counts, depth)| (x_of(depth), height_of(counts[index])))
                .collect();
            line(index, &points)
        });
        let key = METHODS.iter().enumerate().map(|(index, (_, name))| {
            let x = [64, 176, 306][index];
            line(index, &[(x, 246), (x + 24, 246)]).with(words(
                "tree-small",
                x + 34,
                250,
                (*name).to_owned(),
            ))
        });
        let picture = el("svg")
            .class("tree")
            .attribute("viewBox", "0 0 410 258")
            .attribute("role", "img")
            .attribute(
                "aria-label",
                "The numbers of the table as three lines; minimax grows fastest.",
            )
            .all(grid)
            .all(depths)
            .with(words("growth-number", 46, 226, "depth".to_owned()))
            .with(el("g").all(lines))
            .with(el("g").all(key));
        el("div").class("growth").with(picture)
    }
}

fn x_of(depth: usize) -> i32 {
    70 + 62 * (depth as i32 - 1)
}

/// The y coordinate of a count: a logarithmic scale, linear between the powers of two.
fn height_of(count: u32) -> i32 {
    let count = count.max(1);
    let power = count.ilog2();
    let between = ((u64::from(count) * 100) >> power) as i32 - 100;
    206 - (power as i32 * 100 + between) * 12 / 100
}

/// A line through points. Each search has its own dashes and marks.
fn line(index: usize, points: &[(i32, i32)]) -> Node {
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
    let name = ["minimax", "alpha-beta", "sorted"][index];
    let marks = points.iter().map(|(x, y)| {
        let shape = match index {
            0 => format!("M{} {y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z", x - 4),
            1 => format!("M{} {}h8v8h-8Z", x - 4, y - 4),
            _ => format!("M{x} {}l5 9h-10Z", y - 6),
        };
        el("path").class("growth-mark").attribute("d", shape)
    });
    el("g")
        .attribute("data-line", name)
        .with(
            el("path")
                .class("growth-line")
                .attribute("d", format!("M{}", path.join("L"))),
        )
        .all(marks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use steps::start;

    fn count(growth: &mut Growth) {
        growth.deepen();
        while growth.is_counting() {
            growth.tick();
        }
    }

    #[test]
    fn from_the_start_the_counts_are_those_of_the_chapter() {
        let mut growth = Growth::new(&start(), Disc::Black);
        for _ in 0..5 {
            count(&mut growth);
        }
        let column = |index: usize| {
            growth
                .counts
                .iter()
                .map(|counts| counts[index])
                .collect::<Vec<_>>()
        };
        assert_eq!(column(0), [5, 17, 73, 317, 1713, 9913]);
        assert_eq!(column(1), [5, 15, 55, 170, 507, 1754]);
        let words = growth.view().all_words();
        assert!(
            words.contains("Depth 6: minimax visits 9,913 nodes, alpha-beta 1,754"),
            "{words}"
        );
        assert!(!growth.can_deepen());
    }

    #[test]
    fn a_tick_visits_a_limited_number_of_nodes() {
        let mut growth = Growth::new(&start(), Disc::Black);
        for _ in 0..3 {
            count(&mut growth);
        }
        growth.deepen();
        growth.tick();
        let entered: u32 = growth.running.iter().flatten().map(Search::entered).sum();
        assert!((SLICE..SLICE + 3).contains(&entered), "{entered}");
    }

    #[test]
    fn ten_times_as_many_nodes_are_one_line_higher() {
        let steps: Vec<i32> = [1, 10, 100, 1000, 10_000].map(height_of).to_vec();
        let apart: Vec<i32> = steps.windows(2).map(|pair| pair[0] - pair[1]).collect();
        assert!(
            apart.iter().all(|apart| (38..=41).contains(apart)),
            "{apart:?}"
        );
    }
}
