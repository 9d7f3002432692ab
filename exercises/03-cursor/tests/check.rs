//! The checks of step 03 for your `parse_square`, `square_name` and `move_cursor`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "03",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
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
