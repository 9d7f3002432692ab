//! The checks of step 06 for your `count`, `legal_moves`, `next_turn` and `outcome`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "06",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        count: step06::count,
        legal_moves: step06::legal_moves,
        next_turn: step06::next_turn,
        outcome: step06::outcome,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_counting() {
    EXERCISE.check(0);
}

#[test]
fn group_2_legal_moves() {
    EXERCISE.check(1);
}

#[test]
fn group_3_whose_turn() {
    EXERCISE.check(2);
}

#[test]
fn group_4_the_result() {
    EXERCISE.check(3);
}

#[test]
fn group_5_whole_games() {
    EXERCISE.check(4);
}
