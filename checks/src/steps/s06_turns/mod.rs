//! Step 06: turns, passes, result.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 06: turns, passes, result.
pub(crate) static STEP: Step = Step {
    id: "06",
    slug: "06-turns",
    package: "step06",
    functions: &["count", "legal_moves", "next_turn", "outcome"],
    model_answer: "step06_turns.rs",
    groups: &[
        group("counting", include_str!("boards/1-counting.txt")),
        group("legal moves", include_str!("boards/2-legal-moves.txt")),
        group("whose turn", include_str!("boards/3-whose-turn.txt")),
        group("the result", include_str!("boards/4-the-result.txt")),
        group("whole games", include_str!("boards/5-whole-games.txt")),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
