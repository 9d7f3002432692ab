//! Writing a file so that nobody ever reads half of it.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

/// Writes a file by way of another one beside it, which then takes its place. Folders are made where they are
/// missing; through a link, the file that it leads to is written.
///
/// # Errors
///
/// When it cannot be written; then it is as it was.
pub fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    static WRITTEN: AtomicU32 = AtomicU32::new(0);
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    // Several programs and threads may write at once.
    let number = WRITTEN.fetch_add(1, Ordering::Relaxed);
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}-{number}.new", std::process::id()));
    let new = file.with_file_name(name);
    let written = fs::write(&new, bytes)
        .and_then(|()| match fs::metadata(&file) {
            Ok(known) => fs::set_permissions(&new, known.permissions()),
            Err(_) => Ok(()),
        })
        .and_then(|()| fs::rename(&new, &file));
    written.inspect_err(|_| {
        // What was begun is of no use to anybody.
        let _ = fs::remove_file(&new);
    })
}
