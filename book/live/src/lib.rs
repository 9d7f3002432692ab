//! Wraps a learner's exercise as wasm.
