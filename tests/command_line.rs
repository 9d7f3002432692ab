//! The command line as learners use it, and as they mistype it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const STUB: &str = include_str!("../exercises/stubs/04-legal-moves.rs");
const FILE: &str = "exercises/04-legal-moves/src/lib.rs";

/// A folder that looks like the course, with the learner's file in it.
fn course_with(file: &[u8]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("book.toml"), "").expect("it can be written");
    let path = folder.path().join(FILE);
    fs::create_dir_all(path.parent().expect("a parent")).expect("it can be made");
    fs::write(path, file).expect("it can be written");
    folder
}

fn run(folder: &Path, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_course"))
        .args(words)
        .current_dir(folder)
        .output()
        .expect("it starts")
}

fn said(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

#[test]
fn hints_come_in_three_stages_and_then_again_from_the_first() {
    let course = course_with(STUB.as_bytes());
    for expected in ["hint 1 of 3", "hint 2 of 3", "hint 3 of 3", "hint 1 of 3"] {
        let output = run(course.path(), &["hint", "4"]);
        assert!(output.status.success());
        assert!(said(&output).contains(expected), "{}", said(&output));
    }
}

#[test]
fn reset_saves_the_learners_file_beside_it_each_time_under_another_name() {
    let course = course_with(b"// my first try");
    for (name, content) in [
        ("lib.saved-1.rs", "// my first try"),
        ("lib.saved-2.rs", "\u{1F426}"),
    ] {
        let output = run(course.path(), &["reset", "04"]);
        assert!(said(&output).contains(name), "{}", said(&output));
        let saved = course.path().join(FILE).with_file_name(name);
        assert_eq!(fs::read_to_string(saved).expect("it is there"), content);
        assert_eq!(
            fs::read_to_string(course.path().join(FILE)).expect("it is there"),
            STUB
        );
        fs::write(course.path().join(FILE), "\u{1F426}").expect("it can be written");
    }
}

#[test]
fn reset_of_a_stub_does_nothing_and_of_a_lost_file_restores_it() {
    let course = course_with(STUB.as_bytes());
    assert!(said(&run(course.path(), &["reset", "04"])).contains("nothing to do"));
    fs::remove_file(course.path().join(FILE)).expect("it can be removed");
    assert!(run(course.path(), &["reset", "step04"]).status.success());
    assert_eq!(
        fs::read_to_string(course.path().join(FILE)).expect("it is there"),
        STUB
    );
}

#[test]
fn a_file_that_is_no_text_is_saved_whole() {
    let course = course_with(&[0xff, 0xfe, 0x00]);
    assert!(run(course.path(), &["reset", "04"]).status.success());
    let saved = course.path().join(FILE).with_file_name("lib.saved-1.rs");
    assert_eq!(fs::read(saved).expect("it is there"), [0xff, 0xfe, 0x00]);
}

#[test]
fn status_tells_a_stub_from_a_beginning_and_from_a_lost_file() {
    let course = course_with(STUB.as_bytes());
    assert!(said(&run(course.path(), &["status"])).contains("not begun"));
    fs::write(course.path().join(FILE), "fn x() {}").expect("it can be written");
    assert!(said(&run(course.path(), &["status"])).contains("begun. To check it, run:"));
    fs::remove_file(course.path().join(FILE)).expect("it can be removed");
    assert!(said(&run(course.path(), &["status"])).contains("cargo run -- reset 04"));
}

#[test]
fn status_as_json_names_every_step_for_teachers_who_collect_it() {
    let course = course_with(b"fn x() {}");
    let output = run(course.path(), &["status", "--json"]);
    assert!(output.status.success());
    let status: serde_json::Value =
        serde_json::from_slice(&output.stdout).expect("one line of JSON");
    let steps = status["steps"].as_array().expect("a list");
    assert_eq!(steps.len(), checks::steps().len());
    let step_04 = steps.iter().find(|step| step["step"] == "04");
    let expected = serde_json::json!({"step": "04", "state": "begun", "passed": false});
    assert_eq!(step_04, Some(&expected));
}

#[test]
fn progress_that_cannot_be_understood_is_told_and_left_alone() {
    let course = course_with(STUB.as_bytes());
    let file = course.path().join(".course/progress.toml");
    fs::create_dir_all(file.parent().expect("a parent")).expect("it can be made");
    fs::write(&file, "steps = 7 7").expect("it can be written");
    let output = run(course.path(), &["hint", "04"]);
    assert!(!output.status.success());
    assert!(said(&output).contains("progress.toml"), "{}", said(&output));
    assert_eq!(
        fs::read_to_string(&file).expect("it is there"),
        "steps = 7 7"
    );
}

#[test]
fn progress_of_a_later_version_is_kept() {
    let course = course_with(STUB.as_bytes());
    let file = course.path().join(".course/progress.toml");
    fs::create_dir_all(file.parent().expect("a parent")).expect("it can be made");
    fs::write(&file, "language = \"ja\"\n\n[steps.99]\nhints_shown = 2\n")
        .expect("it can be written");
    assert!(run(course.path(), &["hint", "04"]).status.success());
    let text = fs::read_to_string(&file).expect("it is there");
    assert!(
        text.contains("language = \"ja\"")
            && text.contains("[steps.99]")
            && text.contains("[steps.04]"),
        "{text}"
    );
}

#[test]
fn the_solution_is_the_stub_with_the_model_answer() {
    let course = course_with(b"");
    let output = run(course.path(), &["solution", "04", "--yes"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("//! Step 04"));
    assert!(text.contains("for (row_step, col_step) in DIRECTIONS"));
    assert!(!text.contains("todo!(") && !text.contains("ANCHOR"));
    assert_eq!(
        text.matches("/// Whether `player` may put a disc").count(),
        1
    );
}

#[test]
fn nobody_panics_where_the_listener_is_gone() {
    let course = course_with(STUB.as_bytes());
    for words in [
        &["status"][..],
        &["hint", "04"],
        &["solution", "04", "--yes"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_course"))
            .args(words)
            .current_dir(course.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        // As in `… | head`: the reading end is closed.
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!errors.contains("panicked"), "{words:?}: {errors}");
    }
}

#[test]
fn the_solution_is_asked_for_twice_until_the_step_has_passed() {
    let course = course_with(STUB.as_bytes());
    let first = run(course.path(), &["solution", "04"]);
    assert!(!first.status.success() && first.stdout.is_empty());
    let words = String::from_utf8_lossy(&first.stderr).into_owned();
    assert!(words.contains("cargo run -- hint 04") && words.contains("again"));
    let second = run(course.path(), &["solution", "04"]);
    assert!(second.status.success() && !second.stdout.is_empty());

    let solved = course_with(STUB.as_bytes());
    let folder = solved.path().join(".course");
    std::fs::create_dir_all(&folder).expect("a folder");
    let passed = "[steps.04]\npassed_version = \"0123abcd\"\n";
    std::fs::write(folder.join("progress.toml"), passed).expect("progress");
    assert!(run(solved.path(), &["solution", "04"]).status.success());
}

#[test]
fn mistyped_steps_and_a_wrong_folder_are_told_with_what_would_be_right() {
    let course = course_with(STUB.as_bytes());
    for command in ["check", "hint", "solution", "reset", "show"] {
        let output = run(course.path(), &[command, "44"]);
        assert!(!output.status.success());
        assert!(
            said(&output).contains("the steps are 01, 02, 03, 04, detour-walls"),
            "{}",
            said(&output)
        );
        assert!(!run(course.path(), &[command]).status.success());
    }
    let elsewhere = tempfile::tempdir().expect("a folder");
    let output = run(elsewhere.path(), &["status"]);
    assert!(
        said(&output).contains("isn't the course folder"),
        "{}",
        said(&output)
    );
}

#[test]
fn check_without_a_step_names_those_that_were_begun_and_the_way_to_check_all() {
    let course = course_with(b"// my first try");
    let output = run(course.path(), &["check"]);
    assert!(!output.status.success());
    let words = said(&output);
    assert!(
        words.contains("cargo run -- check --all") && words.contains("You have begun: 04"),
        "{words}"
    );
}

#[test]
fn a_step_together_with_all_is_told_to_be_one_too_many() {
    let course = course_with(STUB.as_bytes());
    let output = run(course.path(), &["check", "--all", "4"]);
    assert!(!output.status.success());
    let words = said(&output);
    assert!(
        words.contains("cargo run -- check 04") && words.contains("cargo run -- check --all"),
        "{words}"
    );
}

#[test]
fn check_all_has_a_line_for_each_step_and_does_not_build_what_was_not_begun() {
    let course = course_with(STUB.as_bytes());
    let output = run(course.path(), &["check", "--all"]);
    assert!(!output.status.success());
    let words = said(&output);
    assert!(
        words.contains("04-legal-moves: not begun")
            && words.contains("cargo run -- reset 05")
            && words.contains("Progress [------------] 0 of 12 steps passed"),
        "{words}"
    );
    // There is no Cargo.toml here: cargo would have complained.
    assert!(!words.contains("Cargo.toml"), "{words}");
}

#[test]
fn watch_refuses_a_step_that_does_not_exist_before_it_waits() {
    let course = course_with(STUB.as_bytes());
    let output = run(course.path(), &["watch", "99"]);
    assert!(!output.status.success());
    assert!(
        said(&output).contains("there is no step `99`"),
        "{}",
        said(&output)
    );
}

#[test]
fn checking_a_file_that_is_gone_says_how_to_get_it_back() {
    let course = course_with(STUB.as_bytes());
    fs::remove_file(course.path().join(FILE)).expect("it can be removed");
    for command in ["check", "show"] {
        let output = run(course.path(), &[command, "04"]);
        assert!(!output.status.success());
        let words = said(&output);
        assert!(
            words.contains(FILE) && words.contains("cargo run -- reset 04"),
            "{words}"
        );
    }
}

#[test]
fn a_detour_is_found_by_its_name_and_draws_nothing() {
    let course = course_with(STUB.as_bytes());
    for name in ["detour-walls", "walls"] {
        let output = run(course.path(), &["hint", name]);
        assert!(said(&output).contains("Detour walls"), "{}", said(&output));
    }
    let output = run(course.path(), &["show", "walls"]);
    assert!(!output.status.success());
    assert!(said(&output).contains("draws nothing"), "{}", said(&output));
}

#[test]
fn keys_that_do_not_exist_are_told_with_those_that_do() {
    let course = course_with(STUB.as_bytes());
    let output = run(course.path(), &["show", "03", "--keys", "right rigth"]);
    assert!(!output.status.success());
    let words = said(&output);
    assert!(
        words.contains("`rigth`") && words.contains("up, down, left, right, enter"),
        "{words}"
    );
}

#[test]
fn a_folder_with_other_things_in_it_is_not_replaced_by_the_book() {
    let course = course_with(STUB.as_bytes());
    let out = course.path().join("mine");
    fs::create_dir(&out).expect("it can be made");
    fs::write(out.join("letters.txt"), "dear").expect("it can be written");
    let output = run(course.path(), &["build", "--out", "mine"]);
    assert!(!output.status.success());
    assert!(
        said(&output).contains("nothing is lost"),
        "{}",
        said(&output)
    );
    assert_eq!(
        fs::read_to_string(out.join("letters.txt")).expect("it is there"),
        "dear"
    );
}
