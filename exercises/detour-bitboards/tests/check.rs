//! The checks of the detour for your `bit_of`, `shifted`, `bit_moves`, `bit_flips` and `perft`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "detour-bitboards",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        bit_of: detour_bitboards::bit_of,
        shifted: detour_bitboards::shifted,
        bit_moves: detour_bitboards::bit_moves,
        bit_flips: detour_bitboards::bit_flips,
        perft: detour_bitboards::perft,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_one_bit() {
    EXERCISE.check(0);
}

#[test]
fn group_2_shifts() {
    EXERCISE.check(1);
}

#[test]
fn group_3_moves() {
    EXERCISE.check(2);
}

#[test]
fn group_4_flips() {
    EXERCISE.check(3);
}

#[test]
fn group_5_perft() {
    EXERCISE.check(4);
}
