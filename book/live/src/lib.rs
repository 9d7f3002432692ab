//! Somebody's answers as a small wasm module: a learner's step, or the known mistakes.
//!
//! The worker of the page writes a call where [`request`] tells it to, calls [`ask`], and reads the reply.
//! Where a function panics the module ends in a trap; the reply for that call goes out through `report`
//! just before, with the cells that were read until then.

#![cfg(target_family = "wasm")]

mod memory;

use std::cell::{Cell, RefCell};

use checks::{Outcome, Reply, ask as ask_here, reply_while_panicking, wire};
use steps::Answers;

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// Hands the worker the bytes of a reply, before a trap.
    fn report(bytes: *const u8, length: u32);
}

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static RESPONSE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static MISTAKE: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Makes room for a call of `length` bytes and says where to write it.
#[unsafe(no_mangle)]
pub extern "C" fn request(length: u32) -> *mut u8 {
    REQUEST.with_borrow_mut(|bytes| {
        bytes.clear();
        bytes.resize(length as usize, 0);
        bytes.as_mut_ptr()
    })
}

/// Chooses the known mistake that answers, in the order of its step; -1 is the reference. A learner's
/// module has only the learner's answers.
#[unsafe(no_mangle)]
pub extern "C" fn choose(index: i32) {
    MISTAKE.set(usize::try_from(index).ok());
}

/// Answers the call that was written. Gives the place of a length, as four bytes with the lowest first,
/// and behind it the bytes of the reply.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> *const u8 {
    std::panic::set_hook(Box::new(|panic| send(&reply_while_panicking(panic))));
    let call = REQUEST.with_borrow(|bytes| wire::decode_call(bytes));
    let reply = match call {
        Ok(call) => ask_here(&answers(), &call),
        Err(error) => Reply {
            outcome: Outcome::Died(error.to_string()),
            reads: Vec::new(),
        },
    };
    let bytes = wire::encode_reply(&reply);
    RESPONSE.with_borrow_mut(|response| {
        response.clear();
        response.extend((bytes.len() as u32).to_le_bytes());
        response.extend(bytes);
        response.as_ptr()
    })
}

/// Hands a reply to the worker while the module is about to end.
fn send(reply: &Reply) {
    let bytes = wire::encode_reply(reply);
    // SAFETY: the bytes live until the call returns; the worker only reads them.
    unsafe { report(bytes.as_ptr(), bytes.len() as u32) };
}

#[cfg(feature = "step04")]
fn answers() -> Answers {
    Answers {
        is_valid_move: step04::is_valid_move,
    }
}

#[cfg(not(feature = "step04"))]
fn answers() -> Answers {
    let mistakes = checks::steps().iter().flat_map(|step| step.mistakes);
    MISTAKE
        .get()
        .and_then(|index| mistakes.into_iter().nth(index))
        .map_or(Answers::REFERENCE, |mistake| mistake.answers)
}
