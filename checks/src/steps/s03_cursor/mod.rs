//! Step 03: squares and the cursor.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 03: squares and the cursor.
pub(crate) static STEP: Step = Step {
    id: "03",
    slug: "03-cursor",
    package: "step03",
    functions: &["parse_square", "square_name", "move_cursor"],
    model_answer: "step03_cursor.rs",
    groups: &[
        group("reading names", include_str!("boards/1-reading-names.txt")),
        group("invalid names", include_str!("boards/2-invalid-names.txt")),
        group("writing names", include_str!("boards/3-writing-names.txt")),
        group("arrows", include_str!("boards/4-arrows.txt")),
        group(
            "edges and other keys",
            include_str!("boards/5-edges-and-other-keys.txt"),
        ),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
