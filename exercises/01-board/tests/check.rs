//! The checks of step 01 for your `draw_board`.
//! Each group is one test. You don't need to edit this file.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "01",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or different. Compare it
    // with the stub in exercises/stubs.
    yours: Answers {
        draw_board: step01::draw_board,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_the_board() {
    EXERCISE.check(0);
}
