//! The exercise panel of a chapter: what to edit, the command, the groups, hints and the model answer.

use std::fmt::Write;

use checks::{Language, Step, text};
use steps::escape;

use super::figure::Page;
use super::fingerprints::fingerprints_of;
use crate::exercise::files::{hints_of, model_answer, stub_of};

/// The panel as HTML, without blank lines outside of `<pre>`.
///
/// # Errors
///
/// When the model answer cannot be put together.
pub fn panel_html(step: &Step, page: &Page, language: Language) -> anyhow::Result<String> {
    let Language::English = language;
    let stub = stub_of(step)?;
    let answer = model_answer(step, stub)?;
    let fingerprints: Vec<String> = step
        .mistakes
        .iter()
        .zip(fingerprints_of(step))
        .map(|(mistake, functions)| {
            let hashes: Vec<String> = functions
                .iter()
                .map(|hash| format!("{hash:016x}"))
                .collect();
            format!("{}:{}", mistake.id, hashes.join("-"))
        })
        .collect();
    let mut html = format!(
        "<section class=\"exercise\" data-exercise=\"{}\"{} data-fingerprints=\"{}\" aria-label=\"Exercise {0}\">\n",
        step.id,
        page.attributes(),
        fingerprints.join(",")
    );
    let functions: Vec<String> = step
        .functions
        .iter()
        .map(|name| format!("<code>{name}</code>"))
        .collect();
    let _ = writeln!(
        html,
        "<p>Open <code>exercises/{}/src/lib.rs</code> and replace <code>todo!()</code> in {}.</p>",
        step.slug,
        text::in_a_row(&functions)
    );
    let _ = writeln!(
        html,
        "<p>Check your answer in the terminal:</p>\n<pre><code class=\"language-sh nohighlight\">cargo test -p {}</code></pre>",
        step.package
    );
    let groups: Vec<&str> = step
        .groups
        .iter()
        .map(|group| group.name.get(language))
        .collect();
    if groups.len() > 1 {
        let _ = writeln!(
            html,
            "<p>The questions come in {} groups, from easy to hard: {}.</p>",
            groups.len(),
            groups.join(", ")
        );
    }
    html.push_str("<div class=\"verdict\" data-verdict role=\"status\"></div>\n");
    for (index, hint) in hints_of(step)?.into_iter().enumerate() {
        let _ = writeln!(
            html,
            "<details><summary>Hint {}</summary><div class=\"hint\">{}</div></details>",
            index + 1,
            hint_html(hint)
        );
    }
    if !page.edition.without_solutions {
        let _ = writeln!(
            html,
            "<details class=\"model-answer\"><summary>The model answer</summary><p>Try the hints first. One way to write it:</p>{}</details>",
            pre(&functions_only(&answer))
        );
    }
    html.push_str("</section>");
    Ok(html)
}

/// A hint's Markdown as HTML. Its code is Rust.
fn hint_html(hint: &str) -> String {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, pulldown_cmark::Parser::new(hint));
    html.replace("<pre><code>", "<pre><code class=\"language-rust\">")
        .replace("\n\n", "\n&#10;")
}

/// Code, with its line ends written so that an empty line does not end the HTML block.
fn pre(code: &str) -> String {
    format!(
        "<pre><code class=\"language-rust\">{}</code></pre>",
        escape(code.trim_end()).replace('\n', "&#10;")
    )
}

/// The answer without the file's opening words and imports.
fn functions_only(file: &str) -> String {
    let is_opening = |line: &&str| {
        line.is_empty()
            || ["//!", "use ", "#["]
                .iter()
                .any(|start| line.starts_with(start))
    };
    file.lines()
        .skip_while(is_opening)
        .collect::<Vec<_>>()
        .join("\n")
}
