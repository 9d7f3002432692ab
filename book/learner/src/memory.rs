//! Reports in words that the memory is used up.

use std::alloc::{GlobalAlloc, Layout, System};

use checks::{Ending, Reply};

struct Reporting;

#[global_allocator]
static ALLOCATOR: Reporting = Reporting;

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Reporting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller keeps the contract of `alloc`.
        let block = unsafe { System.alloc(layout) };
        if block.is_null() {
            report_no_memory();
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
            report_no_memory();
        }
        block
    }
}

/// A few small blocks are still free after a large one was refused.
fn report_no_memory() {
    crate::send(&Reply::unread(Ending::Died(
        "it needed more memory than there is (64 MiB)".to_owned(),
    )));
}
