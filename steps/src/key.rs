//! The keys of the game.

use std::fmt;
use std::str::FromStr;

use crate::shown::shown;

/// A key that was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Key {
    /// The arrow upwards.
    Up,
    /// The arrow downwards.
    Down,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The enter key.
    Enter,
    /// A letter, a digit, a space or another character.
    Char(char),
}

/// The keys that have names.
const NAMED: [(&str, Key); 5] = [
    ("up", Key::Up),
    ("down", Key::Down),
    ("left", Key::Left),
    ("right", Key::Right),
    ("enter", Key::Enter),
];

/// A string that isn't the name of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyError {
    /// The start of the string.
    pub found: String,
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "found `{}`; a key is up, down, left, right, enter, or a single character such as r",
            shown(&self.found)
        )
    }
}

impl std::error::Error for KeyError {}

/// Reads `up`, `down`, `left`, `right` or `enter` in any letter case, or a single character.
impl FromStr for Key {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Key, KeyError> {
        let named = NAMED
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(text));
        let mut characters = text.chars();
        match (named, characters.next(), characters.next()) {
            (Some((_, key)), ..) => Ok(*key),
            (None, Some(character), None) => Ok(Key::Char(character)),
            _ => Err(KeyError {
                found: text.chars().take(20).collect(),
            }),
        }
    }
}

/// The name that [`Key::from_str`] reads.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Char(character) => write!(f, "{character}"),
            named => {
                let found = NAMED.iter().find(|(_, key)| key == named);
                f.write_str(found.map_or("", |(name, _)| name))
            }
        }
    }
}
