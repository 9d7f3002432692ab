//! The checks of step 11 for your `candidate_scores`, `heat` and `draw_panel`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "11",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        candidate_scores: step11::candidate_scores,
        heat: step11::heat,
        draw_panel: step11::draw_panel,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_candidates() {
    EXERCISE.check(0);
}

#[test]
fn group_2_looking_further() {
    EXERCISE.check(1);
}

#[test]
fn group_3_heat() {
    EXERCISE.check(2);
}

#[test]
fn group_4_the_panel() {
    EXERCISE.check(3);
}
