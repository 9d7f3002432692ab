//! Calls and replies as bytes, for the joint between this crate and a process or worker that runs a
//! learner's functions. Both sides are always built from the same sources, so the form may change freely.

use std::fmt;

use steps::{Board, Disc, SIDES, Square};

use crate::{Call, Outcome, Reply, Value};

/// Bytes that are no call or no reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WireError;

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bytes hold no call or reply of this version")
    }
}

impl std::error::Error for WireError {}

const IS_VALID_MOVE: u8 = 4;

const ANSWERED: u8 = 0;
const PANICKED: u8 = 1;
const HUNG: u8 = 2;
const DIED: u8 = 3;
const NOT_ASKED: u8 = 4;

/// A call as bytes.
pub fn encode_call(call: &Call) -> Vec<u8> {
    let Call::IsValidMove {
        board,
        square,
        player,
    } = call;
    let mut bytes = vec![
        IS_VALID_MOVE,
        player.letter() as u8,
        square.row as i8 as u8,
        square.col as i8 as u8,
        board.size() as u8,
    ];
    bytes.extend(board.letters().bytes());
    bytes
}

/// The call that the bytes hold.
///
/// # Errors
///
/// When they hold none.
pub fn decode_call(bytes: &[u8]) -> Result<Call, WireError> {
    let [IS_VALID_MOVE, player, row, col, size, cells @ ..] = bytes else {
        return Err(WireError);
    };
    let size = i32::from(*size);
    if !SIDES.contains(&size) || cells.len() != (size * size) as usize {
        return Err(WireError);
    }
    let mut board = Board::empty(size);
    for (square, &letter) in board.squares().zip(cells) {
        board[square] = Disc::from_letter(char::from(letter));
    }
    Ok(Call::IsValidMove {
        board,
        square: square_from([*row, *col]),
        player: Disc::from_letter(char::from(*player)).ok_or(WireError)?,
    })
}

/// A reply as bytes.
pub fn encode_reply(reply: &Reply) -> Vec<u8> {
    let (tag, payload) = match &reply.outcome {
        Outcome::Answered(Value::Bool(answer)) => (ANSWERED, vec![u8::from(*answer)]),
        Outcome::Panicked { message, location } => {
            let location = location.as_deref().unwrap_or_default();
            (PANICKED, format!("{location}\n{message}").into_bytes())
        }
        Outcome::Hung => (HUNG, Vec::new()),
        Outcome::Died(how) => (DIED, how.clone().into_bytes()),
        Outcome::NotAsked => (NOT_ASKED, Vec::new()),
    };
    let mut bytes = vec![tag];
    bytes.extend((payload.len() as u32).to_le_bytes());
    bytes.extend(payload);
    for square in &reply.reads {
        bytes.extend([clamped(square.row), clamped(square.col)]);
    }
    bytes
}

/// The reply that the bytes hold.
///
/// # Errors
///
/// When they hold none.
pub fn decode_reply(bytes: &[u8]) -> Result<Reply, WireError> {
    let [tag, a, b, c, d, rest @ ..] = bytes else {
        return Err(WireError);
    };
    let length = u32::from_le_bytes([*a, *b, *c, *d]) as usize;
    if length > rest.len() {
        return Err(WireError);
    }
    let (payload, reads) = rest.split_at(length);
    let words = || String::from_utf8_lossy(payload).into_owned();
    let outcome = match (*tag, payload) {
        (ANSWERED, [answer @ (0 | 1)]) => Outcome::Answered(Value::Bool(*answer == 1)),
        (PANICKED, _) => {
            let words = words();
            let (location, message) = words.split_once('\n').ok_or(WireError)?;
            Outcome::Panicked {
                message: message.to_owned(),
                location: (!location.is_empty()).then(|| location.to_owned()),
            }
        }
        (HUNG, []) => Outcome::Hung,
        (DIED, _) => Outcome::Died(words()),
        (NOT_ASKED, []) => Outcome::NotAsked,
        _ => return Err(WireError),
    };
    let (pairs, left_over) = reads.as_chunks::<2>();
    if !left_over.is_empty() {
        return Err(WireError);
    }
    Ok(Reply {
        outcome,
        reads: pairs.iter().copied().map(square_from).collect(),
    })
}

/// A coordinate as a byte. Code that has lost its way may read anywhere; what matters is that it is off.
fn clamped(coordinate: i32) -> u8 {
    coordinate.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8 as u8
}

fn square_from([row, col]: [u8; 2]) -> Square {
    Square {
        row: i32::from(row as i8),
        col: i32::from(col as i8),
    }
}
