//! The preprocessor: converts the fences of all chapters to figures and panels. It collects all faults before
//! it fails.

use std::ops::Range;
use std::path::Path;

use checks::{Language, find_step};
use mdbook_preprocessor::book::{Book, BookItem, Chapter};
use mdbook_preprocessor::errors::Error;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};

use super::board_fence::read_board;
use super::board_figure::board_html;
use super::depends::depends_html;
use super::exercise_panel::panel_html;
use super::fence::{Fault, Fence, find_fences};
use super::figure::Page;
use super::listing::find_listings;
use super::model_answer::{APPENDIX, appendix, appendix_part, closed, find_section};
use super::prints::prints_html;
use super::progress_list::progress_html;
use super::quiz::quiz_html;
use super::reading::readings;
use super::scene_figure::scene_html;
use super::screen_figure::screen_html;
use super::site::Edition;

/// Runs in process for the `course` command, and as `cargo run -- preprocess` for a stock mdBook.
#[derive(Debug, Clone, Default)]
pub struct CoursePreprocessor {
    /// The folder of the figures' files below the site's root, with a slash.
    pub assets: Option<String>,
    /// The edition of the pages.
    pub edition: Edition,
}

impl Preprocessor for CoursePreprocessor {
    fn name(&self) -> &str {
        "course"
    }

    fn run(&self, context: &PreprocessorContext, mut book: Book) -> Result<Book, Error> {
        let source = &context.config.book.src;
        let folder = context.root.join(source);
        self.fill_appendix(&mut book);
        let mut faults = Vec::new();
        book.for_each_mut(|item| {
            if let BookItem::Chapter(chapter) = item
                && let Some(path) = chapter.source_path.clone()
            {
                let found = self.expand(chapter, &folder);
                let file = source.join(path);
                faults.extend(
                    found.into_iter().map(|fault| {
                        format!("{}:{}: {}", file.display(), fault.line, fault.message)
                    }),
                );
            }
        });
        if faults.is_empty() {
            return Ok(book);
        }
        Err(Error::msg(format!(
            "the chapters have errors. Fix these lines and build again:\n{}",
            faults.join("\n")
        )))
    }

    fn supports_renderer(&self, renderer: &str) -> Result<bool, Error> {
        Ok(renderer == "html")
    }
}

impl CoursePreprocessor {
    /// Copies the chapters' model answers to the appendix, or removes the appendix from a class's edition.
    fn fill_appendix(&self, book: &mut Book) {
        let is_appendix = |item: &BookItem| matches!(item, BookItem::Chapter(chapter) if file_of(chapter) == APPENDIX);
        if self.edition.without_solutions {
            book.items.retain(|item| !is_appendix(item));
            return;
        }
        let mut parts = Vec::new();
        let mut links = Vec::new();
        for item in book.iter() {
            if let BookItem::Chapter(chapter) = item {
                let file = file_of(chapter);
                if let Some(part) = appendix_part(&chapter.content, &chapter.name, &file) {
                    parts.push(part);
                    links.push((chapter.name.clone(), file));
                }
            }
        }
        book.for_each_mut(|item| {
            if let BookItem::Chapter(chapter) = item
                && file_of(chapter) == APPENDIX
            {
                chapter.content.push_str(&appendix(&parts, &links));
            }
        });
    }

    fn expand(&self, chapter: &mut Chapter, folder: &Path) -> Vec<Fault> {
        let depth = chapter
            .path
            .as_ref()
            .map_or(0, |path| path.components().count().saturating_sub(1));
        let page = Page {
            folder: folder.to_owned(),
            to_root: "../".repeat(depth),
            assets: self.assets.clone(),
            edition: self.edition,
        };
        let (content, faults) = expand_chapter(&chapter.content, &page, Language::English);
        chapter.content = content;
        faults
    }
}

/// The name of a chapter's file.
fn file_of(chapter: &Chapter) -> String {
    let path = chapter.source_path.as_ref();
    path.map_or(String::new(), |path| path.display().to_string())
}

/// A chapter without model answers, for a class.
fn without_listings(chapter: &str) -> String {
    const LEFT_OUT: &str = "*Your class's edition doesn't show this listing.*\n";
    let mut kept = String::with_capacity(chapter.len());
    let mut rest = chapter;
    while let Some(start) = rest.find("```rust") {
        let Some(length) = rest[start + 3..].find("```").map(|length| length + 6) else {
            break;
        };
        let fence = &rest[start..start + length];
        let is_answer = ["src/step", "src/detour_"]
            .iter()
            .any(|module| fence.contains(&format!("{{{{#include ../../steps/{module}")));
        kept.push_str(&rest[..start]);
        kept.push_str(if is_answer { LEFT_OUT } else { fence });
        rest = &rest[start + length..];
    }
    kept + rest
}

/// A chapter with its fences, readings and model answer replaced, and the faults of the parts that stayed.
pub fn expand_chapter(chapter: &str, page: &Page, language: Language) -> (String, Vec<Fault>) {
    let (fences, mut faults) = find_fences(chapter);
    let mut replacements = Vec::new();
    for fence in &fences {
        match fence_html(fence, page, language) {
            Ok(html) => replacements.push((fence.range.clone(), format!("{html}\n"))),
            Err(found) => faults.extend(found),
        }
    }
    match find_listings(chapter, &page.folder) {
        Ok(listings) => {
            let (found, wrong) = readings(chapter, &listings);
            replacements.extend(found);
            faults.extend(wrong);
        }
        Err(message) => faults.push(Fault { line: 1, message }),
    }
    if let Some(section) = find_section(chapter) {
        if page.edition.without_solutions {
            let inside = |range: &Range<usize>| {
                range.start >= section.range.start && range.end <= section.range.end
            };
            replacements.retain(|(range, _)| !inside(range));
            replacements.push((section.range, String::new()));
        } else {
            match closed(chapter, &section, page.edition, language) {
                Ok([before, behind]) => {
                    replacements.push((section.body.start..section.body.start, before));
                    replacements.push((section.body.end..section.body.end, behind));
                }
                Err(fault) => faults.push(fault),
            }
        }
    }
    let mut content = replaced(chapter, replacements);
    if page.edition.without_solutions {
        content = without_listings(&content);
    }
    faults.sort_by_key(|fault| fault.line);
    (content, faults)
}

/// A text with some of its ranges replaced. They must not overlap.
fn replaced(text: &str, mut replacements: Vec<(Range<usize>, String)>) -> String {
    replacements.sort_by_key(|(range, _)| (range.start, range.end));
    let mut content = String::with_capacity(text.len());
    let mut done = 0;
    for (range, replacement) in replacements {
        content.push_str(&text[done..range.start]);
        content.push_str(&replacement);
        done = range.end;
    }
    content + &text[done..]
}

fn fence_html(fence: &Fence, page: &Page, language: Language) -> Result<String, Vec<Fault>> {
    let fault = |message: String| {
        vec![Fault {
            line: fence.line,
            message,
        }]
    };
    match fence.name.as_str() {
        "board" => read_board(fence).map(|fence| board_html(&fence, page, language)),
        "scene" => scene_html(fence, page, language),
        "screen" => screen_html(fence, language),
        "prints" => prints_html(fence),
        "quiz" => quiz_html(fence, page),
        "depends" => Ok(depends_html(language)),
        "progress" => Ok(progress_html(page, language)),
        _ => {
            let step = find_step(&fence.body).map_err(|error| fault(error.to_string()))?;
            panel_html(step, page, language).map_err(|error| fault(format!("{error:#}")))
        }
    }
}
