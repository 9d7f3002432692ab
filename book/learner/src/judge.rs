//! The judge: lists the calls of a job, takes the replies, and gives the answer.

use std::cell::RefCell;

use checks::Language;
use checks::bench::Judging;

use crate::{REQUEST, respond};

thread_local! {
    static JUDGING: RefCell<Judging> = RefCell::default();
}

/// Begins the work in the request.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    JUDGING.set(REQUEST.with_borrow(|work| Judging::begin(work)));
}

/// Returns where the next call is. There are no bytes if all calls have their replies.
#[unsafe(no_mangle)]
pub extern "C" fn call() -> *const u8 {
    JUDGING.with_borrow(|judging| respond(&judging.next_call()))
}

/// Takes the reply in the request, which is for the next call.
#[unsafe(no_mangle)]
pub extern "C" fn reply() {
    JUDGING.with_borrow_mut(|judging| REQUEST.with_borrow(|reply| judging.take_reply(reply)));
}

/// Returns where the answer is. Calls without a reply count as not run.
#[unsafe(no_mangle)]
pub extern "C" fn finish() -> *const u8 {
    respond(&JUDGING.take().finish(Language::English))
}
