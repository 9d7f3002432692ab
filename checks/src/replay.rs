//! Replays in links: the part after `#` that opens one call and an answer to it.
//!
//! The grammar is `replay=1.<base64url>`. The letters hold the bytes of the call and of the reply, in the form of
//! [`wire`]. The `1` is the version. Change it whenever that form changes, so that an old link is rejected and not
//! misread. Positions without an answer have their own links: [`steps::PositionAddress`].

use std::fmt;
use std::str::FromStr;

use crate::{Call, Reply, wire};

/// The longest link, in letters. Some programs truncate longer links.
pub const LONGEST_REPLAY: usize = 8 * 1024;

const WORD: &str = "replay=";
const VERSION: &str = "1";

/// A call with the reply of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// The call.
    pub call: Call,
    /// The reply.
    pub reply: Reply,
}

/// Why an address isn't a valid replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayError {
    /// It doesn't start with `replay=`.
    NotAReplay,
    /// It has another version.
    OtherVersion,
    /// It is longer than any link that the course makes.
    TooLong,
    /// The letters after the version don't hold a call and a reply.
    Broken,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReplayError::NotAReplay => "the address doesn't start with replay=",
            ReplayError::OtherVersion => "a different version of the course made the link",
            ReplayError::TooLong => "the link is too long",
            ReplayError::Broken => "the link is damaged: letters are missing or wrong",
        })
    }
}

impl std::error::Error for ReplayError {}

impl Replay {
    /// The link of a replay, if it isn't too long. If the cells that were read make it too long, it leaves them
    /// out.
    pub fn new(call: &Call, reply: &Reply) -> Option<Replay> {
        let whole = Replay {
            call: call.clone(),
            reply: reply.clone(),
        };
        let without_reads = Replay {
            call: call.clone(),
            reply: Reply::unread(reply.ending.clone()),
        };
        [whole, without_reads]
            .into_iter()
            .find(|replay| replay.to_string().len() <= LONGEST_REPLAY)
    }
}

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            wire::encode_call(&self.call),
            wire::encode_reply(&self.reply),
        ];
        let letters = to_letters(&wire::encode_list(&parts));
        write!(f, "{WORD}{VERSION}.{letters}")
    }
}

impl FromStr for Replay {
    type Err = ReplayError;

    /// Reads an address, with or without the `#` before it.
    fn from_str(text: &str) -> Result<Replay, ReplayError> {
        let text = text.strip_prefix('#').unwrap_or(text);
        let rest = text.strip_prefix(WORD).ok_or(ReplayError::NotAReplay)?;
        if text.len() > LONGEST_REPLAY {
            return Err(ReplayError::TooLong);
        }
        let (version, letters) = rest.split_once('.').ok_or(ReplayError::Broken)?;
        if version != VERSION {
            return Err(ReplayError::OtherVersion);
        }
        read(letters).ok_or(ReplayError::Broken)
    }
}

fn read(letters: &str) -> Option<Replay> {
    let parts = wire::decode_list(&from_letters(letters)?).ok()?;
    let [call, reply] = parts.as_slice() else {
        return None;
    };
    Some(Replay {
        call: wire::decode_call(call).ok()?,
        reply: wire::decode_reply(reply).ok()?,
    })
}

/// The alphabet of base64url. Addresses need no escapes for these letters.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Three bytes become four letters; one or two at the end become two or three.
fn to_letters(bytes: &[u8]) -> String {
    let mut letters = String::new();
    for chunk in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, index| {
            bits << 8 | usize::from(chunk.get(index).copied().unwrap_or(0))
        });
        for index in 0..=chunk.len() {
            letters.push(char::from(LETTERS[bits >> (18 - 6 * index) & 63]));
        }
    }
    letters
}

fn from_letters(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for chunk in letters.as_bytes().chunks(4) {
        let mut bits = 0;
        for letter in chunk {
            bits = bits << 6 | LETTERS.iter().position(|known| known == letter)?;
        }
        // A single letter holds less than a byte.
        let whole = chunk.len().checked_sub(1).filter(|whole| *whole > 0)?;
        bits <<= 6 * (4 - chunk.len());
        bytes.extend((0..whole).map(|index| (bits >> (16 - 8 * index)) as u8));
    }
    Some(bytes)
}
