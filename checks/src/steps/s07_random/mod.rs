//! Step 07: a random opponent.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 07: a random opponent.
pub(crate) static STEP: Step = Step {
    id: "07",
    slug: "07-random",
    package: "step07",
    functions: &["random_move"],
    model_answer: "step07_random.rs",
    groups: &[
        group(
            "an even chance",
            include_str!("boards/1-an-even-chance.txt"),
        ),
        group("the ends", include_str!("boards/2-the-ends.txt")),
        group("no move", include_str!("boards/3-no-move.txt")),
        group(
            "whole positions",
            include_str!("boards/4-whole-positions.txt"),
        ),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
