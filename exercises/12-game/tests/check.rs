//! The checks of step 12 for your `Game`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "12",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        play_game: testing::game_player!(step12::Game),
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_playing() {
    EXERCISE.check(0);
}

#[test]
fn group_2_illegal_moves() {
    EXERCISE.check(1);
}

#[test]
fn group_3_passes_and_the_end() {
    EXERCISE.check(2);
}

#[test]
fn group_4_restart() {
    EXERCISE.check(3);
}

#[test]
fn group_5_undo() {
    EXERCISE.check(4);
}
