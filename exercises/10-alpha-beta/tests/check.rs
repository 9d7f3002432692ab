//! The checks of step 10 for your `alpha_beta`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "10",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        alpha_beta: step10::alpha_beta,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_the_same_answer() {
    EXERCISE.check(0);
}

#[test]
fn group_2_pass_and_game_over() {
    EXERCISE.check(1);
}

#[test]
fn group_3_fewer_positions() {
    EXERCISE.check(2);
}

#[test]
fn group_4_narrow_windows() {
    EXERCISE.check(3);
}
