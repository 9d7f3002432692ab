//! Records the address of the server in the course folder, so that the reports of `check`, `watch` and `cargo test`
//! link to it.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use checks::BOOK_ADDRESS_FILE;

use crate::whole_file::write_whole;

/// The file with the address of this server. When this value is dropped, it removes the file, unless a newer server
/// has recorded its own address since.
#[derive(Debug)]
pub struct RecordedAddress {
    file: PathBuf,
    content: String,
}

impl RecordedAddress {
    /// Records an address. It replaces the address of an older server. If the file can't be written, reports link to
    /// the default address.
    pub fn new(root: &Path, address: SocketAddr) -> RecordedAddress {
        let file = root.join(BOOK_ADDRESS_FILE);
        let content = format!("http://{address}/\n");
        let _ = write_whole(&file, content.as_bytes());
        RecordedAddress { file, content }
    }
}

impl Drop for RecordedAddress {
    fn drop(&mut self) {
        if fs::read_to_string(&self.file).is_ok_and(|content| content == self.content) {
            // If the file stays, reports don't use it, because no program listens at the address.
            let _ = fs::remove_file(&self.file);
        }
    }
}
