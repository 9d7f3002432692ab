//! The checks of step 09 for your `minimax`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "09",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        minimax: step09::minimax,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_depth_0() {
    EXERCISE.check(0);
}

#[test]
fn group_2_depth_1() {
    EXERCISE.check(1);
}

#[test]
fn group_3_depth_2() {
    EXERCISE.check(2);
}

#[test]
fn group_4_pass() {
    EXERCISE.check(3);
}

#[test]
fn group_5_game_over() {
    EXERCISE.check(4);
}

#[test]
fn group_6_deeper() {
    EXERCISE.check(5);
}
