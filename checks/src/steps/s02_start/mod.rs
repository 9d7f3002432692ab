//! Step 02: the starting position.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 02: the starting position.
pub(crate) static STEP: Step = Step {
    id: "02",
    slug: "02-start",
    package: "step02",
    functions: &["start", "draw_discs"],
    model_answer: "step02_start.rs",
    groups: &[
        group("the start", include_str!("boards/1-the-start.txt")),
        group("one disc", include_str!("boards/2-one-disc.txt")),
        group("many discs", include_str!("boards/3-many-discs.txt")),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
