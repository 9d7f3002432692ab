//! Who may talk to the local server.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use course::serve::guard::AllowedHosts;
use course::serve::live::LiveBuilds;
use course::serve::server;

/// A server over a small site, and its address. It ends with the process.
fn serve() -> SocketAddr {
    let (sender, address) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let site = tempfile::tempdir().expect("a folder");
        std::fs::write(site.path().join("index.html"), "<p>the book</p>").expect("a page");
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let listener = server::bind(0).await.expect("a free port");
            let address = listener.local_addr().expect("an address");
            let hosts = AllowedHosts::new(address.port(), &["editor.example:443".to_owned()]);
            let app = server::router(site.path(), Some(LiveBuilds::new(site.path())), hosts);
            sender.send(address).expect("somebody waits");
            axum::serve(listener, app).await.expect("it serves");
        });
    });
    address.recv().expect("the server starts")
}

fn status(address: SocketAddr, method: &str, path: &str, headers: &str) -> u16 {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n"
    )
    .expect("it reads");
    let mut response = String::new();
    stream.read_to_string(&mut response).expect("it answers");
    response[9..12].parse().expect("a status")
}

#[test]
fn the_own_host_is_served_and_a_foreign_host_is_refused() {
    let address = serve();
    let port = address.port();
    for host in [
        format!("127.0.0.1:{port}"),
        format!("localhost:{port}"),
        "editor.example:443".to_owned(),
    ] {
        assert_eq!(
            status(address, "GET", "/", &format!("Host: {host}\r\n")),
            200
        );
    }
    for host in [
        "evil.example",
        "127.0.0.1",
        "127.0.0.1:1",
        "localhost.evil.example:3000",
    ] {
        assert_eq!(
            status(address, "GET", "/", &format!("Host: {host}\r\n")),
            403,
            "{host}"
        );
    }
}

#[test]
fn a_page_of_another_site_is_refused_also_for_the_stream_of_events() {
    let address = serve();
    let host = format!("Host: {address}\r\n");
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        for path in ["/", "/live/events"] {
            let headers = format!("{host}Origin: {origin}\r\n");
            assert_eq!(
                status(address, "GET", path, &headers),
                403,
                "{origin} {path}"
            );
        }
    }
    let own = format!("{host}Origin: http://{address}\r\n");
    assert_eq!(status(address, "GET", "/", &own), 200);
}

#[test]
fn nothing_can_be_written_and_no_path_leads_out_of_the_site() {
    let address = serve();
    let host = format!("Host: {address}\r\n");
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        assert_eq!(status(address, method, "/", &host), 405, "{method}");
    }
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/live/../../Cargo.toml",
        "/live/%2e%2e%2fCargo.toml",
    ] {
        assert!(
            matches!(status(address, "GET", path, &host), 400 | 404),
            "{path}"
        );
    }
}

#[test]
fn a_port_that_is_taken_is_told_with_the_next_thing_to_do() {
    let address = serve();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let error = runtime
        .block_on(server::bind(address.port()))
        .expect_err("it is taken");
    let words = error.to_string();
    assert!(
        words.contains("is taken") && words.contains("--port"),
        "{words}"
    );
}
