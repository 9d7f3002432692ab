//! Writes and reads the types of the crate `steps`, and lists, options and pairs of them.
//!
//! A field of such a type needs one attribute:
//!
//! ```
//! # use serde::{Deserialize, Serialize};
//! #[derive(Serialize, Deserialize)]
//! struct Candidate {
//!     #[serde(with = "checks::wire::remote")]
//!     square: steps::Square,
//!     #[serde(with = "checks::wire::remote")]
//!     boards: Vec<Option<steps::Board>>,
//!     score: i32,
//! }
//! ```

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A type of another crate that has a form of bytes here.
pub trait Remote: Sized {
    /// Writes the value.
    ///
    /// # Errors
    ///
    /// If the serializer has one.
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// If there is none, or it breaks a rule of its type.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Writes a field; for `#[serde(with)]`.
///
/// # Errors
///
/// If the serializer has one.
pub fn serialize<T: Remote, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    value.write(serializer)
}

/// Reads a field; for `#[serde(with)]`.
///
/// # Errors
///
/// If there is no such value.
pub fn deserialize<'de, T: Remote, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::read(deserializer)
}

/// A value to write as one of serde's own.
pub(super) struct Write<'a, T>(pub(super) &'a T);

impl<T: Remote> Serialize for Write<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(serializer)
    }
}

/// A value that is read like one of serde's own.
pub(super) struct Read<T>(pub(super) T);

impl<'de, T: Remote> Deserialize<'de> for Read<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::read(deserializer).map(Read)
    }
}

impl<T: Remote> Remote for Vec<T> {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Write))
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<Read<T>>::deserialize(deserializer)?;
        Ok(items.into_iter().map(|item| item.0).collect())
    }
}

impl<T: Remote> Remote for Option<T> {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_ref().map(Write).serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Option::<Read<T>>::deserialize(deserializer)?;
        Ok(value.map(|value| value.0))
    }
}

/// A type of `steps` with a value of serde's own, such as a square with its score.
impl<T: Remote, U: Serialize + for<'a> Deserialize<'a>> Remote for (T, U) {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (Write(&self.0), &self.1).serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (first, second) = <(Read<T>, U)>::deserialize(deserializer)?;
        Ok((first.0, second))
    }
}
