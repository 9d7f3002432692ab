//! What the program and the pages are built from, so that a later start knows what is still up to date.

use std::fs;
use std::path::Path;
use std::time::UNIX_EPOCH;

use crate::files::hash;

/// The files that the server and its pages were built from, without the learner's files, relative to the course folder.
pub const OWN_FILES: [&str; 8] = [
    "book",
    "book.toml",
    "checks",
    "exercises/given",
    "exercises/stubs",
    "src",
    "steps",
    "Cargo.lock",
];

/// A hash of all these files. A file that can't be read counts as missing.
pub fn state_of(root: &Path) -> u64 {
    let mut bytes = Vec::new();
    for name in OWN_FILES {
        add(&root.join(name), &mut bytes);
    }
    hash(&bytes)
}

fn add(path: &Path, bytes: &mut Vec<u8>) {
    if let Ok(entries) = fs::read_dir(path) {
        let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        for path in paths {
            add(&path, bytes);
        }
    } else if let Ok(content) = fs::read(path) {
        bytes.extend(path.as_os_str().as_encoded_bytes());
        bytes.extend(hash(&content).to_le_bytes());
    }
}

/// A text that identifies this build of the program.
pub fn this_program() -> String {
    let built = std::env::current_exe().and_then(fs::metadata);
    let time = built.as_ref().ok().and_then(|built| built.modified().ok());
    let time = time.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    format!(
        "{} bytes, built at {:?}",
        built.map_or(0, |built| built.len()),
        time
    )
}
