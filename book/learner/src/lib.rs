//! A learner's functions, or the known mistakes, or the puzzles, or the judge, as a small wasm module for the page's worker.
//!
//! The page's `worker.js` writes bytes where [`request`] returns, calls another function and reads its result: four
//! bytes with a length, the lowest first, and then the bytes. If a function panics, the module ends in a trap. Just
//! before, it passes the reply for that call to `report`, with the cells that were read.

#![cfg(target_family = "wasm")]

#[cfg(any(feature = "mistakes", feature = "puzzles", not(feature = "judge")))]
mod code;
#[cfg(any(feature = "mistakes", feature = "puzzles", not(feature = "judge")))]
mod functions;
#[cfg(feature = "judge")]
mod judge;
mod memory;

use std::cell::RefCell;

use checks::{Reply, bench};

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// Passes the bytes of a reply to the worker, before a trap.
    fn report(bytes: *const u8, length: u32);
}

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static RESPONSE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for `length` bytes and returns where to write them.
#[unsafe(no_mangle)]
pub extern "C" fn request(length: u32) -> *mut u8 {
    REQUEST.with_borrow_mut(|bytes| {
        bytes.clear();
        bytes.resize(length as usize, 0);
        bytes.as_mut_ptr()
    })
}

/// Keeps bytes for the worker and returns where their length is.
fn respond(bytes: &[u8]) -> *const u8 {
    RESPONSE.with_borrow_mut(|response| {
        response.clear();
        response.extend((bytes.len() as u32).to_le_bytes());
        response.extend(bytes);
        response.as_ptr()
    })
}

/// Passes a reply to the worker while the module is about to end.
fn send(reply: &Reply) {
    let bytes = bench::reply_bytes(reply);
    // SAFETY: the bytes live until the call returns; the worker only reads them.
    unsafe { report(bytes.as_ptr(), bytes.len() as u32) };
}
