//! The page's own sentences. All other words come from scenes, or are in the page.

use checks::Language;

/// Below a figure that has stopped.
pub fn stopped(language: Language) -> &'static str {
    let Language::English = language;
    "This figure has stopped because of a bug in it. To use it again, reload the page."
}

/// Below a figure that can't be opened.
pub fn not_opened(language: Language) -> &'static str {
    let Language::English = language;
    "The live figure didn't load. This picture shows the same position."
}

/// Why code can't run. It continues a sentence, which also adds the full stop.
#[cfg(feature = "bench")]
pub fn not_loaded(address: &str, language: Language) -> String {
    let Language::English = language;
    format!("{address} didn't load. Reload the page")
}

/// The button that runs a move's animation again.
#[cfg(any(feature = "rules", feature = "opponent"))]
pub fn run(language: Language) -> &'static str {
    let Language::English = language;
    "Run"
}
