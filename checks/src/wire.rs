//! Calls, replies and requests as bytes, between this crate and a process or worker that runs a learner's
//! functions. Both sides are always built from the same sources, so the form may change freely. But links also
//! contain the bytes of a call and of a reply. If you change those, give `replay` a new version.
//!
//! The crate `steps` has no dependencies, so the forms of its types are here: see [`remote`].

mod forms;
pub mod remote;

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Bytes that don't hold the expected value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WireError;

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bytes hold no call or reply of this version")
    }
}

impl std::error::Error for WireError {}

/// A value as bytes.
///
/// # Panics
///
/// If the type has no such form, for example because it's a list of unknown length. No type of this crate does.
pub fn to_bytes<T: Serialize>(value: &T) -> Vec<u8> {
    postcard::to_allocvec(value).expect("every type of this crate can be written")
}

/// The value in the bytes.
///
/// # Errors
///
/// If they don't hold one, or something follows it.
pub fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, WireError> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        _ => Err(WireError),
    }
}
