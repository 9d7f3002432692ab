//! The address of the book on this machine. The server records it in the course folder, so that the links in reports
//! lead to the port that is served.

use std::fs;
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;

/// The file with the address, in the course folder. It has one line, such as `http://127.0.0.1:3001/`.
pub const BOOK_ADDRESS_FILE: &str = ".course/address";

/// The address of the book if no server has recorded another one.
pub const DEFAULT_BOOK_ADDRESS: &str = "http://127.0.0.1:3000/";

/// How long to wait for the server. On this machine a connection takes much less than a millisecond.
const PATIENCE: Duration = Duration::from_millis(200);

/// The address that the newest server recorded in the course folder `root`, or else the default one. A server that
/// crashed leaves its file behind, so an address where no program listens isn't used.
pub fn book_address(root: &Path) -> String {
    recorded(root)
        .filter(|address| TcpStream::connect_timeout(address, PATIENCE).is_ok())
        .map_or_else(
            || DEFAULT_BOOK_ADDRESS.to_owned(),
            |address| format!("http://{address}/"),
        )
}

fn recorded(root: &Path) -> Option<SocketAddr> {
    let line = fs::read_to_string(root.join(BOOK_ADDRESS_FILE)).ok()?;
    let address = line.trim().strip_prefix("http://")?.strip_suffix('/')?;
    let address: SocketAddr = address.parse().ok()?;
    address.ip().is_loopback().then_some(address)
}
