//! The preprocessor as a stock mdBook starts it: JSON in, JSON out.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What mdBook 0.5 sends: the context and the book.
fn preprocess(chapter: &str) -> Output {
    let input = serde_json::json!([
        {
            "root": "/book",
            "config": {"book": {"title": "Eight Ways", "src": "book/en"}},
            "renderer": "html",
            "mdbook_version": mdbook_preprocessor::MDBOOK_VERSION,
        },
        {"items": [{"Chapter": {
            "name": "04",
            "content": chapter,
            "number": null,
            "sub_items": [],
            "path": "04-legal-moves.md",
            "source_path": "04-legal-moves.md",
            "parent_names": [],
        }}]},
    ]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_course"))
        .arg("preprocess")
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("it reads");
    write!(stdin, "{input}").expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_good_chapter_comes_back_with_its_figures() {
    let output = preprocess("```board still legal=d3,c4,f5,e6\nstart\n```\n");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{words}");
    let book: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON comes back");
    let content = book["items"][0]["Chapter"]["content"]
        .as_str()
        .expect("a chapter");
    assert!(content.starts_with("<figure class=\"board-figure\" data-widget=\"still\""));
}

#[test]
fn a_false_assertion_stops_the_build_with_file_and_line() {
    let output = preprocess("# Title\n\n```board still legal=a1\nstart\n```\n");
    assert!(!output.status.success());
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(words.contains("book/en/04-legal-moves.md:3:"), "{words}");
    assert!(words.contains("legal=d3,c4,f5,e6"), "{words}");
}

#[test]
fn html_is_supported_and_other_renderers_are_left_alone() {
    for (renderer, supported) in [("html", true), ("markdown", false)] {
        let status = Command::new(env!("CARGO_BIN_EXE_course"))
            .args(["preprocess", "supports", renderer])
            .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
            .status()
            .expect("it starts");
        assert_eq!(status.success(), supported, "{renderer}");
    }
}
