//! What readers operate in each chapter.
//!
//! A [`Scene`] is a plain model: it takes what a reader does as an [`Event`] and says as a tree of elements what is
//! to be seen. It is tested without a browser. The same tree is the still figure for readers without JavaScript, and
//! what `scene.js` keeps the page equal to.
//!
//! A new scene is a module of its own and an entry in [`NAMES`] and [`open`].

pub mod board;
pub mod controls;
mod event;
mod node;

mod assemble;
mod break_it;
mod drawing_loop;

#[cfg(target_family = "wasm")]
mod module;

pub use event::Event;
pub use node::{Node, el};

use steps::PositionAddress;

/// Something in a chapter that readers operate.
pub trait Scene {
    /// What is to be seen now: one element with everything in it.
    ///
    /// Attributes that the page understands: on a button `data-action`; on a field or menu `data-control` with
    /// its value in `data-value`; on a board `data-keys` where arrow keys are the scene's own; on the whole
    /// `data-tick`, the milliseconds after which a [`Event::Tick`] is wanted; on any element `data-announce` for
    /// words that are spoken when they change.
    fn view(&self) -> Node;

    /// Takes what the reader does. Whatever does not fit changes nothing.
    fn act(&mut self, event: &Event<'_>);
}

/// The names of all scenes, as a chapter's fence gives them.
pub const NAMES: [&str; 9] = [
    "assemble-04",
    "assemble-05",
    "assemble-06",
    "assemble-09",
    "break-04",
    "break-05",
    "break-06",
    "break-09",
    "drawing-loop",
];

/// Whether a scene opens positions of links and pasted ones: [`Event::Set`] with the name `position`.
pub fn takes_positions(_name: &str) -> bool {
    false
}

/// Opens a scene at the position of its fence. None where there is no scene of this name.
pub fn open(name: &str, position: PositionAddress) -> Option<Box<dyn Scene>> {
    if let Some(step) = name.strip_prefix("assemble-") {
        return Some(Box::new(assemble::Assemble::new(step)?));
    }
    if let Some(step) = name.strip_prefix("break-") {
        return Some(Box::new(break_it::BreakIt::new(step, position)?));
    }
    Some(match name {
        "drawing-loop" => Box::new(drawing_loop::DrawingLoop::new()),
        _ => return None,
    })
}
