//! Puts the questions of step 03 to your `parse_square`, `square_name` and `move_cursor`, one group a
//! test. Nothing to edit here.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "03",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or was changed: the
    // stub in exercises/stubs has them.
    yours: Answers {
        parse_square: step03::parse_square,
        square_name: step03::square_name,
        move_cursor: step03::move_cursor,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_reading_names() {
    EXERCISE.check(0);
}

#[test]
fn group_2_invalid_names() {
    EXERCISE.check(1);
}

#[test]
fn group_3_writing_names() {
    EXERCISE.check(2);
}

#[test]
fn group_4_arrows() {
    EXERCISE.check(3);
}

#[test]
fn group_5_edges_and_other_keys() {
    EXERCISE.check(4);
}
