//! The model answer of a chapter: its section "One way to write it", closed until a reader opens it. On paper it's in
//! the appendix. A class's edition omits it.

use std::ops::Range;

use checks::{Language, find_step};
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag};

use super::fence::{Fault, find_fences, line_at};
use super::site::Edition;

/// The heading of the section.
pub const HEADING: &str = "One way to write it";
/// The chapter with the model answers on paper.
pub const APPENDIX: &str = "model-answers.md";

/// The section of a chapter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The whole section with its heading.
    pub range: Range<usize>,
    /// What is below the heading.
    pub body: Range<usize>,
}

/// The section with the model answer, if the chapter has one.
pub fn find_section(chapter: &str) -> Option<Section> {
    let mut headings = Parser::new(chapter)
        .into_offset_iter()
        .filter_map(|(event, range)| match event {
            Event::Start(Tag::Heading { level, .. }) if level <= HeadingLevel::H2 => Some(range),
            _ => None,
        });
    let heading = headings.find(|range| title(&chapter[range.clone()]) == HEADING)?;
    let end = headings.next().map_or(chapter.len(), |next| next.start);
    Some(Section {
        range: heading.start..end,
        body: heading.end..end,
    })
}

fn title(heading: &str) -> &str {
    heading.trim_start_matches('#').trim()
}

/// The HTML before and after the section's body.
///
/// # Errors
///
/// If the chapter has no exercise: then the step of the model answer is unknown.
pub fn closed(
    chapter: &str,
    section: &Section,
    edition: Edition,
    language: Language,
) -> Result<[String; 2], Fault> {
    let Language::English = language;
    let step = step_of(chapter).ok_or_else(|| Fault {
        line: line_at(chapter, section.range.start),
        message: format!("“{HEADING}” needs an exercise fence in the same chapter"),
    })?;
    let asking = match edition.live {
        true => format!(
            "<div class=\"notice\" data-before-answer role=\"group\" aria-label=\"Model answer\" hidden><p>You haven't passed step {step} yet. Code of your own teaches you more than this answer. Do you want to see it now?</p><div class=\"live-buttons\"><button type=\"button\" data-action=\"back\">Back</button><button type=\"button\" data-action=\"show-answer\">Show answer</button></div></div>\n"
        ),
        false => String::new(),
    };
    let before = format!(
        "\n<p class=\"in-appendix\">On paper, the model answer is in the appendix.</p>\n<details class=\"model-answer\" data-step=\"{step}\">\n<summary>Model answer</summary>\n{asking}\n"
    );
    Ok([before, "\n</details>\n\n".to_owned()])
}

/// The step of a chapter's exercise.
pub fn step_of(chapter: &str) -> Option<&'static str> {
    let (fences, _) = find_fences(chapter);
    let exercise = fences.iter().find(|fence| fence.name == "exercise")?;
    find_step(&exercise.body).ok().map(|step| step.id)
}

/// The part of the appendix for one chapter. `file` is the chapter's, such as `05-flip.md`.
pub fn appendix_part(chapter: &str, name: &str, file: &str) -> Option<String> {
    let section = find_section(chapter)?;
    // Links inside the chapter must work from the appendix too.
    let body = chapter[section.body]
        .trim()
        .replace("](#", &format!("]({file}#"));
    Some(format!("\n## {name}\n\n{body}\n"))
}

/// The appendix: on the screen a list of links to the chapters, on paper their model answers.
pub fn appendix(parts: &[String], links: &[(String, String)]) -> String {
    let links: String = links
        .iter()
        .map(|(name, file)| format!("- [{name}]({file}#one-way-to-write-it)\n"))
        .collect();
    format!(
        "\n<div class=\"on-screen\">\n\n{links}\n</div>\n\n<div class=\"on-paper\">\n{}\n</div>\n",
        parts.concat()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHAPTER: &str = "# 05 · Discs\n\n```exercise\n05\n```\n\n## One way to write it\n\nSee [there](#x).\n\n### Another way\n\nLoops.\n\n## Going further\n\nMore.\n";

    #[test]
    fn the_section_ends_at_the_next_heading_of_its_level() {
        let section = find_section(CHAPTER).expect("a section");
        assert_eq!(
            CHAPTER[section.body].trim(),
            "See [there](#x).\n\n### Another way\n\nLoops."
        );
        assert_eq!(find_section("# Title\n\nOne way to write it\n"), None);
    }

    #[test]
    fn links_into_the_chapter_lead_there_from_the_appendix() {
        let part = appendix_part(CHAPTER, "05 · Discs", "05-flip.md").expect("a part");
        assert!(part.contains("## 05 · Discs\n\nSee [there](05-flip.md#x)."));
    }

    #[test]
    fn a_section_without_an_exercise_is_a_fault() {
        let chapter = "# Title\n\n## One way to write it\n\nText.\n";
        let section = find_section(chapter).expect("a section");
        let fault =
            closed(chapter, &section, Edition::default(), Language::English).expect_err("a fault");
        assert_eq!(fault.line, 3);
    }
}
