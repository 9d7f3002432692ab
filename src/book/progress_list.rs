//! The steps as a board of two rows, with how far the reader is with each where the local server is there.

use std::fmt::Write;

use checks::{Language, find_step};

use super::figure::Page;

/// The steps and detours in the order of the book, with names that fit below a cell.
const STOPS: [(&str, &str); 16] = [
    ("01", "Draw the board"),
    ("02", "The start"),
    ("03", "Squares, cursor"),
    ("04", "Legal moves"),
    ("detour-walls", "Walls"),
    ("05", "Turning discs"),
    ("detour-lines", "Lines"),
    ("06", "Turns, passes"),
    ("07", "A random opponent"),
    ("08", "Judging a position"),
    ("09", "Minimax"),
    ("10", "Alpha-beta"),
    ("detour-bitboards", "Bitboards"),
    ("11", "Hints"),
    ("12", "The whole game"),
    ("detour-endgame", "Endgame"),
];

/// The picture as HTML, without blank lines. Before anything is known of the reader, all cells are empty.
pub fn progress_html(page: &Page, language: Language) -> String {
    let Language::English = language;
    let mut html = format!(
        "<nav class=\"progress\" data-progress{} aria-label=\"The steps\" data-passed=\"passed\" data-begun=\"begun\" data-changed=\"changed since it passed\" data-missing=\"file missing\" data-next=\"next\">\n<ol>\n",
        page.attributes()
    );
    for (id, name) in STOPS {
        let step = find_step(id).expect("the picture shows steps");
        let (cell, kind) = match step.is_detour() {
            true => ("", "<small>Detour</small> "),
            false => (id, ""),
        };
        let (next, state) = match id {
            "01" => (" data-next", " start here"),
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
    use super::*;

    #[test]
    fn the_picture_shows_every_step_in_the_order_of_the_book() {
        let summary = include_str!("../../book/en/SUMMARY.md");
        let at = |id: &str| {
            let slug = find_step(id).expect("a step").slug;
            summary.find(&format!("({slug}.md)")).expect("a chapter")
        };
        let places: Vec<usize> = STOPS.iter().map(|(id, _)| at(id)).collect();
        assert!(places.is_sorted());
        assert_eq!(STOPS.len(), checks::steps().len());
    }
}
