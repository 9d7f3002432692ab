//! What live figures are made of.
//!
//! A [`Scene`] is a plain model: it takes what a reader does as an [`Event`] and says as a tree of elements what is
//! to be seen. It is tested without a browser. `figure.js` keeps the page equal to that tree, and does for the
//! scene what it wishes: asking a function in a module of its own ([`Wish`]).

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

/// Something in a chapter that readers operate.
pub trait Scene {
    /// What is to be seen now: one element with everything in it.
    ///
    /// Attributes that the page understands:
    ///
    /// - on a button `data-action`, and `data-copy` with what it copies, a link's part behind the page's address;
    /// - on a field or menu `data-control` with its value in `data-value`, and `data-enter` with the action that the
    ///   Enter key stands for; `aria-keyshortcuts` on a button with the key that stands for it on a board;
    /// - on a board `role="grid"`, `data-board` with its id, `data-size`, and `data-keys` where arrow keys are the
    ///   scene's own; on its cells `data-square`, and `data-walker` where the walker stands;
    /// - on what is wider than the page `data-follow`, and `data-here` or `data-looked` on what is to be seen in it;
    /// - on the whole `data-tick` ([`Node::tick`]), the milliseconds after which an [`Event::Tick`] is wanted, and
    ///   `data-asleep` where an [`Event::Near`] is;
    /// - on any element `data-message` or `data-announce` for words that are spoken when they change;
    /// - `data-steers` on what the still form leaves out.
    fn view(&self) -> Node;

    /// Takes what the reader does. Whatever does not fit changes nothing.
    fn act(&mut self, event: &Event<'_>);

    /// What it wants to know now from somebody's functions. Only asked of the scenes of a module that is made with
    /// `asks`: see [`module!`].
    fn wish(&self) -> Option<Wish> {
        None
    }

    /// Takes what was answered to the wish with this number: a reply for each call, or why nobody could be asked,
    /// which is empty where there is no module yet.
    fn answer(&mut self, number: u32, answers: Result<Vec<Vec<u8>>, String>) {
        let _ = (number, answers);
    }
}
