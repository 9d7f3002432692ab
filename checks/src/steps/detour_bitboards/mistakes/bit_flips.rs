//! Mistakes in `bit_flips`.

use steps::{Bits, DIRECTIONS};

use super::building_blocks::flips_of_runs;

pub(super) fn open_runs_turn(bits: Bits, square: u64) -> u64 {
    if square & (bits.own | bits.enemy) != 0 {
        return 0;
    }
    flips_of_runs(steps::shifted, bits, square, |run, _| run)
}

pub(super) fn taken_squares_turn(bits: Bits, square: u64) -> u64 {
    flips_of_runs(steps::shifted, bits, square, |run, end| {
        if end & bits.own != 0 { run } else { 0 }
    })
}

pub(super) fn new_disc_is_turned(bits: Bits, square: u64) -> u64 {
    match steps::bit_flips(bits, square) {
        0 => 0,
        flips => flips | square,
    }
}

pub(super) fn closing_disc_is_turned(bits: Bits, square: u64) -> u64 {
    if square & (bits.own | bits.enemy) != 0 {
        return 0;
    }
    flips_of_runs(steps::shifted, bits, square, |run, end| {
        if run != 0 && end & bits.own != 0 {
            run | end
        } else {
            0
        }
    })
}

pub(super) fn last_direction_only(bits: Bits, square: u64) -> u64 {
    if square & (bits.own | bits.enemy) != 0 {
        return 0;
    }
    let mut flips = 0;
    for direction in DIRECTIONS {
        let mut run = 0;
        let mut next = steps::shifted(square, direction);
        while next & bits.enemy != 0 {
            run |= next;
            next = steps::shifted(next, direction);
        }
        if run != 0 && next & bits.own != 0 {
            flips = run;
        }
    }
    flips
}
