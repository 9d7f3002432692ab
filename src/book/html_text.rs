//! Text in HTML, without its elements.

/// The text that stands for `html`: [`steps::escape`] turned round, and the other ways in which mdBook writes a quote.
pub(super) fn unescape(html: &str) -> String {
    // `&amp;` comes last, because the others may follow it: `&amp;lt;` is the text `&lt;`.
    [
        ("&#10;", "\n"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&amp;", "&"),
    ]
    .into_iter()
    .fold(html.to_owned(), |text, (written, sign)| {
        text.replace(written, sign)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_escaped_text_comes_back_as_it_was() {
        for text in ["a < b && c > \"d\"", "&lt; &amp;quot;", "", "it's"] {
            assert_eq!(unescape(&steps::escape(text)), text);
        }
    }
}
