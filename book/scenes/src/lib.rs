//! What readers operate: the figures of the chapters, and those that several chapters share.
//!
//! The first view of a [`Scene`] is also the still figure for readers without JavaScript.
//!
//! A new scene is a module of its own, and an entry in [`ENTRIES`] and [`open`].

// A part uses only some of what several parts share.
#![cfg_attr(
    not(all(
        feature = "rules",
        feature = "opponent",
        feature = "practice",
        feature = "server"
    )),
    allow(dead_code, unreachable_code, unused_imports, unused_variables)
)]

pub mod ask;
#[cfg(feature = "practice")]
mod assemble;
pub mod attributes;
mod board_choice;
#[cfg(feature = "practice")]
mod break_it;
mod cell_view;
#[cfg(feature = "practice")]
mod checking;
#[cfg(feature = "rules")]
mod cursor;
#[cfg(feature = "opponent")]
mod cuts;
#[cfg(feature = "rules")]
mod drawing_loop;
#[cfg(feature = "opponent")]
mod draws;
#[cfg(feature = "opponent")]
mod endgame;
#[cfg(feature = "opponent")]
mod evaluate;
#[cfg(feature = "rules")]
mod flip;
#[cfg(feature = "rules")]
mod four_ways;
#[cfg(feature = "opponent")]
mod game;
#[cfg(feature = "opponent")]
pub mod game_tree;
#[cfg(feature = "opponent")]
pub mod growth;
#[cfg(feature = "opponent")]
mod hints;
#[cfg(feature = "opponent")]
mod minimax_tree;
mod panel;
mod position_controls;
mod quiz;
#[cfg(feature = "opponent")]
mod random;
mod setting;
#[cfg(feature = "rules")]
mod start;
mod subject;
pub mod text;
#[cfg(feature = "rules")]
mod turns;
pub mod walk;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

pub use attributes::KnownMistake;
pub use board_choice::BoardChoice;
pub use cell_view::{CellView, Walker};
pub use subject::{Subject, parting};
pub use view::{
    BuildStatus, Code, Copying, Event, Node, Options, Positions, Request, Scene, board, controls,
    el, position, words,
};

use steps::PositionAddress;

/// A figure as the book knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Its name in a chapter's fence, and in the page's `data-widget`.
    pub name: &'static str,
    /// The part of the page's module that contains it, and the feature with which it is built in: `rules`, `opponent`
    /// or `practice`.
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

/// All figures, whether they are built in or not. An exercise's panel has no name.
pub const ENTRIES: [Entry; 28] = [
    entry("walk", "rules", true),
    entry("question", "rules", false),
    entry("quiz", "practice", false),
    entry("ask", "practice", false),
    entry("drawing-loop", "rules", false),
    entry("start", "rules", true),
    entry("cursor", "rules", false),
    entry("flip", "rules", true),
    entry("turns", "rules", false),
    entry("random", "opponent", false),
    entry("draws", "opponent", false),
    entry("evaluate", "opponent", true),
    entry("tree", "opponent", true),
    entry("cut", "opponent", true),
    entry("hints", "opponent", true),
    entry("game", "opponent", false),
    entry("four-ways", "rules", true),
    entry("solve", "opponent", true),
    entry("assemble-04", "practice", false),
    entry("assemble-05", "practice", false),
    entry("assemble-06", "practice", false),
    entry("assemble-09", "practice", false),
    entry("assemble-10", "practice", false),
    entry("break-04", "practice", false),
    entry("break-05", "practice", false),
    entry("break-06", "practice", false),
    entry("break-09", "practice", false),
    entry("break-10", "practice", false),
];

/// The figures that have fences of their own, with more options than a position. All others have a `scene` fence.
pub const WITH_OWN_FENCES: [&str; 4] = ["walk", "question", "quiz", "ask"];

/// Opens a figure with the page's options: `widget` names it, and `scene` is the position of a chapter's scene. Without
/// a `widget` the options are those of an exercise's panel. None where nothing of this name is built in.
pub fn open(options: &Options) -> Option<Box<dyn Scene>> {
    let Some(name) = options.find("widget") else {
        return open_panel(options);
    };
    open_walk(name, options)
        .or_else(|| open_practice(name, options))
        .or_else(|| open_in_chapter(name, options.get("scene").parse().ok()?))
}

#[cfg(feature = "server")]
fn open_panel(options: &Options) -> Option<Box<dyn Scene>> {
    panel::Panel::open(options)
}

#[cfg(not(feature = "server"))]
fn open_panel(_: &Options) -> Option<Box<dyn Scene>> {
    None
}

#[cfg(feature = "rules")]
fn open_walk(name: &str, options: &Options) -> Option<Box<dyn Scene>> {
    match name {
        "walk" => walk::WalkScene::open(walk::WalkKind::Walk, options),
        "question" => walk::WalkScene::open(walk::WalkKind::Question, options),
        _ => None,
    }
}

#[cfg(not(feature = "rules"))]
fn open_walk(_: &str, _: &Options) -> Option<Box<dyn Scene>> {
    None
}

/// Opens what readers do after the exercise: they check themselves, ask any position, or solve a puzzle.
#[cfg(feature = "practice")]
fn open_practice(name: &str, options: &Options) -> Option<Box<dyn Scene>> {
    match name {
        "ask" => return ask::AskScene::open(options),
        "quiz" => return quiz::Quiz::open(options),
        _ => {}
    }
    let (puzzle, step) = name.split_once('-')?;
    match puzzle {
        "assemble" => assemble::Assemble::open(step, options),
        "break" => break_it::BreakIt::open(step, options, options.get("scene").parse().ok()?),
        _ => None,
    }
}

#[cfg(not(feature = "practice"))]
fn open_practice(_: &str, _: &Options) -> Option<Box<dyn Scene>> {
    None
}

/// Opens a chapter's scene at the position of its fence.
fn open_in_chapter(name: &str, position: PositionAddress) -> Option<Box<dyn Scene>> {
    // Not every scene begins at a position.
    let _ = position;
    Some(match name {
        #[cfg(feature = "rules")]
        "drawing-loop" => Box::new(drawing_loop::DrawingLoop::new()),
        #[cfg(feature = "rules")]
        "start" => Box::new(start::Start::new(position)),
        #[cfg(feature = "rules")]
        "cursor" => Box::new(cursor::Cursor::new(position)),
        #[cfg(feature = "rules")]
        "flip" => Box::new(flip::Flip::new(position)),
        #[cfg(feature = "rules")]
        "turns" => Box::new(turns::Turns::new(&position.board)),
        #[cfg(feature = "opponent")]
        "random" => Box::new(random::RandomGame::new(position)),
        #[cfg(feature = "opponent")]
        "draws" => Box::new(draws::Draws::new(position)),
        #[cfg(feature = "opponent")]
        "evaluate" => Box::new(evaluate::Evaluate::new(position)),
        #[cfg(feature = "opponent")]
        "tree" => Box::new(minimax_tree::MinimaxTree::new(&position)),
        #[cfg(feature = "opponent")]
        "cut" => Box::new(cuts::Cuts::new(&position)),
        #[cfg(feature = "opponent")]
        "hints" => Box::new(hints::Hints::new(position.board, position.player)),
        #[cfg(feature = "opponent")]
        "game" => Box::new(game::PlayedGame::new(position.player)),
        #[cfg(feature = "rules")]
        "four-ways" => Box::new(four_ways::FourWays::new(position)),
        #[cfg(feature = "opponent")]
        "solve" => Box::new(endgame::Endgame::new(position)),
        _ => return None,
    })
}
