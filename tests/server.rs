//! Who may talk to the local server, and what they may do.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use course::exercise::files::stub_of;
use course::serve::builds::LearnerBuilds;
use course::serve::exercises::LARGEST_BODY;
use course::serve::figures::{Building, Figures};
use course::serve::guard::AllowedHosts;
use course::serve::server::{self, Learning};
use course::serve::session::Session;

/// A server over a small site and one exercise. It ends with the process.
struct Server {
    address: SocketAddr,
    /// The address that the terminal shows.
    opened: String,
    /// The folder of the course.
    root: PathBuf,
    /// The build of the figures.
    building: Building,
}

fn serve() -> Server {
    // Folders that are to live as long as the process.
    static FOLDERS: Mutex<Vec<tempfile::TempDir>> = Mutex::new(Vec::new());
    let folder = tempfile::tempdir().expect("a folder");
    // A path as learners have it.
    let root = folder.path().join("Eight Ways オセロ");
    FOLDERS.lock().expect("no panic yet").push(folder);
    let site = root.join("site");
    std::fs::create_dir_all(&site).expect("a site");
    std::fs::write(site.join("index.html"), "<p>the book</p>").expect("a page");
    std::fs::write(root.join("Cargo.toml"), "secret").expect("a file");
    let exercise = exercise(&root);
    std::fs::create_dir_all(exercise.parent().expect("a folder")).expect("an exercise");
    let stub = stub_of(checks::find_step("04").expect("a step")).expect("a stub");
    std::fs::write(exercise, stub).expect("a stub");

    let (sender, address) = std::sync::mpsc::channel();
    let course = root.clone();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let listener = server::bind(0).await.expect("a free port");
            let address = listener.local_addr().expect("an address");
            let hosts = AllowedHosts::new(address.port(), &["editor.example:443".to_owned()]);
            let session = Session::new(address.port(), |_| {}).expect("random numbers");
            let opened = session.address();
            let builds = LearnerBuilds::new(&course);
            let (figures, building) = Figures::new(&course);
            let learning = Learning {
                builds,
                session,
                figures,
            };
            let app = server::router(&site, learning, hosts);
            sender
                .send((address, opened, building))
                .expect("somebody waits");
            axum::serve(listener, app).await.expect("it serves");
        });
    });
    let (address, opened, building) = address.recv().expect("the server starts");
    Server {
        address,
        opened,
        root,
        building,
    }
}

fn exercise(root: &Path) -> PathBuf {
    root.join("exercises/04-legal-moves/src/lib.rs")
}

impl Server {
    /// The whole answer to a request. `headers` are lines with their ends.
    fn answer(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{headers}Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        // A server that refuses a large body need not read it.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn status(&self, method: &str, path: &str, headers: &str) -> u16 {
        status_of(&self.answer(method, path, headers, ""))
    }

    fn host(&self) -> String {
        format!("Host: {}\r\n", self.address)
    }

    /// What the course's own page sends with a request that writes, but for the cookie.
    fn own(&self) -> String {
        format!(
            "{}Origin: http://{}\r\nContent-Type: application/json\r\n",
            self.host(),
            self.address
        )
    }

    /// Opens the address of the terminal and keeps the cookie.
    fn let_in(&self) -> String {
        let (_, query) = self.opened.split_once('?').expect("a token");
        let answer = self.answer("GET", &format!("/?{query}"), &self.host(), "");
        assert_eq!(status_of(&answer), 303, "{answer}");
        let line = answer
            .lines()
            .find(|line| line.to_ascii_lowercase().starts_with("set-cookie:"))
            .expect("a cookie");
        assert!(
            line.contains("HttpOnly") && line.contains("SameSite=Strict"),
            "{line}"
        );
        let port = self.address.port().to_string();
        assert!(line.contains(&port), "the name says the port: {line}");
        let (_, cookie) = line.split_once(':').expect("a header");
        let cookie = cookie.split(';').next().unwrap_or_default().trim();
        format!("{}Cookie: other=1; {cookie}\r\n", self.own())
    }

    fn version(&self, headers: &str) -> String {
        let answer = self.answer("GET", "/exercises/04", headers, "");
        assert_eq!(status_of(&answer), 200, "{answer}");
        json_of(&answer)["version"]
            .as_str()
            .expect("a version")
            .to_owned()
    }

    fn file(&self) -> String {
        std::fs::read_to_string(exercise(&self.root)).expect("the exercise")
    }
}

fn status_of(answer: &str) -> u16 {
    answer[9..12].parse().expect("a status")
}

fn json_of(answer: &str) -> serde_json::Value {
    let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
    serde_json::from_str(body).expect("JSON")
}

fn new_text(text: &str, seen: &str) -> String {
    serde_json::json!({ "text": text, "seen": seen }).to_string()
}

/// Everything that writes, with a body that would do.
const WRITING: [(&str, &str, &str); 4] = [
    (
        "PUT",
        "/exercises/04",
        r#"{"text":"gone","seen":"00000000"}"#,
    ),
    ("POST", "/exercises/04/reset", ""),
    ("POST", "/exercises/04/passed", r#"{"version":"00000000"}"#),
    ("POST", "/exercises/04/own", ""),
];

#[test]
fn the_own_host_is_served_and_a_foreign_host_is_refused() {
    let server = serve();
    let port = server.address.port();
    for host in [
        format!("127.0.0.1:{port}"),
        format!("localhost:{port}"),
        "editor.example:443".to_owned(),
    ] {
        let headers = format!("Host: {host}\r\n");
        assert_eq!(server.status("GET", "/", &headers), 200);
    }
    for host in [
        "evil.example",
        "127.0.0.1",
        "127.0.0.1:1",
        "localhost.evil.example:3000",
    ] {
        let headers = format!("Host: {host}\r\n");
        assert_eq!(server.status("GET", "/", &headers), 403, "{host}");
    }
    let cookie = server
        .let_in()
        .replace(&server.host(), "Host: evil.example\r\n");
    for (method, path, body) in WRITING {
        let answer = server.answer(method, path, &cookie, body);
        assert_eq!(status_of(&answer), 403, "{method} {path}");
    }
}

#[test]
fn a_page_of_another_site_is_refused_also_for_the_stream_of_events() {
    let server = serve();
    let host = server.host();
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        for path in ["/", "/live/events", "/exercises/04"] {
            let headers = format!("{host}Origin: {origin}\r\n");
            assert_eq!(server.status("GET", path, &headers), 403, "{origin} {path}");
        }
    }
    // A request for an image or script has no Origin header, but the browser sends the site that it comes from.
    for site in ["cross-site", "same-site"] {
        let headers = format!("{host}Sec-Fetch-Site: {site}\r\nSec-Fetch-Mode: no-cors\r\n");
        assert_eq!(
            server.status("GET", "/live/events", &headers),
            403,
            "{site}"
        );
        let link = format!("{host}Sec-Fetch-Site: {site}\r\nSec-Fetch-Mode: navigate\r\n");
        assert_eq!(
            server.status("GET", "/", &link),
            200,
            "a link may lead here"
        );
    }
    let own = format!("{host}Origin: http://{}\r\n", server.address);
    assert_eq!(server.status("GET", "/", &own), 200);
}

#[test]
fn writing_needs_the_own_origin_even_with_the_cookie() {
    let server = serve();
    let cookie = server.let_in();
    let before = server.file();
    let own = format!("Origin: http://{}\r\n", server.address);
    for origin in ["", "Origin: http://evil.example\r\n", "Origin: null\r\n"] {
        let headers = cookie.replace(&own, origin);
        for (method, path, body) in WRITING {
            let answer = server.answer(method, path, &headers, body);
            assert_eq!(status_of(&answer), 403, "{method} {path} {origin}");
        }
    }
    assert_eq!(server.file(), before);
}

#[test]
fn writing_needs_the_session_and_says_how_to_get_it() {
    let server = serve();
    let before = server.file();
    let guessed = format!(
        "{}Cookie: eight-ways-{}=00000000000000000000000000000000\r\n",
        server.own(),
        server.address.port()
    );
    for headers in [server.own(), guessed] {
        for (method, path, body) in WRITING.into_iter().chain([("GET", "/exercises/04", "")]) {
            let answer = server.answer(method, path, &headers, body);
            assert_eq!(status_of(&answer), 401, "{method} {path}");
            assert!(answer.contains("cargo run"), "{answer}");
        }
    }
    assert_eq!(server.file(), before);
}

#[test]
fn a_token_lets_one_browser_in_and_no_second_one() {
    let server = serve();
    let (_, query) = server.opened.split_once('?').expect("a token");
    let path = format!("/?{query}");
    let cookie = server.let_in();
    let again = server.answer("GET", &path, &server.host(), "");
    assert_eq!(status_of(&again), 403);
    assert!(again.contains("terminal"), "{again}");
    assert!(!again.to_ascii_lowercase().contains("set-cookie"));
    // The browser that was let in may reload.
    assert_eq!(server.status("GET", &path, &cookie), 303);
    for token in ["", "0", &"0".repeat(32)] {
        let path = format!("/?token={token}");
        assert_eq!(server.status("GET", &path, &server.host()), 403, "{token}");
    }
}

#[test]
fn no_path_leads_out_of_the_site_or_to_another_file() {
    let server = serve();
    let cookie = server.let_in();
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/live/../../Cargo.toml",
        "/live/%2e%2e%2fCargo.toml",
        "/exercises/..%2f..%2fCargo.toml",
        "/exercises/%2e%2e",
        "/exercises/04%2f..%2f05",
        "/exercises/04-legal-moves",
        "/exercises/4",
        "/exercises/04%00",
        "/exercises/99",
        "/exercises/given",
        "/exercises/C:%5Cboot.ini",
    ] {
        let answer = server.answer("GET", path, &cookie, "");
        assert!(matches!(status_of(&answer), 400 | 404), "{path}: {answer}");
        assert!(!answer.contains("secret"), "{path}");
        let put = server.answer("PUT", path, &cookie, &new_text("x", ""));
        assert!(matches!(status_of(&put), 400 | 404 | 405), "{path}: {put}");
    }
    let secret = std::fs::read_to_string(server.root.join("Cargo.toml"));
    assert_eq!(secret.expect("it is there"), "secret");
}

#[test]
fn a_body_too_large_or_of_another_kind_is_refused_and_changes_nothing() {
    let server = serve();
    let cookie = server.let_in();
    let before = server.file();
    let seen = server.version(&cookie);
    let large = server.answer(
        "PUT",
        "/exercises/04",
        &cookie,
        &new_text(&"x".repeat(LARGEST_BODY), &seen),
    );
    assert_eq!(status_of(&large), 413);
    assert!(large.contains("larger than 256 KB"), "{large}");
    for body in ["", "{", "[]", r#"{"text":1,"seen":"a"}"#] {
        let answer = server.answer("PUT", "/exercises/04", &cookie, body);
        assert!(matches!(status_of(&answer), 400 | 422), "{body}: {answer}");
    }
    let form = cookie.replace("application/json", "text/plain");
    let answer = server.answer("PUT", "/exercises/04", &form, &new_text("x", &seen));
    assert_eq!(status_of(&answer), 415);
    assert_eq!(server.file(), before);
}

#[test]
fn a_save_is_written_and_one_over_unseen_changes_is_not() {
    let server = serve();
    let cookie = server.let_in();
    let stub = server.version(&cookie);
    let saved = server.answer(
        "PUT",
        "/exercises/04",
        &cookie,
        &new_text("// mine\n", &stub),
    );
    assert_eq!(status_of(&saved), 200);
    assert_eq!(server.file(), "// mine\n");

    std::fs::write(exercise(&server.root), "// of the editor\n").expect("it is written");
    let seen = json_of(&saved)["version"]
        .as_str()
        .expect("a version")
        .to_owned();
    let refused = server.answer(
        "PUT",
        "/exercises/04",
        &cookie,
        &new_text("// page\n", &seen),
    );
    assert_eq!(status_of(&refused), 409);
    assert_eq!(json_of(&refused)["text"], "// of the editor\n");
    assert_eq!(server.file(), "// of the editor\n");

    let over = serde_json::json!({ "text": "// page\n", "seen": seen, "over_other_changes": true });
    let done = server.answer("PUT", "/exercises/04", &cookie, &over.to_string());
    assert_eq!(status_of(&done), 200);
    assert_eq!(server.file(), "// page\n");
    let copy = json_of(&done)["saved"].as_str().expect("a copy").to_owned();
    let kept = std::fs::read_to_string(server.root.join(copy)).expect("it is kept");
    assert_eq!(kept, "// of the editor\n");
}

#[test]
fn windows_line_ends_are_edited_as_plain_ones_and_stay_in_the_file() {
    let server = serve();
    let cookie = server.let_in();
    std::fs::write(exercise(&server.root), "// one\r\n// two\r\n").expect("it is written");
    let answer = server.answer("GET", "/exercises/04", &cookie, "");
    let source = json_of(&answer);
    assert_eq!(source["text"], "// one\n// two\n");
    let seen = source["version"].as_str().expect("a version");
    let text = new_text("// one\n// three\n", seen);
    assert_eq!(
        status_of(&server.answer("PUT", "/exercises/04", &cookie, &text)),
        200
    );
    assert_eq!(server.file(), "// one\r\n// three\r\n");
}

#[test]
fn a_file_that_is_gone_or_no_text_is_told_in_words() {
    let server = serve();
    let cookie = server.let_in();
    std::fs::write(exercise(&server.root), [0xff, 0xfe, 0x00]).expect("it is written");
    let answer = server.answer("GET", "/exercises/04", &cookie, "");
    assert!(answer.contains("isn't UTF-8 text"), "{answer}");
    std::fs::remove_file(exercise(&server.root)).expect("it is removed");
    let answer = server.answer("GET", "/exercises/04", &cookie, "");
    assert!(answer.contains("cargo run -- reset 04"), "{answer}");
    let reset = server.answer("POST", "/exercises/04/reset", &cookie, "");
    assert_eq!(status_of(&reset), 200);
    assert!(server.file().contains("todo!"));
}

#[test]
fn a_reset_keeps_a_copy_and_says_where() {
    let server = serve();
    let cookie = server.let_in();
    std::fs::write(exercise(&server.root), "// mine\n").expect("it is written");
    let answer = server.answer("POST", "/exercises/04/reset", &cookie, "");
    let copy = json_of(&answer)["saved"]
        .as_str()
        .expect("a copy")
        .to_owned();
    assert_eq!(copy, "exercises/04-legal-moves/src/lib.saved-1.rs");
    let kept = std::fs::read_to_string(server.root.join(copy)).expect("it is kept");
    assert_eq!(kept, "// mine\n");
}

#[test]
fn only_the_version_that_the_file_holds_is_taken_down_as_passed() {
    let server = serve();
    let cookie = server.let_in();
    let passed = |version: &str| {
        let body = serde_json::json!({ "version": version }).to_string();
        status_of(&server.answer("POST", "/exercises/04/passed", &cookie, &body))
    };
    let version = server.version(&cookie);
    assert_eq!(passed("00000000"), 409);
    assert_eq!(passed(&version), 204);
    let progress = std::fs::read_to_string(server.root.join(".course/progress.toml"));
    assert!(progress.expect("it was written").contains(&version));
    std::fs::write(exercise(&server.root), "// changed\n").expect("it is written");
    assert_eq!(
        passed(&version),
        409,
        "a solved step stays solved only while its file passes"
    );
}

#[test]
fn passing_is_taken_down_though_many_say_so_at_once() {
    let server = serve();
    let cookie = server.let_in();
    let version = server.version(&cookie);
    let body = serde_json::json!({ "version": version }).to_string();
    std::thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(|| {
                let answer = server.answer("POST", "/exercises/04/passed", &cookie, &body);
                assert_eq!(status_of(&answer), 204, "{answer}");
            });
        }
    });
    let folder = std::fs::read_dir(server.root.join(".course")).expect("it was made");
    let names: Vec<_> = folder.flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(names, ["progress.toml"], "nothing is left beside it");
}

#[test]
fn a_port_that_is_taken_is_told_with_the_next_thing_to_do() {
    let server = serve();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let error = runtime
        .block_on(server::bind(server.address.port()))
        .expect_err("it is taken");
    let words = error.to_string();
    assert!(
        words.contains("already in use") && words.contains("--port"),
        "{words}"
    );
}

/// Writes a file of the figures.
fn write_figures_file(server: &Server, name: &str, text: &str) {
    let folder = course::page::local::folder(&server.root);
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join(name), text).expect("it is written");
}

#[test]
fn a_file_of_the_figures_is_sent_when_it_is_built() {
    let server = serve();
    let host = format!("Host: {}\r\n", server.address);
    write_figures_file(&server, "page.js", "an old build");
    std::thread::scope(|scope| {
        let answer = scope.spawn(|| server.answer("GET", "/page/page.js", &host, ""));
        std::thread::sleep(std::time::Duration::from_millis(200));
        assert!(!answer.is_finished(), "the request waits");
        write_figures_file(&server, "page.js", "the new build");
        server.building.ready("page.js");
        let answer = answer.join().expect("an answer");
        assert_eq!(status_of(&answer), 200, "{answer}");
        assert!(answer.contains("javascript"), "{answer}");
        assert!(answer.ends_with("the new build"), "{answer}");
    });
    server.building.end(Ok(()));
    let answer = server.answer("GET", "/page/other.js", &host, "");
    assert_eq!(status_of(&answer), 404, "no such file was built");
}

#[test]
fn a_failed_build_of_the_figures_answers_with_the_reason() {
    let server = serve();
    let host = format!("Host: {}\r\n", server.address);
    server.building.end(Err("no wasm target".to_owned()));
    let answer = server.answer("GET", "/page/page.js", &host, "");
    assert_eq!(status_of(&answer), 503, "{answer}");
    assert!(answer.ends_with("no wasm target\n"), "{answer}");
}
