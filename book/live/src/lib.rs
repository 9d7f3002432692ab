//! Somebody's answers as a small wasm module: a learner's step, or the known mistakes; and the judge as another.
//!
//! The worker of the page writes a call where [`request`] tells it to, calls [`ask`], and reads the reply.
//! Where a function panics the module ends in a trap; the reply for that call goes out through `report`
//! just before, with the cells that were read until then.

#![cfg(target_family = "wasm")]

#[cfg(not(feature = "judge"))]
mod learner;
mod memory;

use std::cell::{Cell, RefCell};

use checks::{Ending, Reply, reply_while_panicking, wire};

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

/// Chooses the known mistake that answers, counted through all steps; -1 is the reference. A learner's
/// module has only the learner's answers.
#[unsafe(no_mangle)]
pub extern "C" fn choose(number: i32) {
    MISTAKE.set(usize::try_from(number).ok());
}

/// Answers the call that was written. Gives the place of a length, as four bytes with the lowest first,
/// and behind it the bytes of the reply.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> *const u8 {
    std::panic::set_hook(Box::new(|panic| send(&reply_while_panicking(panic))));
    let bytes = REQUEST
        .with_borrow(|request| answer(request))
        .unwrap_or_else(|error| {
            wire::encode_reply(&Reply::unread(Ending::Died(error.to_string())))
        });
    RESPONSE.with_borrow_mut(|response| {
        response.clear();
        response.extend((bytes.len() as u32).to_le_bytes());
        response.extend(bytes);
        response.as_ptr()
    })
}

/// The judge's answer.
#[cfg(feature = "judge")]
fn answer(request: &[u8]) -> Result<Vec<u8>, wire::WireError> {
    checks::answer_page(request, checks::Language::English)
}

/// Somebody's answer to a call.
#[cfg(not(feature = "judge"))]
fn answer(request: &[u8]) -> Result<Vec<u8>, wire::WireError> {
    let call = wire::decode_call(request)?;
    Ok(wire::encode_reply(&answer_call(&call)))
}

/// The answer of the learner's step, where earlier steps are the model answers.
#[cfg(not(any(feature = "judge", feature = "own")))]
fn answer_call(call: &checks::Call) -> Reply {
    let mut answers = chosen_mistake().unwrap_or(steps::Answers::REFERENCE);
    learner::put_in(&mut answers);
    checks::ask(&answers, call)
}

/// The answer of the learner's step, where earlier steps are the learner's as far as they are built in.
#[cfg(all(feature = "own", not(feature = "judge")))]
fn answer_call(call: &checks::Call) -> Reply {
    let mut answers = given::using::MODEL_ANSWERS;
    learner::put_in(&mut answers);
    given::using::with(answers, || checks::ask(&answers, call))
}

/// Hands a reply to the worker while the module is about to end.
fn send(reply: &Reply) {
    let bytes = wire::encode_reply(reply);
    // SAFETY: the bytes live until the call returns; the worker only reads them.
    unsafe { report(bytes.as_ptr(), bytes.len() as u32) };
}

#[cfg(all(feature = "mistakes", not(feature = "judge")))]
fn chosen_mistake() -> Option<steps::Answers> {
    let mut mistakes = checks::steps().iter().flat_map(|step| step.mistakes);
    Some(mistakes.nth(MISTAKE.get()?)?.answers)
}

#[cfg(not(any(feature = "mistakes", feature = "judge", feature = "own")))]
fn chosen_mistake() -> Option<steps::Answers> {
    None
}
