//! What readers operate in each chapter.
//!
//! The first view of a [`Scene`] is also the still figure for readers without JavaScript.
//!
//! A new scene is a module of its own, and an entry in [`ENTRIES`] and [`open`].

#[cfg(feature = "puzzles")]
mod assemble;
#[cfg(feature = "puzzles")]
mod break_it;
#[cfg(feature = "chapter-03")]
mod cursor;
#[cfg(feature = "chapter-10")]
mod cuts;
#[cfg(feature = "chapter-01")]
mod drawing_loop;
#[cfg(feature = "chapter-07")]
mod draws;
#[cfg(feature = "endgame")]
mod endgame;
#[cfg(feature = "chapter-08")]
mod evaluate;
#[cfg(feature = "chapter-05")]
mod flip;
#[cfg(feature = "detours")]
mod four_ways;
#[cfg(feature = "chapter-12")]
mod game;
#[cfg(any(feature = "chapter-09", feature = "chapter-10"))]
pub mod game_tree;
#[cfg(feature = "chapter-10")]
pub mod growth;
#[cfg(feature = "chapter-11")]
mod hints;
#[cfg(feature = "chapter-09")]
mod minimax_tree;
#[cfg(feature = "chapter-07")]
mod random;
#[cfg(feature = "chapter-02")]
mod start;
#[cfg(feature = "chapter-06")]
mod turns;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

pub use figure::{Copying, Event, Node, Positions, Scene, board, controls, el, position, words};

use figure::Options;
use steps::PositionAddress;

figure::module!(crate::open_for_page);

/// Opens the scene that a page names.
#[cfg_attr(not(target_family = "wasm"), allow(dead_code))]
fn open_for_page(options: Options<'_>) -> Option<Box<dyn Scene>> {
    open(options.get("widget"), options.get("scene").parse().ok()?)
}

/// A scene as the book knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Its name in a chapter's fence.
    pub name: &'static str,
    /// The feature with which it is built in. Readers load a chapter's scenes only, as a module of this name.
    pub part: &'static str,
    /// Whether it opens positions of links and pasted ones: [`Event::Set`] with the name `position`.
    pub takes_positions: bool,
}

const fn entry(name: &'static str, part: &'static str, takes_positions: bool) -> Entry {
    Entry {
        name,
        part,
        takes_positions,
    }
}

/// All scenes, whether they are built in or not.
pub const ENTRIES: [Entry; 24] = [
    entry("drawing-loop", "chapter-01", false),
    entry("start", "chapter-02", true),
    entry("cursor", "chapter-03", false),
    entry("flip", "chapter-05", true),
    entry("turns", "chapter-06", false),
    entry("random", "chapter-07", false),
    entry("draws", "chapter-07", false),
    entry("evaluate", "chapter-08", true),
    entry("tree", "chapter-09", true),
    entry("cut", "chapter-10", true),
    entry("hints", "chapter-11", true),
    entry("game", "chapter-12", false),
    entry("four-ways", "detours", true),
    entry("solve", "endgame", true),
    entry("assemble-04", "puzzles", false),
    entry("assemble-05", "puzzles", false),
    entry("assemble-06", "puzzles", false),
    entry("assemble-09", "puzzles", false),
    entry("assemble-10", "puzzles", false),
    entry("break-04", "puzzles", false),
    entry("break-05", "puzzles", false),
    entry("break-06", "puzzles", false),
    entry("break-09", "puzzles", false),
    entry("break-10", "puzzles", false),
];

/// Opens a scene at the position of its fence. None where there is no scene of this name.
pub fn open(name: &str, position: PositionAddress) -> Option<Box<dyn Scene>> {
    // Not every scene begins at a position.
    let _ = position;
    Some(match name {
        #[cfg(feature = "chapter-01")]
        "drawing-loop" => Box::new(drawing_loop::DrawingLoop::new()),
        #[cfg(feature = "chapter-02")]
        "start" => Box::new(start::Start::at(position)),
        #[cfg(feature = "chapter-03")]
        "cursor" => Box::new(cursor::Cursor::at(position)),
        #[cfg(feature = "chapter-05")]
        "flip" => Box::new(flip::Flip::new(position)),
        #[cfg(feature = "chapter-06")]
        "turns" => Box::new(turns::Turns::new(&position.board)),
        #[cfg(feature = "chapter-07")]
        "random" => Box::new(random::RandomGame::new(position)),
        #[cfg(feature = "chapter-07")]
        "draws" => Box::new(draws::Draws::new(position)),
        #[cfg(feature = "chapter-08")]
        "evaluate" => Box::new(evaluate::Evaluate::new(position)),
        #[cfg(feature = "chapter-09")]
        "tree" => Box::new(minimax_tree::MinimaxTree::new(&position)),
        #[cfg(feature = "chapter-10")]
        "cut" => Box::new(cuts::Cuts::new(&position)),
        #[cfg(feature = "chapter-11")]
        "hints" => Box::new(hints::Hints::new(position.board, position.player)),
        #[cfg(feature = "chapter-12")]
        "game" => Box::new(game::PlayedGame::new(position.player)),
        #[cfg(feature = "detours")]
        "four-ways" => Box::new(four_ways::FourWays::new(position)),
        #[cfg(feature = "endgame")]
        "solve" => Box::new(endgame::Endgame::new(position)),
        #[cfg(feature = "puzzles")]
        "assemble-04" => Box::new(assemble::Assemble::new("04")?),
        #[cfg(feature = "puzzles")]
        "assemble-05" => Box::new(assemble::Assemble::new("05")?),
        #[cfg(feature = "puzzles")]
        "assemble-06" => Box::new(assemble::Assemble::new("06")?),
        #[cfg(feature = "puzzles")]
        "assemble-09" => Box::new(assemble::Assemble::new("09")?),
        #[cfg(feature = "puzzles")]
        "assemble-10" => Box::new(assemble::Assemble::new("10")?),
        #[cfg(feature = "puzzles")]
        "break-04" => Box::new(break_it::BreakIt::new("04", position)?),
        #[cfg(feature = "puzzles")]
        "break-05" => Box::new(break_it::BreakIt::new("05", position)?),
        #[cfg(feature = "puzzles")]
        "break-06" => Box::new(break_it::BreakIt::new("06", position)?),
        #[cfg(feature = "puzzles")]
        "break-09" => Box::new(break_it::BreakIt::new("09", position)?),
        #[cfg(feature = "puzzles")]
        "break-10" => Box::new(break_it::BreakIt::new("10", position)?),
        _ => return None,
    })
}
