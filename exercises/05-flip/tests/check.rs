//! The checks of step 05 for your `flips_in_direction`, `flips_at` and `place`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "05",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        flips_in_direction: step05::flips_in_direction,
        flips_at: step05::flips_at,
        place: step05::place,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_one_direction() {
    EXERCISE.check(0);
}

#[test]
fn group_2_all_eight() {
    EXERCISE.check(1);
}

#[test]
fn group_3_placing() {
    EXERCISE.check(2);
}

#[test]
fn group_4_refusing() {
    EXERCISE.check(3);
}

#[test]
fn group_5_whole_positions() {
    EXERCISE.check(4);
}
