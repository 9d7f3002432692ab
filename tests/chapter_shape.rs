//! All sixteen chapters have the same shape, so that a learner who knows one finds everything in the next, and a teacher
//! can trust the minutes.

use std::fs;
use std::path::{Path, PathBuf};

use checks::{Language, Step, find_step, steps};
use course::book::fence::find_fences;
use course::book::listing::find_listings;
use course::page::web::part_of;
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd};

const SECTIONS: [&str; 10] = [
    "Goal",
    "See it",
    "The idea",
    "A smaller one",
    "Your turn",
    "What goes wrong",
    "Check yourself",
    "One way to write it",
    "Going further",
    "What you built",
];
const MOST_MISTAKES: usize = 5;
const MOST_QUESTIONS: usize = 4;
/// The most characters of a line that a page shows without scrolling.
const WIDEST: usize = 75;

const SIGNATURE: &str = "rustfmt keeps a signature on one line up to 100 characters";

/// The lines of listings that may be longer: the chapter, the beginning of the line, and the reason.
const LONGER: [(&str, &str, &str); 9] = [
    ("05-flip", "pub fn flips_at(", SIGNATURE),
    ("05-flip", "pub fn place(", SIGNATURE),
    ("05-flip", "fn is_valid_move_in_one_line(", SIGNATURE),
    ("07-random", "pub fn random_move<'a>(", SIGNATURE),
    ("09-minimax", "fn minimax(", SIGNATURE),
    ("11-hints", "pub fn candidate_scores(", SIGNATURE),
    ("detour-endgame", "pub fn solve_between(", SIGNATURE),
    ("detour-endgame", "pub fn solve_bits(", SIGNATURE),
    (
        "detour-endgame",
        "        best = best.max(-faulty_solve(",
        "rustfmt keeps a call on one line up to 100 characters",
    ),
];

/// A chapter, cut at its headings.
struct Chapter {
    name: &'static str,
    step: &'static str,
    text: String,
    headings: Vec<Heading>,
}

struct Heading {
    level: HeadingLevel,
    title: String,
    start: usize,
}

impl Chapter {
    fn of(step: &Step) -> Chapter {
        let text = fs::read_to_string(folder().join(format!("{}.md", step.slug)));
        let text = text.expect("a chapter");
        let mut headings: Vec<Heading> = Vec::new();
        let mut is_open = false;
        for (event, range) in Parser::new(&text).into_offset_iter() {
            match event {
                Event::Start(Tag::Heading { level, .. }) => {
                    is_open = true;
                    headings.push(Heading {
                        level,
                        title: String::new(),
                        start: range.start,
                    });
                }
                Event::End(TagEnd::Heading(_)) => is_open = false,
                Event::Text(words) | Event::Code(words) if is_open => {
                    if let Some(heading) = headings.last_mut() {
                        heading.title.push_str(&words);
                    }
                }
                _ => {}
            }
        }
        Chapter {
            name: step.slug,
            step: step.id,
            text,
            headings,
        }
    }

    fn titles(&self, level: HeadingLevel) -> Vec<&str> {
        let headings = self.headings.iter();
        headings
            .filter(|heading| heading.level == level)
            .map(|heading| heading.title.as_str())
            .collect()
    }

    /// The text of a section with its heading.
    fn section(&self, title: &str) -> &str {
        let mut sections = self
            .headings
            .iter()
            .filter(|heading| heading.level == HeadingLevel::H2)
            .skip_while(|heading| heading.title != title);
        let start = sections.next().map(|heading| heading.start);
        let start = start.unwrap_or_else(|| panic!("{}: no section “{title}”", self.name));
        let end = sections
            .next()
            .map_or(self.text.len(), |heading| heading.start);
        &self.text[start..end]
    }

    /// The minutes below the title.
    fn minutes(&self) -> u32 {
        let line = self.text.lines().nth(2).unwrap_or_default();
        let minutes = line
            .strip_prefix('*')
            .and_then(|rest| rest.split_once(" minutes. The Rust in it: "))
            .and_then(|(minutes, _)| minutes.parse().ok());
        minutes.unwrap_or_else(|| {
            panic!(
                "{}: expected a line such as `*45 minutes. The Rust in it: …*` below the title, found: {line}",
                self.name
            )
        })
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("book/en")
}

fn chapters() -> Vec<Chapter> {
    let chapters: Vec<Chapter> = steps().iter().map(|step| Chapter::of(step)).collect();
    assert_eq!(chapters.len(), 16);
    chapters
}

#[test]
fn every_chapter_has_the_same_ten_sections_in_the_same_order() {
    for chapter in chapters() {
        assert_eq!(
            chapter.titles(HeadingLevel::H1).len(),
            1,
            "{}",
            chapter.name
        );
        assert_eq!(
            chapter.titles(HeadingLevel::H2),
            SECTIONS,
            "{}",
            chapter.name
        );
    }
}

#[test]
fn the_exercise_of_a_chapter_is_in_the_section_your_turn() {
    for chapter in chapters() {
        let exercises = |text: &str| -> Vec<String> {
            let (fences, _) = find_fences(text);
            let exercises = fences.into_iter().filter(|fence| fence.name == "exercise");
            exercises
                .map(|fence| fence.body.trim().to_owned())
                .collect()
        };
        for text in [&chapter.text, chapter.section("Your turn")] {
            assert_eq!(exercises(text), [chapter.step], "{}", chapter.name);
        }
    }
}

#[test]
fn the_smaller_program_of_a_chapter_is_one_that_a_test_runs() {
    for chapter in chapters() {
        let section = chapter.section("A smaller one");
        let (fences, _) = find_fences(section);
        assert!(
            section.contains("{{#include ../../steps/examples/")
                || fences.iter().any(|fence| fence.name == "prints"),
            "{}: “A smaller one” shows nothing of steps/examples",
            chapter.name
        );
    }
}

#[test]
fn a_chapter_shows_at_most_five_mistakes() {
    for chapter in chapters() {
        let (start, end) = {
            let section = chapter.section("What goes wrong");
            let start = chapter.text.find(section).expect("the section");
            (start, start + section.len())
        };
        let headings = chapter.headings.iter();
        let mistakes = headings.filter(|heading| {
            heading.level == HeadingLevel::H3 && (start..end).contains(&heading.start)
        });
        assert!(mistakes.count() <= MOST_MISTAKES, "{}", chapter.name);
    }
}

#[test]
fn a_chapter_asks_between_one_and_four_numbered_questions() {
    for chapter in chapters() {
        let questions = chapter.section("Check yourself").lines();
        let numbers: Vec<&str> = questions
            .filter_map(|line| line.strip_prefix("**")?.split_once(". "))
            .map(|(number, _)| number)
            .collect();
        assert!(
            (1..=MOST_QUESTIONS).contains(&numbers.len()),
            "{}: {numbers:?}",
            chapter.name
        );
        let expected = (1..=numbers.len()).map(|number| number.to_string());
        assert_eq!(numbers, expected.collect::<Vec<_>>(), "{}", chapter.name);
    }
}

#[test]
fn the_lines_of_listings_fit_the_page_except_those_that_rustfmt_joins() {
    let mut used = [false; LONGER.len()];
    for chapter in chapters() {
        let listings = find_listings(&chapter.text, &folder()).expect("the listings");
        let lines = listings.iter().flat_map(|listing| &listing.lines);
        for line in lines.filter(|line| line.chars().count() > WIDEST) {
            let exception = LONGER
                .iter()
                .position(|(name, start, _)| *name == chapter.name && line.starts_with(start));
            match exception {
                Some(exception) => used[exception] = true,
                None => panic!(
                    "{}: {} characters, at most {WIDEST} fit: {line}",
                    chapter.name,
                    line.chars().count()
                ),
            }
        }
    }
    for ((name, start, reason), is_used) in LONGER.iter().zip(used) {
        assert!(is_used, "{name}: no longer line begins with {start}");
        assert!(!reason.is_empty(), "{name}: {start}: why?");
    }
}

/// The minutes in a table of `page` with a row for each step, which begins with `| 01 ` or `| [01]`. They are in the
/// given column.
fn table(page: &str, column: usize) -> Vec<(String, u32)> {
    let text = fs::read_to_string(folder().join(page)).expect("the page");
    text.lines()
        .filter_map(|line| {
            let cells: Vec<&str> = line.strip_prefix('|')?.split('|').map(str::trim).collect();
            let step = cells[0].trim_start_matches('[').get(..2)?;
            let minutes = cells.get(column)?.parse().ok()?;
            Some((step.to_owned(), minutes))
        })
        .collect()
}

#[test]
fn the_first_page_and_the_page_for_teachers_say_the_minutes_of_the_chapters() {
    let chapters = chapters();
    let steps = chapters
        .iter()
        .filter(|chapter| !chapter.step.starts_with("detour"));
    let minutes: Vec<(String, u32)> = steps
        .map(|chapter| (chapter.step.to_owned(), chapter.minutes()))
        .collect();
    assert_eq!(minutes.len(), 12);
    assert_eq!(table("teachers.md", 1), minutes, "teachers.md");
    assert_eq!(table("index.md", 3), minutes, "index.md");
    let all: u32 = minutes.iter().map(|(_, minutes)| minutes).sum();
    assert!((8 * 60..=12 * 60).contains(&all), "{all} minutes in all");
}

#[test]
fn detours_say_their_minutes_below_the_title_too() {
    for chapter in chapters() {
        assert!((10..=90).contains(&chapter.minutes()), "{}", chapter.name);
    }
}

#[test]
fn the_usual_mistakes_on_the_page_for_teachers_have_the_titles_that_the_reports_show() {
    let page = fs::read_to_string(folder().join("teachers.md")).expect("the page");
    let (_, rest) = page.split_once("## Usual mistakes").expect("the section");
    let (section, _) = rest.split_once("\n## ").expect("the next section");
    let rows: Vec<Vec<&str>> = section
        .lines()
        .filter_map(|line| Some(line.strip_prefix("| ")?.split(" | ").collect()))
        .filter(|cells: &Vec<&str>| cells[0].parse::<u32>().is_ok())
        .collect();
    assert!(rows.len() > 12, "{rows:?}");
    for row in rows {
        let step = find_step(row[0]).expect("a step");
        let title = format!("the code {}", row[1]);
        let mut titles = step
            .mistakes
            .iter()
            .map(|mistake| mistake.title.get(Language::English));
        assert!(
            titles.any(|known| known == title),
            "{}: no known mistake is called “{title}”",
            row[0]
        );
    }
}

/// On the web, a page loads only one half of the figures.
#[test]
fn every_figure_of_a_chapter_is_in_the_half_of_the_course_that_its_page_loads() {
    let mut wrong = Vec::new();
    for chapter in fs::read_dir("book/en").expect("the chapters").flatten() {
        let path = chapter.path();
        if path.extension().is_none_or(|ending| ending != "md") {
            continue;
        }
        let page = path.file_stem().expect("a name").to_string_lossy();
        let text = fs::read_to_string(&path).expect("a chapter");
        let fences = find_fences(&text).0.into_iter();
        for fence in fences.filter(|fence| ["board", "scene"].contains(&fence.name.as_str())) {
            let kind = fence.kind.unwrap_or_default();
            let entry = scenes::ENTRIES.iter().find(|entry| entry.name == kind);
            let is_of_another_half = entry
                .is_some_and(|entry| !["shared", "puzzles", part_of(&page)].contains(&entry.part));
            if is_of_another_half {
                wrong.push(format!("{}:{}: {kind}", path.display(), fence.line));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}
