//! The checks of step 07 for your `random_move`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "07",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        random_move: step07::random_move,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_an_even_chance() {
    EXERCISE.check(0);
}

#[test]
fn group_2_the_ends() {
    EXERCISE.check(1);
}

#[test]
fn group_3_no_move() {
    EXERCISE.check(2);
}

#[test]
fn group_4_whole_positions() {
    EXERCISE.check(3);
}
