//! Step 01: draw the board.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 01: draw the board.
pub(crate) static STEP: Step = Step {
    id: "01",
    slug: "01-board",
    package: "step01",
    functions: &["draw_board"],
    model_answer: "step01_board.rs",
    groups: &[group("the board", include_str!("boards/1-the-board.txt"))],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
