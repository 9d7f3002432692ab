//! The steps as a board of two rows. With the local server, it also shows the learner's progress.

use std::fmt::Write;

use checks::{Language, find_step};

use super::figure::Page;

/// The steps and detours in the order of the book, with the titles of their chapters up to the colon.
const STOPS: [(&str, &str); 16] = [
    ("01", "Draw the board"),
    ("02", "The starting position"),
    ("03", "Squares and the cursor"),
    ("04", "Legal moves"),
    ("detour-walls", "Walls instead of bounds"),
    ("05", "Flip the discs"),
    ("detour-lines", "Lines and patterns"),
    ("06", "Turns, passes, result"),
    ("07", "A random opponent"),
    ("08", "Evaluating a position"),
    ("09", "Looking ahead: minimax"),
    ("10", "Alpha-beta"),
    ("detour-bitboards", "Bitboards"),
    ("11", "Hints"),
    ("12", "The finished game"),
    ("detour-endgame", "Solving the end of the game"),
];

/// The list as HTML, without blank lines. The cells are empty until the page knows the learner's progress.
pub fn progress_html(page: &Page, language: Language) -> String {
    let Language::English = language;
    let mut html = format!(
        "<nav class=\"progress\" data-progress{} aria-label=\"The steps\" data-passed=\"Passed\" data-begun=\"Not finished yet\" data-changed=\"Changed after it passed\" data-missing=\"File missing\" data-next=\"Next\">\n<ol>\n",
        page.attributes()
    );
    for (id, name) in STOPS {
        let step = find_step(id).expect("every stop is a step");
        let (cell, kind) = match step.is_detour() {
            true => ("", "<small>Detour</small> "),
            false => (id, ""),
        };
        let (next, state) = match id {
            "01" => (" data-next", " Start here"),
            _ => ("", ""),
        };
        let _ = writeln!(
            html,
            "<li data-step=\"{id}\"{next}><a href=\"{}{}.html\"><span class=\"progress-cell\">{cell}</span> {kind}{name}<span class=\"progress-state\">{state}</span></a></li>",
            page.to_root, step.slug
        );
    }
    html.push_str("</ol>\n<p class=\"progress-count\" data-count=\"{} of 12 steps passed\" role=\"status\" hidden></p>\n</nav>");
    html
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn the_list_shows_every_step_in_the_order_of_the_book() {
        let summary = include_str!("../../book/en/SUMMARY.md");
        let at = |id: &str| {
            let slug = find_step(id).expect("a step").slug;
            summary.find(&format!("({slug}.md)")).expect("a chapter")
        };
        let places: Vec<usize> = STOPS.iter().map(|(id, _)| at(id)).collect();
        assert!(places.is_sorted());
        assert_eq!(STOPS.len(), checks::steps().len());
    }

    #[test]
    fn the_list_and_the_summary_name_chapters_by_their_own_titles() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("book/en");
        let summary = include_str!("../../book/en/SUMMARY.md");
        let is_title = |title: &str, name: &str| {
            let rest = title.strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
        };
        for (id, name) in STOPS {
            let slug = find_step(id).expect("a step").slug;
            let chapter = fs::read_to_string(root.join(format!("{slug}.md"))).expect("a chapter");
            let title = chapter.lines().next().unwrap_or_default();
            let title = title.strip_prefix("# ").expect("a title");
            let (_, own) = title.split_once(" · ").expect("a number or Detour");
            assert!(is_title(own, name), "{name} isn't the title {own}");
            let line = summary
                .lines()
                .find(|line| line.ends_with(&format!("]({slug}.md)")));
            let listed = line.and_then(|line| line.strip_prefix("- [")?.split_once("]("));
            let (listed, _) = listed.expect("a line of the summary");
            assert!(is_title(title, listed), "{listed} isn't the title {title}");
        }
    }
}
