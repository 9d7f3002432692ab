//! The parts of live figures.
//!
//! A [`Scene`] is a plain model: it handles the reader's actions as [`Event`]s and returns its view as a tree of
//! elements. Tests need no browser. The page draws that tree and later changes only what differs. It also hands a
//! scene's [`Request`] to the bench, which runs code.

pub mod board;
pub mod controls;
pub mod diff;
mod event;
pub mod lane;
mod node;
mod options;
mod positions;
mod request;
mod still;
pub mod tab_stop;
pub mod words;

pub use event::{BuildStatus, Event};
pub use node::{Node, el};
pub use options::Options;
pub use positions::{Copying, Positions, position, too_long_for_a_game};
pub use request::{Code, Request};

use checks::bench::Answer;

/// A part of a chapter that readers operate.
pub trait Scene {
    /// The current view: one element that contains everything.
    ///
    /// Attributes that the page understands:
    ///
    /// - on a button `data-action`, and `data-copy` with the text to copy, or a link's part behind the page's address;
    /// - on a field or menu `data-control` with its value in `data-value`, and `data-enter` with the action that the
    ///   Enter key triggers; `aria-keyshortcuts` on a button with the key that triggers it on a board;
    /// - on a board `role="grid"`, `data-board` with its id, `data-size`, and `data-keys` if the scene handles arrow
    ///   keys itself; on its cells `data-square`, and `data-walker` for the walker's cell;
    /// - on a part wider than the page `data-follow`, and inside it `data-here` or `data-looked` on the part to show;
    /// - on the whole `data-tick` ([`Node::tick`]), the milliseconds until the next [`Event::Tick`], and
    ///   `data-asleep` to receive an [`Event::Near`];
    /// - on any element `data-message` or `data-announce`: screen readers speak its words when they change;
    /// - `data-steers` on parts that the still form omits.
    fn view(&self) -> Node;

    /// The figure without JavaScript: for readers, for printers, and until the page has loaded the figures. The first
    /// view, unless that lacks something without its controls. [`Node::still_html`] leaves the controls out.
    #[cfg(not(target_family = "wasm"))]
    fn still(&self) -> Node {
        self.view()
    }

    /// Handles an event. Unknown events change nothing.
    fn act(&mut self, event: &Event<'_>);

    /// What the scene needs from the bench now. The same number means the same request.
    fn request(&self) -> Option<Request> {
        None
    }

    /// Handles the answer to the request with this number, or why there is none. The reason is empty if there is no
    /// module yet.
    fn answer(&mut self, number: u32, answer: Result<Answer, String>) {
        let _ = (number, answer);
    }
}
