//! The book in a real browser. See `tests/`.
