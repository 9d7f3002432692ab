//! The detour on the endgame.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// The detour on the endgame.
pub(crate) static STEP: Step = Step {
    id: "detour-endgame",
    slug: "detour-endgame",
    package: "detour-endgame",
    functions: &["final_score", "solve", "solve_between"],
    model_answer: "detour_endgame.rs",
    groups: &[
        group("the score", include_str!("boards/1-the-score.txt")),
        group("solving", include_str!("boards/2-solving.txt")),
        group("bounds", include_str!("boards/3-bounds.txt")),
        group("fewer moves", include_str!("boards/4-fewer-moves.txt")),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
