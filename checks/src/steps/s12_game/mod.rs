//! Step 12: the finished game.

mod mistakes;

use super::step::{Computed, Step, group};
use mistakes::{IMPOSSIBLE, MISTAKES};

/// Step 12: the finished game.
pub(crate) static STEP: Step = Step {
    id: "12",
    slug: "12-game",
    package: "step12",
    functions: &["Game"],
    model_answer: "step12_game.rs",
    groups: &[
        group("playing", include_str!("boards/1-playing.txt")),
        group("illegal moves", include_str!("boards/2-illegal-moves.txt")),
        group(
            "passes and the end",
            include_str!("boards/3-passes-and-the-end.txt"),
        ),
        group("restart", include_str!("boards/4-restart.txt")),
        group("undo", include_str!("boards/5-undo.txt")),
    ],
    mistakes: &MISTAKES,
    impossible: &IMPOSSIBLE,
    computed: Computed::later(),
};
