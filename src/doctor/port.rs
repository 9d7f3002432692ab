//! The port that the book is served on.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::Duration;

use super::finding::Finding;

/// Who has a port.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holder {
    /// Nobody.
    Nobody,
    /// A server of this course.
    ThisCourse,
    /// Another program.
    Another,
}

/// Who has a port of this machine.
pub fn holder(port: u16) -> Holder {
    if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
        Holder::Nobody
    } else if serves_the_course(port) {
        Holder::ThisCourse
    } else {
        Holder::Another
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
        // Whatever came before a pause is enough to know it by.
        let _ = stream.take(LONG_ENOUGH).read_to_end(&mut page);
        Ok(String::from_utf8_lossy(&page).contains("<title>Eight Ways"))
    };
    ask().unwrap_or(false)
}

/// Whether the book can be served there.
pub fn port(port: u16, holder: Holder) -> Finding {
    match holder {
        Holder::Nobody => Finding::ok(format!("port {port} is free")),
        Holder::ThisCourse => Finding::ok(format!(
            "the book is being served at http://127.0.0.1:{port}/"
        )),
        Holder::Another => Finding::warn(
            format!("port {port} is taken by another program"),
            format!(
                "cargo run -- serve --port {}",
                port.checked_add(1).unwrap_or(3000)
            ),
        ),
    }
}
