//! The links in reports lead to the server that runs.

use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};

use checks::{BOOK_ADDRESS_FILE, DEFAULT_BOOK_ADDRESS, book_address};
use course::serve::address::RecordedAddress;

fn listener() -> TcpListener {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port")
}

#[test]
fn reports_link_to_the_newest_server_until_it_ends() {
    let course = tempfile::tempdir().expect("a folder");
    let root = course.path();
    assert_eq!(book_address(root), DEFAULT_BOOK_ADDRESS);

    let (older, newer) = (listener(), listener());
    let older_address = older.local_addr().expect("an address");
    let newer_address = newer.local_addr().expect("an address");
    let older_recorded = RecordedAddress::new(root, older_address);
    assert_eq!(book_address(root), format!("http://{older_address}/"));
    let newer_recorded = RecordedAddress::new(root, newer_address);
    assert_eq!(book_address(root), format!("http://{newer_address}/"));

    drop(older_recorded);
    assert_eq!(book_address(root), format!("http://{newer_address}/"));
    drop(newer_recorded);
    assert_eq!(book_address(root), DEFAULT_BOOK_ADDRESS);
    assert!(!root.join(BOOK_ADDRESS_FILE).exists());
}

#[test]
fn reports_ignore_the_address_of_a_server_that_crashed() {
    let course = tempfile::tempdir().expect("a folder");
    // The port of a client: no program listens there, and no other program can take it meanwhile.
    let other = listener();
    let client = TcpStream::connect(other.local_addr().expect("an address")).expect("it connects");
    let address = client.local_addr().expect("an address");
    let _recorded = RecordedAddress::new(course.path(), address);
    assert!(course.path().join(BOOK_ADDRESS_FILE).exists());
    assert_eq!(book_address(course.path()), DEFAULT_BOOK_ADDRESS);
}

#[test]
fn reports_ignore_a_file_that_names_another_machine_or_nothing() {
    let course = tempfile::tempdir().expect("a folder");
    let file = course.path().join(BOOK_ADDRESS_FILE);
    fs::create_dir_all(file.parent().expect("a folder")).expect("it can be created");
    for content in [
        "",
        "http://192.0.2.1:80/",
        "http://127.0.0.1/",
        "127.0.0.1:80",
        "\u{0}",
    ] {
        fs::write(&file, content).expect("it can be written");
        assert_eq!(
            book_address(course.path()),
            DEFAULT_BOOK_ADDRESS,
            "{content}"
        );
    }
}
