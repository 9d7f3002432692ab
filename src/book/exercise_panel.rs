//! The exercise panel of a chapter: what to edit, the command, the groups and the hints.

use std::fmt::Write;

use checks::{Language, Step, text};

use super::figure::Page;
use super::fingerprints::fingerprints_of;
use crate::exercise::files::hints_of;

/// The panel as HTML, without blank lines outside of `<pre>`.
///
/// # Errors
///
/// When the hints cannot be read.
pub fn panel_html(step: &Step, page: &Page, language: Language) -> anyhow::Result<String> {
    let Language::English = language;
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
        "<p>Open <code>{}</code> and replace <code>todo!()</code> in {}.</p>",
        step.learner_file(),
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

/// What the page offers where the local server is there: notices, the editor, and putting the stub back. All of
/// it is hidden until the page knows that it can be done.
fn live_tools(step: &Step, language: Language) -> String {
    let Language::English = language;
    let file = step.learner_file();
    let notices = [
        (
            "lost",
            "The connection to <code>cargo run</code> is lost. What stands here is from before. If it ended, start it again; this page connects by itself.",
        ),
        ("back", "Connected again."),
        (
            "outdated",
            "The course's own files have changed, as by an update. End <code>cargo run</code> with Ctrl-C and start it again.",
        ),
        (
            "reading",
            "To edit here, and to have your progress taken down, open the address that <code>cargo run</code> printed in the terminal.",
        ),
    ];
    // The first four steps ask nothing of earlier ones.
    let own = if step.id.parse().is_ok_and(|number: u32| number > 4) {
        "<label class=\"own-steps\"><input type=\"checkbox\" data-own> In “Ask any position”, let your own earlier steps stand behind this one</label><p data-stands role=\"status\" data-steps=\"Behind it stand your steps {}.\" data-none=\"None of your earlier steps passes yet, so the model answers stand behind it.\"></p>\n"
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
<div class="live-buttons"><button type="button" data-action="edit" aria-expanded="false">Edit here</button><button type="button" data-action="reset">Put the stub back</button></div>
<div class="notice" data-question role="group" aria-label="Put the stub back" hidden><p>Your file is saved beside it first. Put the stub back?</p><div class="live-buttons"><button type="button" data-action="reset-yes">Yes, put it back</button><button type="button" data-action="reset-no">No</button></div></div>
{own}<p data-said role="status" data-saved="The stub is back. Your file is saved as {{}}" data-stub="The stub is in place."></p>
<div class="editor" data-editor data-label="{file}" hidden>
<div class="editor-bar"><code>{file}</code><button type="button" data-action="save">Save</button></div>
<div class="notice" data-conflict role="group" aria-label="Two texts" hidden><p>The file was changed outside of this page, and you changed the text here. Which one shall stay?</p><div class="live-buttons"><button type="button" data-action="take-theirs">Take the file's text</button><button type="button" data-action="keep-mine">Keep mine, and save the other beside it</button></div></div>
<div data-code></div>
<p class="editor-state" data-editor-state role="status" data-read="As in the file, version {{}}." data-changed="Changed here, not saved yet." data-saving="Saving …" data-saved="Saved, version {{}}." data-kept="Saved. The other text is in {{}}." data-differs="Not saved: the file is another by now."></p>
<p class="editor-help">Ctrl-S or ⌘-S saves. Esc and then Tab leaves the editor.</p>
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
