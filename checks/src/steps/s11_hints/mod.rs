//! Step 11: hints.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 11: hints.
pub(crate) static STEP: Step = Step {
    id: "11",
    slug: "11-hints",
    package: "step11",
    functions: &["candidate_scores", "heat", "draw_panel"],
    model_answer: "step11_hints.rs",
    groups: &[
        group("candidates", include_str!("boards/1-candidates.txt")),
        group(
            "looking further",
            include_str!("boards/2-looking-further.txt"),
        ),
        group("heat", include_str!("boards/3-heat.txt")),
        group("the panel", include_str!("boards/4-the-panel.txt")),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
