//! Quoted text in messages, with invisible characters written out.

use std::fmt::{self, Display, Write};

/// Text from outside, made safe for a message: line breaks, invisible and right-to-left characters are escaped
/// as in Rust. `escape_debug` would add large tables to the module that every reader downloads.
pub(crate) fn shown(text: impl Display) -> String {
    let mut shown = Shown(String::new());
    // Writing to a string can't fail.
    let _ = write!(shown, "{text}");
    shown.0
}

struct Shown(String);

impl Write for Shown {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for sign in text.chars() {
            let unseen = sign.is_control() || ('\u{200b}'..='\u{206f}').contains(&sign);
            if unseen || sign == '\u{feff}' {
                self.0.extend(sign.escape_default());
            } else {
                self.0.push(sign);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn signs_that_are_not_seen_are_written_out() {
        assert_eq!(shown("a\nb\u{202e}c\u{7}"), "a\\nb\\u{202e}c\\u{7}");
        assert_eq!(shown("ゼ`é😀\""), "ゼ`é😀\"");
        assert_eq!(shown('\t'), "\\t");
    }
}
