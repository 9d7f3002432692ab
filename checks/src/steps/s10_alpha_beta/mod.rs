//! Step 10: alpha-beta.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 10: alpha-beta.
pub(crate) static STEP: Step = Step {
    id: "10",
    slug: "10-alpha-beta",
    package: "step10",
    functions: &["alpha_beta"],
    model_answer: "step10_alpha_beta.rs",
    groups: &[
        group(
            "the same answer",
            include_str!("boards/1-the-same-answer.txt"),
        ),
        group(
            "pass and game over",
            include_str!("boards/2-pass-and-game-over.txt"),
        ),
        group(
            "fewer positions",
            include_str!("boards/3-fewer-positions.txt"),
        ),
        group(
            "narrow windows",
            include_str!("boards/4-narrow-windows.txt"),
        ),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
