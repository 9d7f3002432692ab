//! Writes a file so that no program ever reads an incomplete version.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

/// Writes a temporary file in the same folder, then renames it. Creates missing folders. If `file` is a link, writes
/// the file that it points to.
///
/// # Errors
///
/// If the file can't be written. In that case it doesn't change.
pub fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    static WRITTEN: AtomicU32 = AtomicU32::new(0);
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    // The name is unique, because several programs and threads may write at the same time.
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
        // Remove the incomplete temporary file.
        let _ = fs::remove_file(&new);
    })
}
