//! The options with which the page opens a figure.

/// The figure's `data-` attributes by their names in JavaScript (`takesPositions`), and `page`, the page's file name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    values: Vec<(String, String)>,
}

impl Options {
    /// Options with these names and values.
    pub fn new(values: Vec<(String, String)>) -> Options {
        Options { values }
    }

    /// Adds a value.
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Options {
        self.values.push((name.to_owned(), value.into()));
        self
    }

    /// The names with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let values = self.values.iter();
        values.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value of a name.
    pub fn find(&self, name: &str) -> Option<&str> {
        let found = self.values.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The value of a name, or an empty text if there is none.
    pub fn get(&self, name: &str) -> &str {
        self.find(name).unwrap_or_default()
    }
}

impl<const N: usize> From<[(&str, &str); N]> for Options {
    fn from(values: [(&str, &str); N]) -> Options {
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Options::new(values.map(owned).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_by_their_names_alone() {
        let options = Options::from([("board", "B."), ("player", "board"), ("empty", "")]);
        assert_eq!(options.find("board"), Some("B."));
        assert_eq!(options.find("player"), Some("board"));
        assert_eq!(options.find("empty"), Some(""));
        assert_eq!(options.find("B."), None);
        assert_eq!(options.get("none"), "");
        assert_eq!(Options::default().find("board"), None);
    }
}
