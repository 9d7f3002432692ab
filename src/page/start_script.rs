//! The HTML that starts a page's figures, and the sentences that the page shows if they can't start.

use checks::Language;
use steps::escape;

use super::PageFiles;

/// The script element of a page. `page` is the name of its file without the ending; `to_root` leads from the page to
/// the site's root.
pub fn start_script(files: &PageFiles, page: &str, to_root: &str, language: Language) -> String {
    let folder = format!("{to_root}{}", files.name());
    let module = files.module_of(page);
    let words: String = words(files, language)
        .map(|(reason, words)| format!(" data-words-{reason}=\"{}\"", escape(words)))
        .collect();
    format!("<script src=\"{folder}start.js\" data-module=\"{folder}{module}\"{words}></script>\n")
}

/// For each reason, why the figures are still pictures and what helps.
fn words(
    files: &PageFiles,
    language: Language,
) -> impl Iterator<Item = (&'static str, &'static str)> {
    let Language::English = language;
    let missing = match files {
        // Most often the build has failed, or the server has ended.
        PageFiles::Served => {
            "This figure is a still picture, because a file of the figures couldn't be built or didn't load. Look at the terminal where `cargo run` is running, then reload the page."
        }
        PageFiles::Folder(_) => {
            "This figure is a still picture, because a file of the figures didn't load. Reload the page."
        }
    };
    let always = [
        (
            "file",
            "This figure is a still picture, because the page was opened as a file. Open the book with `cargo run`, or put it on a web server.",
        ),
        (
            "blocked",
            "This figure is a still picture, because the browser or the website blocks WebAssembly. Allow WebAssembly, or use another browser.",
        ),
        ("missing", missing),
    ];
    let building = (
        "building",
        "The figures are being built. Until they are ready, this is a still picture.",
    );
    // On a website, all files are already built.
    let only_here = (*files == PageFiles::Served).then_some(building);
    always.into_iter().chain(only_here)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn the_local_pages_load_one_module_and_the_pages_on_the_web_their_part() {
        let local = start_script(&PageFiles::Served, "09-minimax", "", Language::English);
        assert!(local.contains("data-words-building="));
        assert!(local.contains("`cargo run` is running"));
        assert!(local.starts_with("<script src=\"page/start.js\" data-module=\"page/page.js\""));
        let web = PageFiles::Folder(PathBuf::from("target/course/page-12ab34cd"));
        let web = start_script(&web, "09-minimax", "../", Language::English);
        assert!(!web.contains("data-words-building="));
        assert!(!web.contains("is running"));
        assert!(web.starts_with(
            "<script src=\"../page-12ab34cd/start.js\" data-module=\"../page-12ab34cd/opponent.js\""
        ));
    }
}
