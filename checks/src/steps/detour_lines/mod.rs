//! The detour on lines and patterns.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// The detour on lines and patterns.
pub(crate) static STEP: Step = Step {
    id: "detour-lines",
    slug: "detour-lines",
    package: "detour-lines",
    functions: &["flat_index", "turned_by_pattern", "play_on_lines"],
    model_answer: "detour_lines.rs",
    groups: &[
        group("flat index", include_str!("boards/1-flat-index.txt")),
        group("the pattern", include_str!("boards/2-the-pattern.txt")),
        group("playing", include_str!("boards/3-playing.txt")),
        group(
            "whole positions",
            include_str!("boards/4-whole-positions.txt"),
        ),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
