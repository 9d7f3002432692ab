//! The languages of the course, and texts that exist in each of them.

/// A language that readers can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// English, the first edition.
    English,
}

/// A text for people, in every language of the course. If you add a field for a new language, the compiler
/// reports every missing translation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text {
    /// The English text.
    pub english: &'static str,
}

impl Text {
    /// The text in one language.
    pub fn get(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
        }
    }
}
