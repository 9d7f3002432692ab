//! `preprocess`: the command that mdBook runs for each build.

use std::io::IsTerminal;
use std::process::ExitCode;

use anyhow::{Context, bail};

use crate::book::preprocess::CoursePreprocessor;

pub(super) fn preprocess(words: &[String]) -> anyhow::Result<ExitCode> {
    use mdbook_preprocessor::Preprocessor;

    let preprocessor = CoursePreprocessor::default();
    if let [supports, renderer] = words
        && supports == "supports"
    {
        let supported = preprocessor.supports_renderer(renderer)?;
        return Ok(if supported {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        });
    }
    if std::io::stdin().is_terminal() {
        bail!(
            "mdBook runs this command itself. To build the book, run: cargo run -- build --out DIR"
        );
    }
    let (context, book) = mdbook_preprocessor::parse_input(std::io::stdin())
        .context("Can't read the book from mdBook")?;
    let book = preprocessor.run(&context, book)?;
    serde_json::to_writer(std::io::stdout(), &book).context("Can't write the book to mdBook")?;
    Ok(ExitCode::SUCCESS)
}
