//! What the pages get after mdBook has written them: coloured listings, and the script that starts the figures.

use std::fs;
use std::path::Path;

use anyhow::Context;
use checks::Language;

use super::highlight::highlight_listings;
use crate::files::failed;
use crate::page::PageFiles;
use crate::page::start_script::start_script;

/// Finishes all pages of a site.
///
/// # Errors
///
/// If a page can't be read or written.
pub fn finish_pages(
    site: &Path,
    files: Option<&PageFiles>,
    language: Language,
) -> anyhow::Result<()> {
    finish_folder(site, "", files, language)
}

/// Finishes the pages of a folder. `to_root` leads from the folder to the site's root.
fn finish_folder(
    folder: &Path,
    to_root: &str,
    files: Option<&PageFiles>,
    language: Language,
) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| failed("read", folder))? {
        let path = entry.with_context(|| failed("read", folder))?.path();
        if path.is_dir() {
            finish_folder(&path, &format!("../{to_root}"), files, language)?;
        } else if path.extension().is_some_and(|ending| ending == "html") {
            let html = fs::read_to_string(&path).with_context(|| failed("read", &path))?;
            let page = path.file_stem().unwrap_or_default().to_string_lossy();
            let script = files.map(|files| start_script(files, &page, to_root, language));
            let html = with_script(highlight_listings(&html), &script.unwrap_or_default());
            fs::write(&path, html).with_context(|| failed("write", &path))?;
        }
    }
    Ok(())
}

/// A page with a script at the end of its body. mdBook's list of chapters for frames has no body.
fn with_script(mut html: String, script: &str) -> String {
    if let Some(end) = html.rfind("</body>") {
        html.insert_str(end, script);
    }
    html
}
