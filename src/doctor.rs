//! What learners stumble over before the first step: is it there, and what to do if not.
//!
//! Each check has two parts: looking, which gathers facts, and a pure function from facts to a [`Finding`].

pub mod exercises;
pub mod finding;
pub mod place;
pub mod port;
pub mod toolchain;

use std::path::Path;

use crate::book::widgets::fresh_folder;
use crate::cargo::has_wasm_target;
use finding::Finding;

/// The port that `cargo run` takes.
const PORT: u16 = 3000;

/// Looks at everything, and hands each finding over as it comes.
pub fn examine(root: &Path, mut tell: impl FnMut(Finding)) {
    tell(toolchain::rust(
        toolchain::rustc_version(root).as_deref(),
        env!("CARGO_PKG_RUST_VERSION"),
    ));
    // In the folder of the builds, which must take programs and let them run.
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
    tell(port::port(PORT, port::holder(PORT)));
    tell(place::disk(place::free_kib(root)));
    let root_there = root.canonicalize().unwrap_or_else(|_| root.to_owned());
    tell(place::location(
        &root_there,
        &place::mounts(),
        place::is_wsl(),
    ));
    if is_writable {
        tell(exercises::watching(exercises::try_watching(root, &scratch)));
        // What is left of it would do no harm.
        let _ = std::fs::remove_dir_all(&scratch);
    }
    tell(exercises::readable(&exercises::unreadable(root)));
    tell(exercises::line_ends(&exercises::with_other_line_ends(root)));
}
