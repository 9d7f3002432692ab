//! What the doctor finds: with made-up facts, and on this machine.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

use checks::steps;
use course::doctor::exercises::{line_ends, readable, unreadable, watching, with_other_line_ends};
use course::doctor::finding::{Finding, Level};
use course::doctor::place::{disk, free_kib_of, location, writable};
use course::doctor::port::{PortUse, port, port_use};
use course::doctor::toolchain::{LinkError, linker, rust, wasm};
use course::exercise::files::{learner_file, stub_of};

#[track_caller]
fn is(finding: &Finding, level: Level, words: &str) {
    let said = finding.to_string();
    assert_eq!(finding.level, level, "{said}");
    assert!(said.contains(words), "{said}");
    assert_eq!(finding.remedy.is_empty(), level == Level::Ok, "{said}");
}

#[test]
fn rust_that_is_missing_or_too_old_fails_and_a_nightly_is_new_enough() {
    is(&rust(None, "1.88"), Level::Fail, "https://rustup.rs");
    let old = "rustc 1.87.0 (17067e9ac 2025-05-09)";
    is(&rust(Some(old), "1.88"), Level::Fail, "rustup update");
    for new in ["rustc 1.88.0", "rustc 1.100.0-nightly (1 2)", "rustc 2.0.0"] {
        is(&rust(Some(new), "1.88"), Level::Ok, "1.88 or newer");
    }
    is(&rust(Some("gccrs"), "1.88"), Level::Warn, "gccrs");
}

#[test]
fn without_a_linker_each_system_is_told_what_to_install() {
    let missing = || Err(LinkError::Build("error: linker `cc` not found".to_owned()));
    for (system, remedy) in [
        ("linux", "build-essential"),
        ("macos", "xcode-select --install"),
        ("windows", "Build Tools"),
    ] {
        is(&linker(missing(), system), Level::Fail, remedy);
        is(
            &linker(missing(), system),
            Level::Fail,
            "linker `cc` not found",
        );
    }
    let refused = Err(LinkError::Run("Permission denied".to_owned()));
    is(
        &linker(refused, "linux"),
        Level::Fail,
        "where programs may run",
    );
    is(&linker(Ok(()), "linux"), Level::Ok, "linker");
}

#[test]
fn a_missing_wasm_target_is_no_failure_because_the_book_has_still_boards() {
    is(&wasm(true, true), Level::Ok, "installed");
    is(&wasm(false, true), Level::Warn, "rustup target add");
    is(&wasm(false, false), Level::Warn, "package");
}

#[test]
fn a_port_is_free_or_serves_this_course_or_belongs_to_another_program() {
    is(&port(3000, PortUse::Free), Level::Ok, "Port 3000 is free");
    is(&port(3000, PortUse::ThisCourse), Level::Ok, "Port 3000");
    is(
        &port(3000, PortUse::ThisCourse),
        Level::Ok,
        "serves the book",
    );
    is(&port(3000, PortUse::OtherProgram), Level::Warn, "Port 3000");
    is(
        &port(3000, PortUse::OtherProgram),
        Level::Warn,
        "--port 3001",
    );
    is(
        &port(65535, PortUse::OtherProgram),
        Level::Warn,
        "--port 3000",
    );
}

#[test]
fn a_port_of_another_program_does_not_count_as_the_course() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let number = listener.local_addr().expect("an address").port();
    let stranger = std::thread::spawn(move || drop(listener.accept()));
    assert_eq!(port_use(number), PortUse::OtherProgram);
    stranger.join().expect("it ends");
}

/// `cargo test` has to pass while `cargo run` serves the book, so the doctor has to recognize the server.
#[test]
fn a_port_on_which_the_book_is_served_counts_as_the_course() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let number = listener.local_addr().expect("an address").port();
    let server = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a request");
        // Read the whole request. Closing a stream with unread bytes resets it.
        let request = BufReader::new(&mut stream).lines().map_while(Result::ok);
        request.take_while(|line| !line.is_empty()).for_each(drop);
        let page = "HTTP/1.1 200 OK\r\n\r\n<title>Eight Ways - Othello in Rust</title>";
        stream.write_all(page.as_bytes()).expect("a reply");
    });
    assert_eq!(port_use(number), PortUse::ThisCourse);
    server.join().expect("it ends");
}

#[test]
fn free_space_is_read_from_df_also_if_names_have_spaces() {
    let linux = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/sda1 264212084 59821208 35464680 63% /\n";
    assert_eq!(free_kib_of(linux), Some(35_464_680));
    let mac = "Filesystem 1024-blocks Used Available Capacity Mounted on\nmap auto home 100 0 42 0% /System/My 5% Disk\n";
    assert_eq!(free_kib_of(mac), Some(42));
    for odd in [
        "",
        "df: no such file",
        "Filesystem\n63% /",
        "Filesystem\nx y z",
    ] {
        assert_eq!(free_kib_of(odd), None, "{odd}");
    }
}

#[test]
fn little_space_warns_no_space_fails_and_a_system_without_df_is_told_honestly() {
    is(&disk(Some(35_464_680)), Level::Ok, "33 GB");
    is(&disk(Some(1_000_000)), Level::Warn, "cargo clean");
    is(&disk(Some(1_000)), Level::Fail, "0 MB");
    is(&disk(None), Level::Ok, "can't read");
}

#[test]
fn synchronized_folders_and_drives_of_other_machines_are_warned_of() {
    let local = "/dev/sda1 / ext4 rw 0 0\n";
    for (folder, words) in [
        ("/home/ada/OneDrive - School/eight-ways", "OneDrive"),
        (
            "/Users/ada/Library/CloudStorage/GoogleDrive-ada/x",
            "Google Drive",
        ),
        ("/Users/ada/Dropbox/eight-ways", "Dropbox"),
        (
            "/Users/ada/Library/Mobile Documents/com~apple~CloudDocs/x",
            "iCloud",
        ),
    ] {
        is(
            &location(Path::new(folder), local, false),
            Level::Warn,
            words,
        );
    }
    let mounts = "/dev/sda1 / ext4 rw 0 0\nhost:/home /home nfs4 rw 0 0\n/dev/sdb /home/ada/my\\040disk ext4 rw 0 0\n";
    is(
        &location(Path::new("/home/ada"), mounts, false),
        Level::Warn,
        "nfs4",
    );
    is(
        &location(Path::new("/home/ada/my disk/x"), mounts, false),
        Level::Ok,
        "own disk",
    );
    is(
        &location(Path::new("/homes/ada"), mounts, false),
        Level::Ok,
        "own disk",
    );
    is(
        &location(Path::new("/mnt/c/Users/ada"), local, true),
        Level::Warn,
        "Windows",
    );
    is(
        &location(Path::new("/mnt/c/Users/ada"), local, false),
        Level::Ok,
        "own disk",
    );
}

#[test]
fn a_path_with_spaces_or_other_letters_is_fine() {
    for folder in ["/home/ada/my courses", "/home/ådå/オセロ", "/home/ada/c"] {
        is(&location(Path::new(folder), "", true), Level::Ok, "");
    }
}

#[test]
fn a_folder_that_cannot_be_written_to_fails_with_its_name() {
    is(&writable(None), Level::Ok, "can write");
    let trouble = Some("target: Permission denied".to_owned());
    is(&writable(trouble), Level::Fail, "target: Permission denied");
}

#[test]
fn watching_that_does_not_work_is_a_warning_because_files_are_looked_at_as_well() {
    is(&watching(Ok(true)), Level::Ok, "each save");
    is(&watching(Ok(false)), Level::Warn, "a second later");
    is(
        &watching(Err("OS file watch limit reached".to_owned())),
        Level::Warn,
        "max_user_watches",
    );
}

#[test]
fn exercises_that_are_gone_or_no_text_fail_and_windows_line_ends_in_a_stub_warn() {
    let course = tempfile::tempdir().expect("a folder");
    for step in steps() {
        let file = learner_file(course.path(), step);
        fs::create_dir_all(file.parent().expect("a parent")).expect("it can be made");
        let stub = stub_of(step).expect("a stub");
        let content = match step.id {
            "04" => stub.replace('\n', "\r\n").into_bytes(),
            "05" => b"// mine\r\n".to_vec(),
            "06" => vec![0xff, 0xfe],
            _ => stub.as_bytes().to_vec(),
        };
        fs::write(file, content).expect("it can be written");
    }
    fs::remove_file(learner_file(course.path(), steps()[0])).expect("it can be removed");
    let lost = unreadable(course.path());
    assert_eq!(lost.len(), 2);
    is(&readable(&lost), Level::Fail, "cargo run -- reset 01");
    is(&readable(&[]), Level::Ok, "all exercises");
    let other: Vec<&str> = with_other_line_ends(course.path())
        .iter()
        .map(|step| step.id)
        .collect();
    assert_eq!(other, ["04"]);
    is(
        &line_ends(&with_other_line_ends(course.path())),
        Level::Warn,
        "cargo run -- reset 04",
    );
    is(&line_ends(&[]), Level::Ok, "fine");
}

/// Also while `cargo run` serves the book on the default port.
#[test]
fn run_in_this_very_folder_it_looks_at_everything_and_fails_only_with_a_failure() {
    let output = Command::new(env!("CARGO_BIN_EXE_course"))
        .arg("doctor")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout);
    for subject in [
        "Rust",
        "linker",
        "wasm",
        "Port 3000",
        "disk",
        "exercises",
        "line ends",
    ] {
        assert!(said.contains(subject), "{said}");
    }
    let failed = said.lines().any(|line| line.starts_with("fail"));
    assert_eq!(output.status.success(), !failed, "{said}");
}
