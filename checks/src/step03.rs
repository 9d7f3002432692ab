//! Step 03: squares and the cursor.

use crate::Step;
use crate::step::{Computed, group};
use crate::step03_mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 03: squares and the cursor.
pub(crate) static STEP: Step = Step {
    id: "03",
    slug: "03-cursor",
    package: "step03",
    functions: &["parse_square", "square_name", "move_cursor"],
    model_answer: "step03_cursor.rs",
    groups: &[
        group(
            "reading names",
            include_str!("../boards/03-cursor/1-reading-names.txt"),
        ),
        group(
            "invalid names",
            include_str!("../boards/03-cursor/2-invalid-names.txt"),
        ),
        group(
            "writing names",
            include_str!("../boards/03-cursor/3-writing-names.txt"),
        ),
        group("arrows", include_str!("../boards/03-cursor/4-arrows.txt")),
        group(
            "edges and other keys",
            include_str!("../boards/03-cursor/5-edges-and-other-keys.txt"),
        ),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
