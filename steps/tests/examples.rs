//! The chapters' worked examples: each runs, and prints what its chapter says.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Examples that belong to no chapter's text.
const OTHERS: [&str; 1] = ["random-game"];

fn folder(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(below)
}

/// The names of the examples.
fn examples() -> Vec<String> {
    let files = fs::read_dir(folder("examples")).expect("the examples");
    let names = files.map(|file| file.expect("a file").path());
    let names = names.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let name = |path: PathBuf| {
        path.file_stem()
            .map(|name| name.to_string_lossy().into_owned())
    };
    let mut names: Vec<String> = names.filter_map(name).collect();
    names.retain(|name| !OTHERS.contains(&name.as_str()));
    names.sort();
    names
}

/// What each example prints according to the chapters: its name, the chapter, and the lines.
fn claims() -> Vec<(String, String, String)> {
    let mut claims = Vec::new();
    for file in fs::read_dir(folder("../book/en")).expect("the chapters") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|ending| ending != "md") {
            continue;
        }
        let chapter = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned());
        let text = fs::read_to_string(&path)
            .expect("a chapter")
            .replace('\r', "");
        for part in text.split("\n```prints ").skip(1) {
            let (name, rest) = part.split_once('\n').expect("a line");
            let (lines, _) = rest.split_once("\n```").expect("the fence's end");
            let chapter = chapter.clone().unwrap_or_default();
            claims.push((name.trim().to_owned(), chapter, lines.to_owned()));
        }
    }
    claims
}

/// What an example prints.
fn output(name: &str) -> String {
    let run = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--package", "steps", "--example", name])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(
        run.status.success(),
        "{name}: {}",
        String::from_utf8_lossy(&run.stderr)
    );
    String::from_utf8(run.stdout).expect("text")
}

#[test]
fn every_example_prints_what_its_chapter_says() {
    let mut outputs = BTreeMap::new();
    for (name, chapter, lines) in claims() {
        let output = outputs.entry(name.clone()).or_insert_with(|| output(&name));
        assert!(
            format!("\n{output}").contains(&format!("\n{}\n", lines.trim_end())),
            "{chapter} says that {name} prints:\n{lines}\nIt prints:\n{output}"
        );
    }
    let shown: Vec<&String> = outputs.keys().collect();
    assert_eq!(
        shown,
        examples().iter().collect::<Vec<_>>(),
        "examples in the chapters, and in the folder"
    );
}

#[test]
fn every_line_of_an_example_fits_the_page() {
    for name in examples() {
        let path = folder("examples").join(format!("{name}.rs"));
        let text = fs::read_to_string(path).expect("an example");
        let long = text.lines().find(|line| line.chars().count() > 75);
        assert_eq!(long, None, "{name}");
    }
}
