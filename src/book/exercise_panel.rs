//! The exercise panel of a chapter: the file to edit, the command, the groups of checks and the hints.

use std::fmt::Write;

use checks::{Language, Step, text};
use scenes::attributes::write_fingerprints;

use super::figure::Page;
use super::fingerprints::fingerprints_of;
use crate::exercise::files::hints_of;

/// The panel as HTML, without blank lines outside of `<pre>`.
///
/// # Errors
///
/// If the hints can't be read.
pub fn panel_html(step: &Step, page: &Page, language: Language) -> anyhow::Result<String> {
    let Language::English = language;
    let mut html = format!(
        "<section class=\"exercise\" data-exercise=\"{}\"{} data-fingerprints=\"{}\" aria-label=\"Exercise {0}\">\n",
        step.id,
        page.attributes(),
        write_fingerprints(fingerprints_of(step)).replace('\n', "&#10;")
    );
    let functions: Vec<String> = step
        .functions
        .iter()
        .map(|name| format!("<code>{name}</code>"))
        .collect();
    let _ = writeln!(
        html,
        "<p>Open <code>{}</code> and replace <code>todo!()</code> in {}.</p>",
        step.learner_file(),
        text::in_a_row(&functions)
    );
    let _ = writeln!(
        html,
        "<p>Check your code in the terminal:</p>\n<pre><code class=\"language-sh nohighlight\">cargo test -p {}</code></pre>",
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
            "<p>The checks come in {} groups, from easy to hard: {}.</p>",
            groups.len(),
            groups.join(", ")
        );
    }
    html.push_str("<div class=\"verdict\" data-verdict role=\"status\"></div>\n");
    if page.edition.live {
        html.push_str(&live_tools(step, language));
    }
    for (index, hint) in hints_of(step)?.into_iter().enumerate() {
        let _ = writeln!(
            html,
            "<details><summary>Hint {}</summary><div class=\"hint\">{}</div></details>",
            index + 1,
            hint_html(hint)
        );
    }
    html.push_str("</section>");
    Ok(html)
}

/// The tools that need the local server: notices, the editor, and restoring the stub. All are hidden until the
/// page knows that they work.
fn live_tools(step: &Step, language: Language) -> String {
    let Language::English = language;
    let file = step.learner_file();
    let notices = [
        (
            "lost",
            "Lost the connection to <code>cargo run</code>, so this page may be out of date. If <code>cargo run</code> has stopped, start it again. This page reconnects on its own.",
        ),
        ("back", "Connected again."),
        (
            "outdated",
            "The course's files have changed. Stop <code>cargo run</code> with Ctrl-C, then start it again.",
        ),
        (
            "reading",
            "To edit here and save your progress, open the link that <code>cargo run</code> printed in the terminal.",
        ),
    ];
    // The first four steps call no functions of earlier ones.
    let own = if step.id.parse().is_ok_and(|number: u32| number > 4) {
        "<label class=\"own-steps\"><input type=\"checkbox\" data-own> Use your earlier steps in the figure below</label><p data-stands role=\"status\" data-steps=\"The figure uses your steps {}.\" data-none=\"None of your earlier steps has passed yet, so the figure uses the model answers.\"></p>\n"
    } else {
        ""
    };
    let mut html = String::new();
    for (name, words) in notices {
        let _ = writeln!(
            html,
            "<p class=\"notice\" data-notice=\"{name}\" role=\"status\" hidden>{words}</p>"
        );
    }
    let _ = write!(
        html,
        r#"<div class="tools" data-tools hidden>
<div class="live-buttons"><button type="button" data-action="edit" aria-expanded="false">Edit code</button><button type="button" data-action="reset">Restore stub</button></div>
<div class="notice" data-question role="group" aria-label="Restore stub" hidden><p>Do you want to restore the stub? A copy of your file is saved first.</p><div class="live-buttons"><button type="button" data-action="reset-yes">Restore stub</button><button type="button" data-action="reset-no">Back</button></div></div>
{own}<p data-said role="status" data-saved="The stub is restored. The copy of your file: {{}}" data-stub="The stub is restored."></p>
<div class="editor" data-editor data-label="{file}" hidden>
<div class="editor-bar"><code>{file}</code><button type="button" data-action="save">Save</button></div>
<div class="notice" data-conflict role="group" aria-label="Two versions" hidden><p>The file has changed on disk, and you have changed it here. Which version do you want to keep?</p><div class="live-buttons"><button type="button" data-action="take-theirs">Keep the version on disk</button><button type="button" data-action="keep-mine">Keep my version, and save a copy of the other</button></div></div>
<div data-code></div>
<p class="editor-state" data-editor-state role="status" data-read="Same as the file, version {{}}." data-changed="Changed here, not saved yet." data-saving="Saving …" data-saved="Saved, version {{}}." data-kept="Saved. The copy of the other version: {{}}" data-differs="Not saved: the file has changed on disk. Choose which version to keep."></p>
<p class="editor-help">Press Ctrl-S or ⌘-S to save. Press Esc, then Tab, to leave the editor.</p>
</div>
</div>
"#
    );
    html
}

/// A hint's Markdown as HTML. Its code is Rust.
fn hint_html(hint: &str) -> String {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, pulldown_cmark::Parser::new(hint));
    html.replace("<pre><code>", "<pre><code class=\"language-rust\">")
        .replace("\n\n", "\n&#10;")
}
