//! Replays in links: the part after `#` that opens one call and an answer to it.
//!
//! The grammar is `replay=2.<base64url>`. The letters hold the bytes of the call and of the reply, in the form of
//! [`wire`]. The `2` is the version. Change it whenever that form changes, so that an old link is rejected and not
//! misread. Positions without an answer have their own links: [`steps::PositionAddress`].

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;

use crate::{Call, Reply, wire};

/// The longest link, in letters. Some programs truncate longer links.
pub const LONGEST_REPLAY: usize = 8 * 1024;

const WORD: &str = "replay=";
const VERSION: &str = "2";

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
        let letters = BASE64_URL_SAFE_NO_PAD.encode(wire::to_bytes(&(&self.call, &self.reply)));
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
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(letters).ok()?;
    let (call, reply) = wire::from_bytes(&bytes).ok()?;
    Some(Replay { call, reply })
}
