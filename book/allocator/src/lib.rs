//! A very small allocator for the wasm modules that every reader loads: a page's module needs little memory for a
//! short time, and the standard one is as large as a whole scene.
//!
//! Blocks have sizes that are powers of two. A block that is given back waits in the list of its size; others come
//! from the end of the memory. Only for wasm, which has one thread here.

#![cfg(target_family = "wasm")]

use std::alloc::{GlobalAlloc, Layout};
use std::arch::wasm32::{memory_grow, memory_size};
use std::cell::UnsafeCell;

/// The size of a page of wasm memory, in bytes.
const PAGE: usize = 65_536;

/// The smallest block, in bytes. It holds the link of its list and keeps everything aligned to 16.
const SMALLEST: usize = 16;

/// Put this behind `#[global_allocator]`.
pub struct SmallAllocator {
    state: UnsafeCell<State>,
}

struct State {
    /// For each power of two the first free block, or null.
    free: [*mut u8; usize::BITS as usize],
    /// The memory that was never given out lies from here …
    top: usize,
    /// … to here.
    end: usize,
}

// SAFETY: a module of a page has one thread.
unsafe impl Sync for SmallAllocator {}

impl SmallAllocator {
    /// An allocator that has given out nothing.
    pub const fn new() -> SmallAllocator {
        SmallAllocator {
            state: UnsafeCell::new(State {
                free: [std::ptr::null_mut(); usize::BITS as usize],
                top: 0,
                end: 0,
            }),
        }
    }
}

impl Default for SmallAllocator {
    fn default() -> SmallAllocator {
        SmallAllocator::new()
    }
}

/// The size of the block for a layout: a power of two. None for what no page needs: another alignment than that of
/// all blocks, or more than wasm can hold.
fn block_size(layout: &Layout) -> Option<usize> {
    let size = layout.size().max(SMALLEST).checked_next_power_of_two()?;
    (layout.align() <= SMALLEST).then_some(size)
}

impl State {
    /// A block from memory that was never given out, or null where the page gives no more.
    fn fresh(&mut self, size: usize) -> *mut u8 {
        // All sizes are multiples of the smallest one, so `top` stays aligned.
        let mut start = self.top;
        if start.checked_add(size).is_none_or(|end| end > self.end) {
            let pages = size.div_ceil(PAGE);
            let before = memory_grow(0, pages);
            if before == usize::MAX {
                return std::ptr::null_mut();
            }
            // Somebody else may have grown the memory: then what was left before is left behind.
            if before * PAGE != self.end {
                start = before * PAGE;
            }
            self.end = memory_size(0) * PAGE;
        }
        self.top = start + size;
        start as *mut u8
    }
}

// SAFETY: a block belongs to one owner from `alloc` to `dealloc`: it is taken out of its list, or lies behind all
// blocks given out before. It is at least as large as its layout asks, and all blocks are aligned to the smallest size.
unsafe impl GlobalAlloc for SmallAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: one thread, and nothing below calls back into the allocator.
        let state = unsafe { &mut *self.state.get() };
        let Some(size) = block_size(&layout) else {
            return std::ptr::null_mut();
        };
        let list = size.trailing_zeros() as usize;
        let block = state.free[list];
        if block.is_null() {
            return state.fresh(size);
        }
        // SAFETY: a free block begins with the link to the next one.
        state.free[list] = unsafe { block.cast::<*mut u8>().read() };
        block
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as in `alloc`.
        let state = unsafe { &mut *self.state.get() };
        let Some(size) = block_size(&layout) else {
            return;
        };
        let list = size.trailing_zeros() as usize;
        // SAFETY: the block is ours again, and at least as large as a link.
        unsafe { block.cast::<*mut u8>().write(state.free[list]) };
        state.free[list] = block;
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller keeps the contract of `realloc`: this size does not overflow.
        let new_layout = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        if block_size(&layout) == block_size(&new_layout) {
            return block;
        }
        // SAFETY: the caller keeps the contract; the new block is another one.
        unsafe {
            let new = self.alloc(new_layout);
            if !new.is_null() {
                std::ptr::copy_nonoverlapping(block, new, layout.size().min(size));
                self.dealloc(block, layout);
            }
            new
        }
    }
}
