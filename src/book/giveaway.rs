//! Finds model answers where learners can see them too early: above a chapter's exercise, in the stub, or in the
//! first two hints.

use std::fs;
use std::path::Path;

use anyhow::Context;
use checks::{Language, Step};

use super::fence::{find_fences, line_at};
use super::figure::Page;
use super::html_text::unescape;
use super::listing::with_includes;
use super::preprocess::expand_chapter;
use crate::exercise::files::{function_of_model, hints_of, stub_of};
use crate::files::failed;

/// This many lines of an answer in a row give it away, if they have at least this many letters. Shorter runs, such as
/// three closing braces, occur in any program.
const LINES: usize = 3;
const LETTERS: usize = 70;

/// A message for each place that gives the model answer of a step away.
///
/// # Errors
///
/// If the chapter can't be read.
pub fn giveaways(root: &Path, step: &Step) -> anyhow::Result<Vec<String>> {
    let folder = root.join("book/en");
    let file = folder.join(format!("{}.md", step.slug));
    let chapter = fs::read_to_string(&file).with_context(|| failed("read", &file))?;
    let name = format!("book/en/{}.md", step.slug);
    let mut faults: Vec<String> = puzzles_above(&chapter)
        .into_iter()
        .map(|(line, puzzle)| {
            format!("{name}:{line}: the puzzle {puzzle} is above the exercise. Move it below, because its pieces are the answer")
        })
        .collect();
    let above = shown_above(&chapter, &folder)?;
    let hints = hints_of(step)?;
    let texts = [
        (format!("{name}, above the exercise"), above.as_str()),
        (format!("book/en/hints/{}.md, hint 1", step.slug), hints[0]),
        (format!("book/en/hints/{}.md, hint 2", step.slug), hints[1]),
        (format!("exercises/stubs/{}.rs", step.slug), stub_of(step)?),
    ];
    for function in step.functions {
        let answer = function_of_model(step, function)?;
        for (place, text) in &texts {
            if let Some(lines) = given_away(answer, text) {
                faults.push(format!(
                    "{place}: this contains the model answer of `{function}`: {lines}"
                ));
            }
        }
    }
    Ok(faults)
}

/// A chapter up to its exercise.
fn above_exercise(chapter: &str) -> &str {
    let (fences, _) = find_fences(chapter);
    let exercise = fences.iter().find(|fence| fence.name == "exercise");
    &chapter[..exercise.map_or(chapter.len(), |fence| fence.range.start)]
}

/// The page's contents above the exercise: text, listings, and the words and code in figures.
fn shown_above(chapter: &str, folder: &Path) -> anyhow::Result<String> {
    let page = Page {
        folder: folder.to_owned(),
        ..Page::default()
    };
    let (html, _) = expand_chapter(above_exercise(chapter), &page, Language::English);
    with_includes(&text_of(&html), folder).map_err(anyhow::Error::msg)
}

/// HTML without its tags.
fn text_of(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        // Otherwise `<` is a character of the text, such as in `a < b`.
        rest = match tag.split_once('>') {
            Some((_, after)) if tag.starts_with(|c: char| c.is_alphabetic() || c == '/') => after,
            _ => {
                text.push('<');
                tag
            }
        };
    }
    text.push_str(rest);
    unescape(&text)
}

/// The puzzles above the exercise, with their lines.
fn puzzles_above(chapter: &str) -> Vec<(usize, String)> {
    let above = above_exercise(chapter);
    let (fences, _) = find_fences(above);
    fences
        .into_iter()
        .filter_map(|fence| {
            let kind = fence.kind.filter(|_| fence.name == "scene")?;
            let is_puzzle = kind.starts_with("assemble-") || kind.starts_with("break-");
            is_puzzle.then(|| (line_at(above, fence.range.start), kind))
        })
        .collect()
}

/// The lines of an answer that occur in a text in a row: its whole body, or a part that is long enough.
fn given_away(answer: &str, text: &str) -> Option<String> {
    let body = body_lines(answer);
    let text: Vec<String> = text
        .lines()
        .map(plain)
        .filter(|line| !line.is_empty())
        .collect();
    let length = LINES.min(body.len());
    if length == 0 {
        return None;
    }
    let is_whole = body.len() == length;
    body.windows(length)
        .filter(|part| is_whole || part.iter().map(String::len).sum::<usize>() >= LETTERS)
        .find(|part| text.windows(length).any(|lines| lines == *part))
        .map(|part| part.join(" "))
}

/// The lines of a function's body, without comments and braces.
fn body_lines(function: &str) -> Vec<String> {
    let (_, body) = function.split_once("{\n").unwrap_or(("", function));
    body.lines()
        .map(plain)
        .filter(|line| line.chars().any(char::is_alphanumeric))
        .collect()
}

/// A line without spaces, and without its comment.
fn plain(line: &str) -> String {
    let code = line.split_once("//").map_or(line, |(code, _)| code);
    code.split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANSWER: &str = "/// Doc.\npub fn count(board: &Board) -> i32 {\n    let mut black_discs_so_far = 0;\n    for square in board.squares() {\n        // a comment\n        black_discs_so_far += i32::from(board[square] == Some(Disc::Black));\n    }\n    black_discs_so_far\n}\n";

    #[test]
    fn a_part_of_an_answer_gives_it_away_whatever_its_indent() {
        let text = "Text.\n\n    let mut black_discs_so_far = 0;\n  for square in board.squares() {\nblack_discs_so_far += i32::from(board[square] == Some(Disc::Black));\n";
        assert!(given_away(ANSWER, text).is_some());
        assert!(given_away(ANSWER, ANSWER).is_some());
    }

    #[test]
    fn a_line_that_any_program_has_gives_nothing_away() {
        let text = "for square in board.squares() {\n    println!(\"{square}\");\n}\n";
        assert_eq!(given_away(ANSWER, text), None);
    }

    #[test]
    fn the_whole_body_of_a_short_function_gives_it_away() {
        let answer = "pub fn index(x: i32, y: i32) -> i32 {\n    y * 8 + x\n}\n";
        assert!(given_away(answer, "Write\n\n```rust\ny * 8 + x\n```\n").is_some());
        assert_eq!(given_away(answer, "y times 8\n"), None);
    }

    #[test]
    fn code_in_a_figure_is_read_without_its_tags() {
        let html = "<figure><pre><code><span>if a &lt; b {&#10;</span><span>Vec::new()&#10;</span></code></pre></figure>\n";
        assert_eq!(text_of(html), "if a < b {\nVec::new()\n\n");
        assert_eq!(text_of("if a < b { Vec<i32> }"), "if a < b { Vec }");
    }

    #[test]
    fn puzzles_are_found_above_the_exercise_and_not_below_it() {
        let puzzle = "```scene assemble-04 square=c3\nstart\n```\n";
        let exercise = "```exercise\n04\n```\n";
        assert_eq!(
            puzzles_above(&format!("# Title\n\n{puzzle}\n{exercise}")),
            [(3, "assemble-04".to_owned())]
        );
        assert_eq!(puzzles_above(&format!("{exercise}\n{puzzle}")), []);
    }
}
