//! The steps in a row, with how far the reader is with each where the local server is there.

use std::fmt::Write;

use checks::{Language, Step};

use super::figure::Page;

/// The list as HTML, without blank lines.
pub fn progress_html(page: &Page, language: Language) -> String {
    let Language::English = language;
    let mut html = format!(
        "<nav class=\"progress\" data-progress{} aria-label=\"The steps\" data-passed=\"passed\" data-begun=\"begun\" data-changed=\"changed since it passed\" data-missing=\"file missing\">\n",
        page.attributes()
    );
    let (steps, detours): (Vec<&Step>, Vec<&Step>) = checks::steps()
        .iter()
        .copied()
        .partition(|step| step.id.parse::<u32>().is_ok());
    for (class, some) in [("steps", steps), ("detours", detours)] {
        let _ = write!(html, "<ol class=\"progress-{class}\">");
        for step in some {
            let name = step.id.trim_start_matches("detour-");
            let _ = write!(
                html,
                "<li data-step=\"{}\"><a href=\"{}{}.html\">{name}<span class=\"progress-state\"></span></a></li>",
                step.id, page.to_root, step.slug
            );
        }
        html.push_str("</ol>\n");
    }
    html.push_str("<p class=\"progress-count\" data-count=\"{} of 12 steps passed\" role=\"status\" hidden></p>\n</nav>");
    html
}
