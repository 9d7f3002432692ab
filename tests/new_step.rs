//! `new-step` writes a step that compiles, with everything that is mechanical about it.

use std::fs;
use std::path::Path;
use std::process::Command;

use course::new_step::new_step;

/// Copies the course, without what is built.
fn copy_course(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name();
        if ["target", ".git", ".course", "node_modules"]
            .iter()
            .any(|skipped| name == *skipped)
        {
            continue;
        }
        let (from, to) = (entry.path(), to.join(&name));
        match entry.file_type().unwrap().is_dir() {
            true => copy_course(&from, &to),
            false => drop(fs::copy(&from, &to).unwrap()),
        }
    }
}

fn copy() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    copy_course(Path::new(env!("CARGO_MANIFEST_DIR")), folder.path());
    folder
}

fn names(functions: &[&str]) -> Vec<String> {
    functions.iter().map(|name| (*name).to_owned()).collect()
}

/// Whether cargo succeeds in a copy. It builds in a folder of its own, so that it never waits for another cargo.
fn cargo(root: &Path, arguments: &[&str]) {
    let status = Command::new(env!("CARGO"))
        .args(arguments)
        .arg("--target-dir")
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("target/new-step"))
        .current_dir(root)
        .status()
        .unwrap();
    assert!(status.success(), "cargo {}", arguments.join(" "));
}

#[test]
fn a_step_that_exists_gets_a_function_in_every_file_that_lists_its_functions() {
    let copy = copy();
    let root = copy.path();
    new_step(root, "05-flip", &names(&["flips_nothing"])).unwrap();
    let contains = |file: &str, text: &str| {
        let content = fs::read_to_string(root.join(file)).unwrap();
        assert!(content.contains(text), "{file} has no {text}:\n{content}");
    };
    contains(
        "checks/src/steps/s05_flip/mod.rs",
        "functions: &[\"flips_in_direction\", \"flips_at\", \"place\", \"flips_nothing\"],",
    );
    contains(
        "checks/src/functions/mod.rs",
        "    show: Show,\n    flips_nothing: FlipsNothing(ForSide),\n}",
    );
    contains("steps/src/step05_flip.rs", "// ANCHOR: flips_nothing\n");
    contains("exercises/stubs/05-flip.rs", "pub fn flips_nothing(");
    contains(
        "exercises/05-flip/tests/check.rs",
        "flips_nothing: step05::flips_nothing,",
    );
    contains(
        "book/learner/src/functions.rs",
        "answers.flips_nothing = step05::flips_nothing;",
    );
}

#[test]
fn names_that_are_taken_or_impossible_change_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (step, functions, words) in [
        ("tournament", &["wins"][..], "can't be the name of a step"),
        ("13-tournament", &[], "Name the functions"),
        (
            "13-tournament",
            &["Wins"],
            "can't be the name of a function",
        ),
        ("13-tournament", &["place"], "a function `place` already"),
    ] {
        let error = new_step(root, step, &names(functions)).unwrap_err();
        assert!(error.to_string().contains(words), "{error}");
    }
    assert!(!root.join("exercises/13-tournament").exists());
    let error = new_step(folder.path(), "13-tournament", &names(&["wins"])).unwrap_err();
    assert!(
        error.to_string().starts_with("Can't read steps/src/lib.rs"),
        "{error}"
    );
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
#[ignore = "compiles a copy of the course: cargo test --test new_step -- --ignored"]
fn a_new_step_and_a_new_detour_compile() {
    let copy = copy();
    let root = copy.path();
    new_step(root, "13-tournament", &names(&["wins", "points_of"])).unwrap();
    new_step(root, "13-tournament", &names(&["best_of_three"])).unwrap();
    new_step(root, "detour-handicap", &names(&["handicap"])).unwrap();
    cargo(
        root,
        &[
            "check",
            "-p",
            "checks",
            "-p",
            "step13",
            "-p",
            "detour-handicap",
            "--all-targets",
        ],
    );
    let learner = [
        "check",
        "-p",
        "learner",
        "--target",
        "wasm32-unknown-unknown",
        "--features",
    ];
    cargo(root, &[&learner[..], &["step13,detour-handicap"]].concat());
}
