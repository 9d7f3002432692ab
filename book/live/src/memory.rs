//! Runaway memory, told in words.

use std::alloc::{GlobalAlloc, Layout, System};

use checks::{Ending, Reply};

struct Telling;

#[global_allocator]
static ALLOCATOR: Telling = Telling;

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Telling {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller keeps the contract of `alloc`.
        let block = unsafe { System.alloc(layout) };
        if block.is_null() {
            tell();
        }
        block
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(block, layout) };
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller keeps the contract of `realloc`.
        let block = unsafe { System.realloc(block, layout, size) };
        if block.is_null() {
            tell();
        }
        block
    }
}

/// Says that memory is used up. A few small blocks are still free when a large one is refused.
fn tell() {
    crate::send(&Reply::unread(Ending::Died(
        "it needed more memory than there is (64 MiB)".to_owned(),
    )));
}
