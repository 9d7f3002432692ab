//! Step 05: flipping discs.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 05: flipping discs.
pub(crate) static STEP: Step = Step {
    id: "05",
    slug: "05-flip",
    package: "step05",
    functions: &["flips_in_direction", "flips_at", "place"],
    model_answer: "step05_flip.rs",
    groups: &[
        group("one direction", include_str!("boards/1-one-direction.txt")),
        group("all eight", include_str!("boards/2-all-eight.txt")),
        group("placing", include_str!("boards/3-placing.txt")),
        group("refusing", include_str!("boards/4-refusing.txt")),
        group(
            "whole positions",
            include_str!("boards/5-whole-positions.txt"),
        ),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
