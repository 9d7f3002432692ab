//! Events: actions of the reader, and news from the page.

use steps::Square;

/// An event of a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event<'a> {
    /// The reader pressed a button with this action.
    Press(&'a str),
    /// The reader chose a cell of the board with this id.
    Square(&'a str, Square),
    /// The field or menu with this name has a new value.
    Set(&'a str, &'a str),
    /// A key, with the browser's name, on a board that handles keys itself: `ArrowLeft`, `Enter`.
    Key(&'a str),
    /// The time in the view's `data-tick` has passed.
    Tick,
    /// The pointer or the focus entered the figure for the first time.
    Near,
    /// The browser copied a text, or blocked it.
    Copied(bool),
    /// The server's newest status of the reader's code for the figure's step.
    Build(BuildStatus<'a>),
}

/// The server's newest status of one step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildStatus<'a> {
    /// `building`, `ready`, `error`, `trouble`, or `chosen` if the reader chose other modules for earlier steps.
    pub state: &'a str,
    /// A short hash of the file.
    pub version: &'a str,
    /// The address of the built module, relative to the page; empty if there is none.
    pub module: &'a str,
    /// The compiler's message, or the reason for the trouble.
    pub message: &'a str,
}
