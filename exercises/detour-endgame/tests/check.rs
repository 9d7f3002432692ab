//! The checks of the detour for your `final_score`, `solve` and `solve_between`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "detour-endgame",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        final_score: detour_endgame::final_score,
        solve: detour_endgame::solve,
        solve_between: detour_endgame::solve_between,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_the_score() {
    EXERCISE.check(0);
}

#[test]
fn group_2_solving() {
    EXERCISE.check(1);
}

#[test]
fn group_3_bounds() {
    EXERCISE.check(2);
}

#[test]
fn group_4_fewer_moves() {
    EXERCISE.check(3);
}
