//! The options with which the page opens a figure.

/// The figure's `data-` attributes by their names in JavaScript (`takesPositions`), and `page`, the page's file name.
#[derive(Debug, Clone, Copy)]
pub struct Options<'a> {
    written: &'a str,
}

impl<'a> Options<'a> {
    /// Reads names and values, each followed by a zero byte.
    pub fn read(written: &'a str) -> Options<'a> {
        Options { written }
    }

    /// The value of a name.
    pub fn find(&self, name: &str) -> Option<&'a str> {
        let mut parts = self.written.split('\0');
        while let (Some(known), Some(value)) = (parts.next(), parts.next()) {
            if known == name {
                return Some(value);
            }
        }
        None
    }

    /// The value of a name, or an empty text if there is none.
    pub fn get(&self, name: &str) -> &'a str {
        self.find(name).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_by_their_names_alone() {
        let options = Options::read("board\0B.\0player\0board\0empty\0\0");
        assert_eq!(options.find("board"), Some("B."));
        assert_eq!(options.find("player"), Some("board"));
        assert_eq!(options.find("empty"), Some(""));
        assert_eq!(options.find("B."), None);
        assert_eq!(options.get("none"), "");
        assert_eq!(Options::read("").find("board"), None);
    }
}
