//! The live boards of the book.
