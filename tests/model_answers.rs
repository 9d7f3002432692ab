//! Where the model answers are: closed at the end of each chapter, open in the appendix on paper, and nowhere in the
//! pages of a class.

use std::path::Path;

use course::book::preprocess::CoursePreprocessor;
use course::book::site::Edition;
use mdbook_preprocessor::book::{Book, BookItem, Chapter};
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};

const CHAPTER: &str = "# 05 · Flip the discs\n\nText.\n\n```exercise\n05\n```\n\n## One way to write it\n\nThe secret.\n\n```rust\nlet answer = 42;\n```\n\n- `let answer` — See [the exercise](#your-turn).\n\n## Going further\n\nMore.\n";

/// The pages that the preprocessor makes of a chapter and the appendix.
fn pages(edition: Edition) -> Vec<(String, String)> {
    let chapter = |name: &str, content: &str, file: &str| {
        let path = Path::new(file).to_owned();
        let chapter = Chapter::new(name, content.to_owned(), path, Vec::new());
        BookItem::Chapter(chapter)
    };
    let book = Book::new_with_items(vec![
        chapter("05 · Flip the discs", CHAPTER, "05-flip.md"),
        chapter("Appendix", "# Appendix\n\nOn paper.\n", "model-answers.md"),
    ]);
    let mut config = mdbook_driver::config::Config::default();
    config.book.src = "book/en".into();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).to_owned();
    let context = PreprocessorContext::new(root, config, "html".to_owned());
    let preprocessor = CoursePreprocessor {
        assets: None,
        edition,
    };
    let book = preprocessor.run(&context, book).expect("no faults");
    book.iter()
        .filter_map(|item| match item {
            BookItem::Chapter(chapter) => Some((chapter.name.clone(), chapter.content.clone())),
            _ => None,
        })
        .collect()
}

#[test]
fn the_chapter_keeps_its_answer_closed_below_the_heading() {
    let pages = pages(Edition::default());
    let (_, chapter) = &pages[0];
    let (_, section) = chapter
        .split_once("## One way to write it\n")
        .expect("the heading stays outside");
    let (before, rest) = section
        .split_once("<details class=\"model-answer\" data-step=\"05\">")
        .expect("a closed block");
    assert!(!before.contains("secret"));
    let (inside, behind) = rest.split_once("</details>").expect("its end");
    assert!(inside.contains("The secret.") && inside.contains("<ul class=\"reading\">"));
    assert!(behind.contains("## Going further"));
    // Only the local server knows what has passed: elsewhere nothing asks.
    assert!(!chapter.contains("data-before-answer"));
}

#[test]
fn the_local_server_asks_before_an_answer_opens() {
    let pages = pages(Edition {
        live: true,
        ..Edition::default()
    });
    assert!(pages[0].1.contains("data-before-answer"));
    assert!(pages[0].1.contains("You haven't passed step 05 yet."));
}

#[test]
fn the_appendix_links_to_the_answers_on_the_screen_and_holds_them_on_paper() {
    let pages = pages(Edition::default());
    let (_, appendix) = &pages[1];
    let (screen, paper) = appendix
        .split_once("<div class=\"on-paper\">")
        .expect("a part for paper");
    assert!(screen.contains("[05 · Flip the discs](05-flip.md#one-way-to-write-it)"));
    assert!(!screen.contains("secret"));
    assert!(paper.contains("## 05 · Flip the discs") && paper.contains("The secret."));
    assert!(paper.contains("data-line=\"0\""));
    assert!(paper.contains("[the exercise](05-flip.md#your-turn)"));
}

#[test]
fn the_pages_of_a_class_have_neither_answers_nor_appendix() {
    let pages = pages(Edition {
        without_solutions: true,
        ..Edition::default()
    });
    assert_eq!(pages.len(), 1);
    let (_, chapter) = &pages[0];
    assert!(!chapter.contains("secret") && !chapter.contains("let answer"));
    assert!(!chapter.contains("One way to write it"));
    assert!(chapter.contains("Text.") && chapter.contains("## Going further"));
}
