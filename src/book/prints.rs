//! A prints fence: what a worked example prints. A test runs the example and compares.
//!
//! ````text
//! ```prints 04-how-far
//! You see 3 cells.
//! ```
//! ````

use steps::escape;

use super::fence::{Fault, Fence};

/// The text as HTML without blank lines.
///
/// # Errors
///
/// Where the fence doesn't name its example, or is empty.
pub fn prints_html(fence: &Fence) -> Result<String, Vec<Fault>> {
    if fence.kind.is_none() || fence.body.trim().is_empty() {
        return Err(vec![Fault {
            line: fence.line,
            message: "prints needs the name of an example, and what it prints: prints 04-how-far"
                .to_owned(),
        }]);
    }
    Ok(format!(
        "<pre class=\"prints\"><code class=\"nohighlight\">{}</code></pre>",
        escape(fence.body.trim_end()).replace('\n', "&#10;")
    ))
}
