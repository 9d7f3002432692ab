//! The judge: gives the calls of a job, takes the replies, and gives the answer.

use std::cell::RefCell;

use checks::Language;
use checks::bench::Judging;

use crate::{REQUEST, respond};

thread_local! {
    static JUDGING: RefCell<Judging> = RefCell::default();
}

/// Begins the work in the request. Returns where the first call is.
#[unsafe(no_mangle)]
pub extern "C" fn begin() -> *const u8 {
    JUDGING.set(REQUEST.with_borrow(|work| Judging::begin(work)));
    next_call()
}

/// Takes the reply in the request. Returns where the next call is.
#[unsafe(no_mangle)]
pub extern "C" fn reply() -> *const u8 {
    JUDGING.with_borrow_mut(|judging| REQUEST.with_borrow(|reply| judging.take_reply(reply)));
    next_call()
}

/// There are no bytes if each call has its reply.
fn next_call() -> *const u8 {
    respond(&JUDGING.with_borrow(Judging::next_call))
}

/// Returns where the answer is. Calls without a reply count as not run.
#[unsafe(no_mangle)]
pub extern "C" fn finish() -> *const u8 {
    respond(&JUDGING.take().finish(Language::English))
}
