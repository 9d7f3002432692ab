//! Checks the links inside a built site: each must lead to a page, and to a place on it.

use std::fs;
use std::path::Path;

use anyhow::Context;

use crate::files::failed;

/// A message for each broken link, with the page's source.
///
/// # Errors
///
/// If the site can't be read.
pub fn broken_links(site: &Path) -> anyhow::Result<Vec<String>> {
    let mut broken = Vec::new();
    for entry in fs::read_dir(site).with_context(|| failed("read", site))? {
        let path = entry.with_context(|| failed("read", site))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // The print page repeats all chapters, so skip it.
        let Some(page) = name.strip_suffix(".html").filter(|page| *page != "print") else {
            continue;
        };
        let html = fs::read_to_string(&path).with_context(|| failed("read", &path))?;
        for link in links_of(&html) {
            let (target, place) = link.split_once('#').unwrap_or((link, ""));
            let file = if target.is_empty() {
                path.clone()
            } else {
                site.join(target)
            };
            let found = match fs::read_to_string(&file) {
                Ok(_) if place.is_empty() || place.starts_with("pos=") => true,
                Ok(html) => html.contains(&format!("id=\"{place}\"")),
                Err(_) => false,
            };
            if !found {
                broken.push(format!("book/en/{page}.md: the link to {link} is broken"));
            }
        }
    }
    broken.sort();
    broken.dedup();
    Ok(broken)
}

/// The links of the chapter's text to other pages of the book.
fn links_of(html: &str) -> impl Iterator<Item = &str> {
    let text = html.split_once("<main>").map_or(html, |(_, text)| text);
    let text = text.split_once("</main>").map_or(text, |(text, _)| text);
    text.split("href=\"")
        .skip(1)
        .filter_map(|rest| rest.split_once('"').map(|(link, _)| link))
        .filter(|link| !link.contains("://") && (link.contains(".html") || link.starts_with('#')))
}
