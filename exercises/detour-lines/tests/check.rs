//! The checks of the detour for your `flat_index`, `turned_by_pattern` and `play_on_lines`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "detour-lines",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        flat_index: detour_lines::flat_index,
        turned_by_pattern: detour_lines::turned_by_pattern,
        play_on_lines: detour_lines::play_on_lines,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_flat_index() {
    EXERCISE.check(0);
}

#[test]
fn group_2_the_pattern() {
    EXERCISE.check(1);
}

#[test]
fn group_3_playing() {
    EXERCISE.check(2);
}

#[test]
fn group_4_whole_positions() {
    EXERCISE.check(3);
}
