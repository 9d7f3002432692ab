//! A prints fence: the output of a worked example. A test runs the example and compares the output.
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
/// If the fence names no example, or is empty.
pub fn prints_html(fence: &Fence) -> Result<String, Vec<Fault>> {
    if fence.kind.is_none() || fence.body.trim().is_empty() {
        return Err(vec![Fault {
            line: fence.line,
            message: "prints needs the name of an example and its output: write prints 04-how-far, then the output"
                .to_owned(),
        }]);
    }
    Ok(format!(
        "<pre class=\"prints\"><code class=\"nohighlight\">{}</code></pre>",
        escape(fence.body.trim_end()).replace('\n', "&#10;")
    ))
}
