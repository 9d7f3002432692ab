//! Puts the questions of step 04 to your `is_valid_move`, one group a
//! test. Nothing to edit here.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "04",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or was changed: the
    // stub in exercises/stubs has them.
    yours: Answers {
        is_valid_move: step04::is_valid_move,
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
fn group_3_edges() {
    EXERCISE.check(2);
}

#[test]
fn group_4_occupied() {
    EXERCISE.check(3);
}

#[test]
fn group_5_whole_positions() {
    EXERCISE.check(4);
}
