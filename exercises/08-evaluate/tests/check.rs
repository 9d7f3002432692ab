//! The checks of step 08 for your `evaluate` and `greedy_move`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "08",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        evaluate: step08::evaluate,
        greedy_move: step08::greedy_move,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_weights() {
    EXERCISE.check(0);
}

#[test]
fn group_2_mobility() {
    EXERCISE.check(1);
}

#[test]
fn group_3_finished_games() {
    EXERCISE.check(2);
}

#[test]
fn group_4_the_best_move() {
    EXERCISE.check(3);
}

#[test]
fn group_5_whole_positions() {
    EXERCISE.check(4);
}
