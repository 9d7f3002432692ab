//! Mistakes in `bit_moves`.

use steps::{Bits, DIRECTIONS};

use super::building_blocks::passed;

pub(super) fn not_only_empty(bits: Bits) -> u64 {
    let mut moves = 0;
    for direction in DIRECTIONS {
        let mut walks = steps::shifted(bits.own, direction) & bits.enemy;
        while walks != 0 {
            let next = steps::shifted(walks, direction);
            moves |= next & !bits.enemy;
            walks = next & bits.enemy;
        }
    }
    moves
}

pub(super) fn not_masked_at_all(bits: Bits) -> u64 {
    let mut moves = 0;
    for direction in DIRECTIONS {
        let mut walks = steps::shifted(bits.own, direction) & bits.enemy;
        while walks != 0 {
            let next = steps::shifted(walks, direction);
            moves |= next;
            walks = next & bits.enemy;
        }
    }
    moves
}

pub(super) fn neighbours_too(bits: Bits) -> u64 {
    let empty = !(bits.own | bits.enemy);
    let mut moves = 0;
    for direction in DIRECTIONS {
        let mut walks = bits.own;
        while walks != 0 {
            let next = steps::shifted(walks, direction);
            moves |= next & empty;
            walks = next & bits.enemy;
        }
    }
    moves
}

/// The correct moves over runs of at most `discs` discs.
fn moves_over_at_most(bits: Bits, discs: u32, directions: &[(i32, i32)]) -> u64 {
    let empty = !(bits.own | bits.enemy);
    let mut moves = 0;
    for direction in directions {
        let mut walks = bits.own;
        for _ in 0..discs {
            walks = steps::shifted(walks, *direction) & bits.enemy;
            moves |= steps::shifted(walks, *direction) & empty;
        }
    }
    moves
}

pub(super) fn single_discs_only(bits: Bits) -> u64 {
    moves_over_at_most(bits, 1, &DIRECTIONS)
}

pub(super) fn five_at_most(bits: Bits) -> u64 {
    moves_over_at_most(bits, 5, &DIRECTIONS)
}

pub(super) fn straight_only(bits: Bits) -> u64 {
    moves_over_at_most(bits, 6, &[(-1, 0), (0, -1), (0, 1), (1, 0)])
}

pub(super) fn other_sides_moves(bits: Bits) -> u64 {
    steps::bit_moves(passed(bits))
}
