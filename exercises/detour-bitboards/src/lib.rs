//! Detour · Bitboards: all walks at once
//!
//! Goal: find the moves and the flips with shifts and masks, then count games to test them.
//!
//! A bitboard is 64 bits, one for each square: bit 0 is a1, bit 1 is b1, bit 8 is a2, bit 63 is h8.
//!
//! What you can use:
//!
//!   square.row, square.col   two `i32`, counted from 0.
//!   Bits                     a struct, Bits { own, enemy }: the discs of the side to move, and the others.
//!                            A square in neither is empty. `Bits` is `Copy`.
//!   DIRECTIONS               the eight pairs (row_step, col_step), to loop over with `for`.
//!   a & b, a | b, !a         the squares in both, in at least one, and not in a.
//!   a << n, a >> n           all bits n places higher, or n places lower. n can't be negative.
//!   bits.trailing_zeros()    the number of the lowest bit that is set.
//!
//! You may add functions of your own, and your functions may call each other.
//!
//! Check your answer: cargo test -p detour-bitboards
//! The chapter:       cargo run, then open detour-bitboards.html

use given::detour_bitboards::*; // all types, and the functions of steps 01 to 10

/// Returns the bit of a square: bit 0 is a1, bit 63 is h8.
pub fn bit_of(square: Square) -> u64 {
    todo!("find the bit of {square:?}")
}

/// Moves all bits one step in a direction. Bits that would leave the board are lost.
pub fn shifted(bits: u64, direction: (i32, i32)) -> u64 {
    todo!("move the bits {bits:#x} one step in direction {direction:?}")
}

/// Returns the legal moves of the side to move.
pub fn bit_moves(bits: Bits) -> u64 {
    todo!("find the moves of the side to move in {bits:?}")
}

/// Returns the discs that a move on `square`, a single bit, flips: none if the square is occupied.
pub fn bit_flips(bits: Bits, square: u64) -> u64 {
    todo!("find what a move on {square:#x} flips in {bits:?}")
}

/// Returns how many games of `depth` plies there are: sequences of plies from `bits`. There is one of 0
/// plies. A pass is a ply. A finished game counts once, whatever depth is left.
pub fn perft(bits: Bits, depth: u32) -> u64 {
    todo!("count the games of {depth} plies from {bits:?}")
}
