//! Puts the questions of step 01 to your `draw_board`, one group a
//! test. Nothing to edit here.

use testing::{Answers, Exercise};

const EXERCISE: Exercise = Exercise {
    step: "01",
    folder: env!("CARGO_MANIFEST_DIR"),
    // If the compiler points here, a name, a signature or a `pub` in src/lib.rs is missing or was changed: the
    // stub in exercises/stubs has them.
    yours: Answers {
        draw_board: step01::draw_board,
        ..Answers::REFERENCE
    },
};

#[test]
fn group_1_the_board() {
    EXERCISE.check(0);
}
