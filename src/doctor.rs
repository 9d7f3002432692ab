//! Looks for common problems on a learner's machine and says how to fix them.
//!
//! Each check has two parts: one collects facts, and a pure function turns the facts into a [`Finding`].

pub mod exercises;
pub mod finding;
pub mod place;
pub mod port;
pub mod toolchain;

use std::path::Path;

use crate::cargo::has_wasm_target;
use crate::files::fresh_folder;
use finding::Finding;

/// The default port of `cargo run`.
const PORT: u16 = 3000;

/// Runs all checks and calls `tell` with each finding as soon as it is known.
pub fn examine(root: &Path, mut tell: impl FnMut(Finding)) {
    tell(toolchain::rust(
        toolchain::rustc_version(root).as_deref(),
        env!("CARGO_PKG_RUST_VERSION"),
    ));
    // Inside `target`, because that folder must allow programs to be written and run.
    let scratch = root.join("target/course/doctor");
    let trouble = place::first_unwritable(root).or_else(|| {
        fresh_folder(&scratch)
            .err()
            .map(|error| format!("{error:#}"))
    });
    let is_writable = trouble.is_none();
    tell(place::writable(trouble));
    if is_writable {
        let linked = toolchain::link_a_program(&scratch);
        tell(toolchain::linker(linked, std::env::consts::OS));
    }
    tell(toolchain::wasm(has_wasm_target(), toolchain::has_rustup()));
    tell(port::port(PORT, port::port_use(PORT)));
    tell(place::disk(place::free_kib(root)));
    let root_there = root.canonicalize().unwrap_or_else(|_| root.to_owned());
    tell(place::location(
        &root_there,
        &place::mounts(),
        place::is_wsl(),
    ));
    if is_writable {
        tell(exercises::watching(exercises::try_watching(root, &scratch)));
        // A leftover folder does no harm, so an error is ignored.
        let _ = std::fs::remove_dir_all(&scratch);
    }
    tell(exercises::readable(&exercises::unreadable(root)));
    tell(exercises::line_ends(&exercises::with_other_line_ends(root)));
}
