//! Step 04: walk the eight directions.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 04: walk the eight directions.
pub(crate) static STEP: Step = Step {
    id: "04",
    slug: "04-legal-moves",
    package: "step04",
    functions: &["is_valid_move"],
    model_answer: "step04_legal_moves.rs",
    groups: &[
        group("one direction", include_str!("boards/1-one-direction.txt")),
        group("all eight", include_str!("boards/2-all-eight.txt")),
        group("edges", include_str!("boards/3-edges.txt")),
        group("occupied", include_str!("boards/4-occupied.txt")),
        group(
            "whole positions",
            include_str!("boards/5-whole-positions.txt"),
        ),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
