//! Calls and replies as bytes, between this crate and a process or worker that runs a learner's functions. Both
//! sides are always built from the same sources, so the form may change freely. But links also contain the
//! bytes of a call and of a reply. If you change those, give `replay` a new version.

mod calls;
mod explorations;
mod reader;
mod values;
mod verdicts;
mod writer;

use std::fmt;

use steps::{Board, Disc, Square};

use crate::{Call, Comparison, Ending, OpenedReplay, Plan, Reply, ToJudge, Value, Verdict};
use reader::Reader;
use writer::Writer;

/// Bytes that aren't a valid message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WireError;

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bytes hold no call or reply of this version")
    }
}

impl std::error::Error for WireError {}

const ANSWERED: u8 = 0;
const PANICKED: u8 = 1;
const HUNG: u8 = 2;
const DIED: u8 = 3;
const NOT_ASKED: u8 = 4;

/// A call as bytes.
pub fn encode_call(call: &Call) -> Vec<u8> {
    let mut writer = Writer::default();
    writer.call(call);
    writer.bytes
}

/// A call of `is_valid_move` as bytes. Its code is smaller than [`encode_call`], which handles all calls.
pub fn encode_is_valid_move(board: &Board, square: Square, player: Disc) -> Vec<u8> {
    let mut writer = Writer::default();
    writer.is_valid_move(board, square, player);
    writer.bytes
}

/// The call in the bytes.
///
/// # Errors
///
/// If they don't hold one.
pub fn decode_call(bytes: &[u8]) -> Result<Call, WireError> {
    let mut reader = Reader::new(bytes);
    let call = reader.call()?;
    reader.end()?;
    Ok(call)
}

/// An answer as bytes.
pub fn encode_value(value: &Value) -> Vec<u8> {
    let mut writer = Writer::default();
    writer.value(value);
    writer.bytes
}

/// A reply as bytes: its kind, the length of its content, the content, and the squares read. The page's
/// worker also writes a reply in this form if a module crashed.
pub fn encode_reply(reply: &Reply) -> Vec<u8> {
    let mut content = Writer::default();
    let kind = match &reply.ending {
        Ending::Answered(value) => {
            content.value(value);
            ANSWERED
        }
        Ending::Panicked { message, location } => {
            let location = location.as_deref().unwrap_or_default();
            content.bytes = format!("{location}\n{message}").into_bytes();
            PANICKED
        }
        Ending::Hung => HUNG,
        Ending::Died(how) => {
            content.bytes = how.clone().into_bytes();
            DIED
        }
        Ending::NotAsked => NOT_ASKED,
    };
    let mut bytes = vec![kind];
    bytes.extend((content.bytes.len() as u32).to_le_bytes());
    bytes.extend(content.bytes);
    for square in &reply.reads {
        bytes.extend([clamped(square.row), clamped(square.col)]);
    }
    bytes
}

/// The reply in the bytes.
///
/// # Errors
///
/// If they don't hold one.
pub fn decode_reply(bytes: &[u8]) -> Result<Reply, WireError> {
    decode_reply_with(bytes, |reader| reader.value())
}

/// The reply in the bytes, for a question whose answer is yes or no. Its code is smaller than [`decode_reply`],
/// which handles all kinds of answers.
///
/// # Errors
///
/// If the bytes hold no reply, or another kind of answer.
pub fn decode_yes_or_no(bytes: &[u8]) -> Result<Reply, WireError> {
    decode_reply_with(bytes, |reader| reader.yes_or_no())
}

fn decode_reply_with(
    bytes: &[u8],
    read: impl FnOnce(&mut Reader) -> Result<Value, WireError>,
) -> Result<Reply, WireError> {
    let [kind, a, b, c, d, rest @ ..] = bytes else {
        return Err(WireError);
    };
    let length = u32::from_le_bytes([*a, *b, *c, *d]) as usize;
    if length > rest.len() {
        return Err(WireError);
    }
    let (content, reads) = rest.split_at(length);
    let words = || String::from_utf8_lossy(content).into_owned();
    let ending = match (*kind, content) {
        (ANSWERED, _) => {
            let mut reader = Reader::new(content);
            let value = read(&mut reader)?;
            reader.end()?;
            Ending::Answered(value)
        }
        (PANICKED, _) => {
            let words = words();
            let (location, message) = words.split_once('\n').ok_or(WireError)?;
            Ending::Panicked {
                message: message.to_owned(),
                location: (!location.is_empty()).then(|| location.to_owned()),
            }
        }
        (HUNG, []) => Ending::Hung,
        (DIED, _) => Ending::Died(words()),
        (NOT_ASKED, []) => Ending::NotAsked,
        _ => return Err(WireError),
    };
    let (pairs, left_over) = reads.as_chunks::<2>();
    if !left_over.is_empty() {
        return Err(WireError);
    }
    let square = |[row, col]: [u8; 2]| Square {
        row: i32::from(row as i8),
        col: i32::from(col as i8),
    };
    Ok(Reply {
        ending,
        reads: pairs.iter().copied().map(square).collect(),
    })
}

/// Joins several byte strings into one.
pub fn encode_list(parts: &[Vec<u8>]) -> Vec<u8> {
    let mut writer = Writer::default();
    writer.blobs(parts);
    writer.bytes
}

/// The byte strings that [`encode_list`] joined.
///
/// # Errors
///
/// If the bytes aren't from `encode_list`.
pub fn decode_list(bytes: &[u8]) -> Result<Vec<Vec<u8>>, WireError> {
    let mut reader = Reader::new(bytes);
    let parts = reader.blobs()?;
    reader.end()?;
    Ok(parts)
}

/// A request to the judge as bytes.
pub fn encode_to_judge(request: &ToJudge) -> Vec<u8> {
    let mut writer = Writer::default();
    writer.judge_request(request);
    writer.bytes
}

/// The request in the bytes.
///
/// # Errors
///
/// If they don't hold one.
pub fn decode_to_judge(bytes: &[u8]) -> Result<ToJudge, WireError> {
    let mut reader = Reader::new(bytes);
    let request = reader.judge_request()?;
    reader.end()?;
    Ok(request)
}

/// A verdict as bytes.
pub fn encode_verdict(verdict: &Verdict) -> Vec<u8> {
    let mut writer = Writer::default();
    writer.verdict(verdict);
    writer.bytes
}

/// The verdict in the bytes.
///
/// # Errors
///
/// If they don't hold one.
pub fn decode_verdict(bytes: &[u8]) -> Result<Verdict, WireError> {
    let mut reader = Reader::new(bytes);
    let verdict = reader.verdict()?;
    reader.end()?;
    Ok(verdict)
}

/// A plan as bytes.
pub fn encode_plan(plan: &Plan) -> Vec<u8> {
    let mut writer = Writer::default();
    writer.plan(plan);
    writer.bytes
}

/// The plan in the bytes.
///
/// # Errors
///
/// If they don't hold one.
pub fn decode_plan(bytes: &[u8]) -> Result<Plan, WireError> {
    let mut reader = Reader::new(bytes);
    let plan = reader.plan()?;
    reader.end()?;
    Ok(plan)
}

/// A comparison as bytes.
pub fn encode_comparison(comparison: &Comparison) -> Vec<u8> {
    let mut writer = Writer::default();
    writer.comparison(comparison);
    writer.bytes
}

/// The comparison in the bytes.
///
/// # Errors
///
/// If they don't hold one.
pub fn decode_comparison(bytes: &[u8]) -> Result<Comparison, WireError> {
    let mut reader = Reader::new(bytes);
    let comparison = reader.comparison()?;
    reader.end()?;
    Ok(comparison)
}

/// The content of a link as bytes.
pub fn encode_opened_replay(opened: &OpenedReplay) -> Vec<u8> {
    let mut writer = Writer::default();
    writer.opened_replay(opened);
    writer.bytes
}

/// The content of a link in the bytes.
///
/// # Errors
///
/// If they don't hold any.
pub fn decode_opened_replay(bytes: &[u8]) -> Result<OpenedReplay, WireError> {
    let mut reader = Reader::new(bytes);
    let opened = reader.opened_replay()?;
    reader.end()?;
    Ok(opened)
}

/// A coordinate as a byte. Wrong code may read anywhere; far squares only have to stay off the board.
fn clamped(coordinate: i32) -> u8 {
    coordinate.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8 as u8
}
