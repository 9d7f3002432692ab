//! Which files were saved, however an editor writes them.

use std::fs;
use std::path::{Path, PathBuf};

use checks::{Step, find_step};
use course::exercise::files::learner_file;
use course::exercise::progress::version_of;
use course::watch::{Saves, tells_of_saves};
use tempfile::TempDir;

fn step(name: &str) -> &'static Step {
    find_step(name).expect("a step")
}

/// A folder with the files of steps 04 and 05, and the saves in it after the first look.
fn watched() -> (TempDir, Saves) {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["04", "05"] {
        write(&file(folder.path(), name), "// at first");
    }
    let mut saves = Saves::of(folder.path(), &[step("04"), step("05")]);
    assert_eq!(ids(saves.next_saved()), ["04", "05"]);
    (folder, saves)
}

fn file(root: &Path, name: &str) -> PathBuf {
    learner_file(root, step(name))
}

fn write(file: &Path, content: &str) {
    fs::create_dir_all(file.parent().expect("a parent")).expect("it can be made");
    fs::write(file, content).expect("it can be written");
}

fn ids(steps: Vec<&Step>) -> Vec<&str> {
    steps.into_iter().map(|step| step.id).collect()
}

#[test]
fn a_file_that_is_written_again_is_saved_whether_in_place_or_by_rename() {
    let (course, mut saves) = watched();
    write(&file(course.path(), "05"), "// in place");
    assert_eq!(ids(saves.next_saved()), ["05"]);
    let aside = file(course.path(), "04").with_file_name("lib.rs~");
    write(&aside, "// by rename");
    fs::rename(&aside, file(course.path(), "04")).expect("it can be renamed");
    assert_eq!(ids(saves.next_saved()), ["04"]);
}

#[test]
fn the_same_content_again_is_no_save() {
    let (course, mut saves) = watched();
    write(&file(course.path(), "04"), "// at first");
    write(&file(course.path(), "05"), "// another");
    assert_eq!(ids(saves.next_saved()), ["05"]);
}

#[test]
fn what_could_not_be_dealt_with_counts_as_saved_with_the_next_save() {
    let (course, mut saves) = watched();
    saves.try_again(step("04"));
    assert_eq!(ids(saves.saved_now()), [""; 0], "not before somebody saves");
    write(&file(course.path(), "04"), "// at first");
    assert_eq!(ids(saves.next_saved()), ["04"]);
}

#[test]
fn many_saves_in_a_row_are_one_and_a_version_that_was_dealt_with_is_not_given_again() {
    let (course, mut saves) = watched();
    for number in 0..20 {
        write(&file(course.path(), "04"), &format!("// {number}"));
    }
    saves.is_done(step("04"), &version_of(b"// 19"));
    write(&file(course.path(), "05"), "// another");
    assert_eq!(ids(saves.next_saved()), ["05"]);
}

#[test]
fn a_file_that_is_gone_counts_as_changed_once_and_again_when_it_is_back() {
    let (course, mut saves) = watched();
    fs::remove_file(file(course.path(), "04")).expect("it can be removed");
    assert_eq!(ids(saves.next_saved()), ["04"]);
    write(&file(course.path(), "04"), "// at first");
    assert_eq!(ids(saves.next_saved()), ["04"]);
}

#[test]
fn without_events_the_files_are_looked_at_all_the_same() {
    let course = tempfile::tempdir().expect("a folder");
    let mut saves = Saves::of(course.path(), &[step("04")]);
    assert!(saves.without_events().is_some());
    assert_eq!(ids(saves.next_saved()), ["04"]);
    write(&file(course.path(), "04"), "// at last");
    assert_eq!(ids(saves.next_saved()), ["04"]);
}

#[test]
fn whether_the_system_tells_of_saves_is_tried_and_a_missing_folder_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(tells_of_saves(folder.path()).is_ok());
    assert!(tells_of_saves(&folder.path().join("missing")).is_err());
}
