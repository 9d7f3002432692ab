//! The detour on walls.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// The detour on walls.
pub(crate) static STEP: Step = Step {
    id: "detour-walls",
    slug: "detour-walls",
    package: "detour-walls",
    functions: &["walled_start", "count_or_turn", "walled_moves"],
    model_answer: "detour_walls.rs",
    groups: &[
        group("the start", include_str!("boards/1-the-start.txt")),
        group("counting", include_str!("boards/2-counting.txt")),
        group("flipping", include_str!("boards/3-flipping.txt")),
        group("legal moves", include_str!("boards/4-legal-moves.txt")),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
