//! Detour · Bitboards: a position in two numbers, all walks at once
//!
//! Goal: list the moves and find the turned discs with shifts and masks, then count games to prove it.
//!
//! A word is 64 bits, one a square: bit 0 is a1, bit 1 is b1, bit 8 is a2, bit 63 is h8. The board is two
//! words: the discs of the side to move, and the discs of its enemy. What is in neither is empty.
//!
//!   1. `bit_of`: the word in which only this square's bit is set.
//!   2. `shifted`: every bit goes one step in the direction. A bit that would leave the board is gone. It
//!      must not come back at the other end of a row.
//!   3. `bit_moves`: for each direction, step from all own discs at once. Keep what stands on enemy discs.
//!      Step again and again: what arrives on an empty square is a move, what is still on enemy discs goes
//!      on. Stop when nothing is left.
//!   4. `bit_flips`: a taken square turns nothing. Otherwise, in each direction, walk from the square over
//!      enemy discs and note them. They turn if an own disc stops the walk.
//!   5. `perft`: how many ways there are to play `depth` plies. Depth 0 is one way. A side without a move
//!      passes, and that is a ply. A finished game counts as one way, whatever depth is left.
//!
//! What you can use:
//!
//!   Bits                     a struct: Bits { own, enemy }, two u64. A move changes who is `own`.
//!   DIRECTIONS               the eight pairs (row_step, col_step), to go through with `for`.
//!   a & b, a | b, !a         the squares in both, in either, and not in a.
//!   a << n, a >> n           all bits n places up, all bits n places down. What falls off the end is gone.
//!   word.trailing_zeros()    the place of the lowest bit that is set.
//!
//! You may add functions of your own, and your functions may call one another.
//!
//! Check your answer: cargo test -p detour-bitboards
//! The chapter:       cargo run, then open detour-bitboards.html

use given::*;

/// The bit of a square: bit 0 is a1, bit 63 is h8.
pub fn bit_of(square: Square) -> u64 {
    todo!("give the bit of {square:?}")
}

/// All bits one step in a direction. Bits that would leave the board are gone.
pub fn shifted(bits: u64, direction: (i32, i32)) -> u64 {
    todo!("move the bits {bits:#x} one step in direction {direction:?}")
}

/// The squares on which the side to move may play.
pub fn bit_moves(bits: Bits) -> u64 {
    todo!("find the moves of the side to move in {bits:?}")
}

/// The discs that a move on `square` turns, where `square` is a single bit. None where it is taken.
pub fn bit_flips(bits: Bits, square: u64) -> u64 {
    todo!("find what a move on {square:#x} turns in {bits:?}")
}

/// How many ways there are to play `depth` plies. A pass is a ply, and a finished game counts once.
pub fn perft(bits: Bits, depth: u32) -> u64 {
    todo!("count the ways to play {depth} plies from {bits:?}")
}
