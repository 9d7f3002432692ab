//! The detour on bitboards.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// The detour on bitboards.
pub(crate) static STEP: Step = Step {
    id: "detour-bitboards",
    slug: "detour-bitboards",
    package: "detour-bitboards",
    functions: &["bit_of", "shifted", "bit_moves", "bit_flips", "perft"],
    model_answer: "detour_bitboards.rs",
    groups: &[
        group("one bit", include_str!("boards/1-one-bit.txt")),
        group("shifts", include_str!("boards/2-shifts.txt")),
        group("moves", include_str!("boards/3-moves.txt")),
        group("flips", include_str!("boards/4-flips.txt")),
        group("perft", include_str!("boards/5-perft.txt")),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
