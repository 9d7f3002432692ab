//! The checks of the detour for your `walled_start`, `count_or_turn` and `walled_moves`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "detour-walls",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        walled_start: detour_walls::walled_start,
        count_or_turn: detour_walls::count_or_turn,
        walled_moves: detour_walls::walled_moves,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_the_start() {
    EXERCISE.check(0);
}

#[test]
fn group_2_counting() {
    EXERCISE.check(1);
}

#[test]
fn group_3_flipping() {
    EXERCISE.check(2);
}

#[test]
fn group_4_legal_moves() {
    EXERCISE.check(3);
}
