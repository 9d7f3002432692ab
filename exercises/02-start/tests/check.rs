//! The checks of step 02 for your `start` and `draw_discs`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "02",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        start: step02::start,
        draw_discs: step02::draw_discs,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_the_start() {
    EXERCISE.check(0);
}

#[test]
fn group_2_one_disc() {
    EXERCISE.check(1);
}

#[test]
fn group_3_many_discs() {
    EXERCISE.check(2);
}
