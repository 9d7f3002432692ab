//! Another way to write this chapter's functions.
