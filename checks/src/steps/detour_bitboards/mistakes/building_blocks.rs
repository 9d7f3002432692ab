//! What several of these mistakes are made of, without a mistake in it.

use steps::{Bits, DIRECTIONS};

type Shift = fn(u64, (i32, i32)) -> u64;

/// The correct `bit_moves`, based on the given `shifted`.
pub(super) fn moves_by(shifted: Shift, bits: Bits) -> u64 {
    let empty = !(bits.own | bits.enemy);
    let mut moves = 0;
    for direction in DIRECTIONS {
        let mut walks = shifted(bits.own, direction) & bits.enemy;
        while walks != 0 {
            let next = shifted(walks, direction);
            moves |= next & empty;
            walks = next & bits.enemy;
        }
    }
    moves
}

/// The correct `bit_flips`, based on the given `shifted`.
pub(super) fn flips_by(shifted: Shift, bits: Bits, square: u64) -> u64 {
    if square & (bits.own | bits.enemy) != 0 {
        return 0;
    }
    flips_of_runs(shifted, bits, square, |run, end| {
        if end & bits.own != 0 { run } else { 0 }
    })
}

/// The flips in all directions. `turned` computes them from each run and the square behind the run.
pub(super) fn flips_of_runs(
    shifted: Shift,
    bits: Bits,
    square: u64,
    turned: impl Fn(u64, u64) -> u64,
) -> u64 {
    let mut flips = 0;
    for direction in DIRECTIONS {
        let mut run = 0;
        let mut next = shifted(square, direction);
        while next & bits.enemy != 0 {
            run |= next;
            next = shifted(next, direction);
        }
        flips |= turned(run, next);
    }
    flips
}

/// The position after a move, from the other side's view.
pub(super) fn after(bits: Bits, flips: u64, square: u64) -> Bits {
    Bits {
        own: bits.enemy & !flips,
        enemy: bits.own | flips | square,
    }
}

pub(super) fn passed(bits: Bits) -> Bits {
    Bits {
        own: bits.enemy,
        enemy: bits.own,
    }
}

/// The single bits of a bitboard, lowest first.
pub(super) fn single_bits(mut bits: u64) -> Vec<u64> {
    let mut list = Vec::new();
    while bits != 0 {
        let lowest = 1 << bits.trailing_zeros();
        bits &= !lowest;
        list.push(lowest);
    }
    list
}

/// The correct `perft`, based on the given functions for moves and flips.
pub(super) fn perft_by(
    moves: &dyn Fn(Bits) -> u64,
    flips: &dyn Fn(Bits, u64) -> u64,
    bits: Bits,
    depth: u32,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let list = single_bits(moves(bits));
    if list.is_empty() {
        return match moves(passed(bits)) {
            0 => 1,
            _ => perft_by(moves, flips, passed(bits), depth - 1),
        };
    }
    list.into_iter()
        .map(|square| {
            let next = after(bits, flips(bits, square), square);
            perft_by(moves, flips, next, depth - 1)
        })
        .sum()
}
