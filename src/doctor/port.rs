//! The port that the book is served on.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::Duration;

use super::finding::Finding;

/// What uses a port.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PortUse {
    /// No program uses the port.
    Free,
    /// A server of this course uses it, for example `cargo run` in another terminal.
    ThisCourse,
    /// Another program uses it.
    OtherProgram,
}

/// Finds out what uses a port of this machine.
pub fn port_use(port: u16) -> PortUse {
    if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
        PortUse::Free
    } else if serves_the_course(port) {
        PortUse::ThisCourse
    } else {
        PortUse::OtherProgram
    }
}

fn serves_the_course(port: u16) -> bool {
    const PATIENCE: Duration = Duration::from_secs(2);
    const LONG_ENOUGH: u64 = 4096;
    let ask = || -> std::io::Result<bool> {
        let address = (Ipv4Addr::LOCALHOST, port).into();
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        write!(
            stream,
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n"
        )?;
        let mut page = Vec::new();
        // The part that arrives before a timeout is enough to recognize the page.
        let _ = stream.take(LONG_ENOUGH).read_to_end(&mut page);
        Ok(String::from_utf8_lossy(&page).contains("<title>Eight Ways"))
    };
    ask().unwrap_or(false)
}

/// Whether `cargo run` can serve the book on the port. Every message names the port.
pub fn port(port: u16, port_use: PortUse) -> Finding {
    match port_use {
        PortUse::Free => Finding::ok(format!("Port {port} is free.")),
        PortUse::ThisCourse => Finding::ok(format!(
            "Port {port} is in use by this course: it serves the book at http://127.0.0.1:{port}/"
        )),
        PortUse::OtherProgram => Finding::warn(
            format!("Port {port} is in use by another program."),
            format!(
                "Use another port: cargo run -- serve --port {}",
                port.checked_add(1).unwrap_or(3000)
            ),
        ),
    }
}
