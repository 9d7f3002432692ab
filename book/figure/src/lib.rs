//! The parts of live figures.
//!
//! A [`Scene`] is a plain model: it handles the reader's actions as [`Event`]s and returns its view as a tree of
//! elements. Tests need no browser. `figure.js` keeps the page equal to that tree. It also runs the calls that a
//! scene requests in another module ([`Wish`]).

pub mod board;
pub mod controls;
mod event;
mod module;
mod node;
mod options;
mod positions;
mod wish;
pub mod words;

pub use event::{Event, Live};
#[doc(hidden)]
pub use module::Module;
pub use node::{Node, el};
pub use options::Options;
pub use positions::{Copying, Positions, position, too_long_for_a_game};
pub use wish::{Whose, Wish};

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

    /// Handles an event. Unknown events change nothing.
    fn act(&mut self, event: &Event<'_>);

    /// The calls that the scene needs now. The page only looks at this if the module was made with `asks`: see
    /// [`module!`].
    fn wish(&self) -> Option<Wish> {
        None
    }

    /// Handles the answer to the wish with this number: a reply for each call, or why the calls couldn't run. The
    /// reason is empty if there is no module yet.
    fn answer(&mut self, number: u32, answers: Result<Vec<Vec<u8>>, String>) {
        let _ = (number, answers);
    }
}
