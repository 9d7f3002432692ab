//! Serving the book on this machine, with the learner's own code in the pages.

pub mod events;
pub mod exercises;
pub mod guard;
pub mod live;
pub mod server;
pub mod session;
pub mod watch;
