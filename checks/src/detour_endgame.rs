//! The detour on the endgame.

use crate::Step;
use crate::detour_endgame_mistakes::{IMPOSSIBLE, MISTAKES};
use crate::step::{Computed, group};

/// The detour on the endgame.
pub(crate) static STEP: Step = Step {
    id: "detour-endgame",
    slug: "detour-endgame",
    package: "detour-endgame",
    functions: &["final_score", "solve", "solve_between"],
    model_answer: "detour_endgame.rs",
    groups: &[
        group(
            "the score",
            include_str!("../boards/detour-endgame/1-the-score.txt"),
        ),
        group(
            "solving",
            include_str!("../boards/detour-endgame/2-solving.txt"),
        ),
        group(
            "bounds",
            include_str!("../boards/detour-endgame/3-bounds.txt"),
        ),
        group(
            "fewer moves",
            include_str!("../boards/detour-endgame/4-fewer-moves.txt"),
        ),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
