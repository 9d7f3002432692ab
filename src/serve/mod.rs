//! Serves the book on this machine. The pages run the learner's own code.

pub mod address;
pub mod builds;
pub mod events;
pub mod exercises;
pub mod figures;
pub mod guard;
pub mod server;
pub mod session;
pub mod site;
pub mod updates;
pub mod watch;
