//! Step 08: evaluating a position.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 08: evaluating a position.
pub(crate) static STEP: Step = Step {
    id: "08",
    slug: "08-evaluate",
    package: "step08",
    functions: &["evaluate", "greedy_move"],
    model_answer: "step08_evaluate.rs",
    groups: &[
        group("weights", include_str!("boards/1-weights.txt")),
        group("mobility", include_str!("boards/2-mobility.txt")),
        group(
            "finished games",
            include_str!("boards/3-finished-games.txt"),
        ),
        group("the best move", include_str!("boards/4-the-best-move.txt")),
        group(
            "whole positions",
            include_str!("boards/5-whole-positions.txt"),
        ),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
