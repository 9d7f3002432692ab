//! Step 09: looking ahead with minimax.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 09: looking ahead with minimax.
pub(crate) static STEP: Step = Step {
    id: "09",
    slug: "09-minimax",
    package: "step09",
    functions: &["minimax"],
    model_answer: "step09_minimax.rs",
    groups: &[
        group("depth 0", include_str!("boards/1-depth-0.txt")),
        group("depth 1", include_str!("boards/2-depth-1.txt")),
        group("depth 2", include_str!("boards/3-depth-2.txt")),
        group("pass", include_str!("boards/4-pass.txt")),
        group("game over", include_str!("boards/5-game-over.txt")),
        group("deeper", include_str!("boards/6-deeper.txt")),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
