//! Serving the book on this machine, with the learner's own code in the pages.

pub mod guard;
pub mod live;
pub mod server;
pub mod watch;
