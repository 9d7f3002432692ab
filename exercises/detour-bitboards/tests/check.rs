//! Puts the questions of the detour to your `bit_of`, `shifted`, `bit_moves`, `bit_flips` and `perft`, one group a
//! test. Nothing to edit here.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "detour-bitboards",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or was changed: the
    // stub in exercises/stubs has them.
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
