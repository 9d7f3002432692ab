//! One folder for each step of the course: its groups of questions, its boards and its known mistakes.

mod detour_bitboards;
mod detour_endgame;
mod detour_lines;
mod detour_walls;
mod mistake;
mod s01_board;
mod s02_start;
mod s03_cursor;
mod s04_legal_moves;
mod s05_flip;
mod s06_turns;
mod s07_random;
mod s08_evaluate;
mod s09_minimax;
mod s10_alpha_beta;
mod s11_hints;
mod s12_game;
mod step;

use std::fmt;

pub use mistake::{ImpossibleMistake, Mistake};
pub use step::{Group, Step};

/// The steps and detours, in the order of the book.
pub fn steps() -> &'static [&'static Step] {
    static STEPS: &[&Step] = &[
        &s01_board::STEP,
        &s02_start::STEP,
        &s03_cursor::STEP,
        &s04_legal_moves::STEP,
        &detour_walls::STEP,
        &s05_flip::STEP,
        &detour_lines::STEP,
        &s06_turns::STEP,
        &s07_random::STEP,
        &s08_evaluate::STEP,
        &s09_minimax::STEP,
        &s10_alpha_beta::STEP,
        &detour_bitboards::STEP,
        &s11_hints::STEP,
        &s12_game::STEP,
        &detour_endgame::STEP,
    ];
    STEPS
}

/// The index of a known mistake among the mistakes of all steps, in order.
pub fn mistake_number(step: &Step, index: usize) -> usize {
    let before = steps().iter().take_while(|other| other.id != step.id);
    before.map(|other| other.mistakes.len()).sum::<usize>() + index
}

/// A name that isn't the name of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepNotFound {
    /// The unknown name.
    pub name: String,
}

impl fmt::Display for StepNotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = steps().iter().map(|step| step.id).collect();
        write!(
            f,
            "there is no step `{}`; the steps are {}",
            self.name.escape_debug(),
            known.join(", ")
        )
    }
}

impl std::error::Error for StepNotFound {}

/// Finds a step by number (`4`, `04`), package (`step04`) or folder (`04-legal-moves`), and a detour by its name,
/// with or without `detour-`.
///
/// # Errors
///
/// If no step has this name.
pub fn find_step(name: &str) -> Result<&'static Step, StepNotFound> {
    let name = name.trim();
    steps()
        .iter()
        .copied()
        .find(|step| {
            let number = step.id.trim_start_matches('0');
            let short = step.id.trim_start_matches("detour-");
            [step.id, number, short, step.slug, step.package].contains(&name)
        })
        .ok_or_else(|| StepNotFound {
            name: name.chars().take(40).collect(),
        })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_step_has_its_folder() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for step in steps() {
            assert!(root.join(step.folder()).join("boards").is_dir(), "{step:?}");
        }
    }
}
