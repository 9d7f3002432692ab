//! The files of an exercise: the learner's file, its original stub, and the model answer in the form of the stub.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use checks::Step;

use super::progress::version_of;

/// The files of an exercise, embedded so that they are right on a solved clone and without git. The learner's
/// file isn't embedded.
struct Embedded {
    step: &'static str,
    stub: &'static str,
    /// The source of the module in `steps` that holds the model answer.
    model: &'static str,
    /// Three hints, each with its own heading.
    hints: &'static str,
}

/// Embeds the files of one step. The arguments are its id, its folder, and the file with its model answer.
macro_rules! embed {
    ($step:literal, $slug:literal, $model:literal) => {
        Embedded {
            step: $step,
            stub: include_str!(concat!("../../exercises/stubs/", $slug, ".rs")),
            model: include_str!(concat!("../../steps/src/", $model)),
            hints: include_str!(concat!("../../book/en/hints/", $slug, ".md")),
        }
    };
}

static EMBEDDED: &[Embedded] = &[
    embed!("01", "01-board", "step01_board.rs"),
    embed!("02", "02-start", "step02_start.rs"),
    embed!("03", "03-cursor", "step03_cursor.rs"),
    embed!("04", "04-legal-moves", "step04_legal_moves.rs"),
    embed!("05", "05-flip", "step05_flip.rs"),
    embed!("06", "06-turns", "step06_turns.rs"),
    embed!("07", "07-random", "step07_random.rs"),
    embed!("08", "08-evaluate", "step08_evaluate.rs"),
    embed!("09", "09-minimax", "step09_minimax.rs"),
    embed!("10", "10-alpha-beta", "step10_alpha_beta.rs"),
    embed!("11", "11-hints", "step11_hints.rs"),
    embed!("12", "12-game", "step12_game.rs"),
    embed!("detour-walls", "detour-walls", "detour_walls.rs"),
    embed!("detour-lines", "detour-lines", "detour_lines.rs"),
    embed!(
        "detour-bitboards",
        "detour-bitboards",
        "detour_bitboards.rs"
    ),
    embed!("detour-endgame", "detour-endgame", "detour_endgame.rs"),
];

/// The path of the learner's file.
pub fn learner_file(root: &Path, step: &Step) -> PathBuf {
    root.join(step.learner_file())
}

/// Reads the current content of a learner's file.
///
/// # Errors
///
/// If the file can't be read. The message says how to restore it.
pub fn read_learner_file(root: &Path, step: &Step) -> anyhow::Result<Vec<u8>> {
    std::fs::read(learner_file(root, step)).map_err(|error| {
        anyhow!(
            "Can't read {}: {error}. To restore the stub, run: cargo run -- reset {}",
            step.learner_file(),
            step.id
        )
    })
}

/// The version of a learner's file now.
///
/// # Errors
///
/// As [`read_learner_file`].
pub fn version_now(root: &Path, step: &Step) -> anyhow::Result<String> {
    read_learner_file(root, step).map(|content| version_of(&content))
}

/// Whether a learner has changed the stub of a step.
pub fn is_begun(root: &Path, step: &Step) -> bool {
    let file = std::fs::read(learner_file(root, step));
    let stub = embedded(step).map(|embedded| embedded.stub.as_bytes());
    matches!((file, stub), (Ok(file), Ok(stub)) if file != stub)
}

/// The original stub of a step.
///
/// # Errors
///
/// If the step has no stub, which is a bug in the course.
pub fn stub_of(step: &Step) -> anyhow::Result<&'static str> {
    Ok(embedded(step)?.stub)
}

/// The model answer as a complete file: the stub with each function replaced.
///
/// # Errors
///
/// If the stub or the model answer lacks a function of the step.
pub fn model_answer(step: &Step, stub: &str) -> anyhow::Result<String> {
    let mut answer = stub.to_owned();
    for function in step.functions {
        let body = function_of_model(step, function)?;
        let range = function_range(&answer, function)
            .with_context(|| format!("the stub of step {} has no `{function}`", step.id))?;
        answer.replace_range(range, body);
    }
    Ok(answer)
}

/// One function of the model answer, with what belongs to it.
///
/// # Errors
///
/// When the model answer lacks the function.
pub fn function_of_model(step: &Step, function: &str) -> anyhow::Result<&'static str> {
    anchored(embedded(step)?.model, function)
        .with_context(|| format!("{} has no anchor `{function}`", step.model_answer))
}

/// The number of hints in each step.
pub const HINTS: usize = 3;

/// The hints of a step. Each hint reveals more than the one before.
///
/// # Errors
///
/// If there aren't exactly three, which is a bug in the course.
pub fn hints_of(step: &Step) -> anyhow::Result<[&'static str; HINTS]> {
    let hints = embedded(step)?.hints;
    let (_, parts) = hints.split_once("## Hint 1\n").unwrap_or_default();
    let parts: Vec<&str> = parts
        .split("## Hint ")
        .enumerate()
        .map(|(index, part)| match index {
            0 => part.trim(),
            // Skip the rest of the heading, which is the number of the hint.
            _ => part.split_once('\n').unwrap_or_default().1.trim(),
        })
        .filter(|part| !part.is_empty())
        .collect();
    parts.as_slice().try_into().with_context(|| {
        format!(
            "book/en/hints/{}.md has {} hints, but needs {HINTS}. Begin each one with a line such as `## Hint 1`",
            step.slug,
            parts.len()
        )
    })
}

fn embedded(step: &Step) -> anyhow::Result<&'static Embedded> {
    match EMBEDDED.iter().find(|known| known.step == step.id) {
        Some(known) => Ok(known),
        None => bail!("step {} has no stub", step.id),
    }
}

/// The text between `// ANCHOR: name` and `// ANCHOR_END: name`.
fn anchored<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let opening = format!("// ANCHOR: {name}\n");
    let start = text.find(&opening)? + opening.len();
    let end = text[start..].find(&format!("// ANCHOR_END: {name}"))?;
    Some(&text[start..start + end])
}

/// The range of a top-level function with its doc comment, or of an `impl` block. The range ends with the closing
/// brace at the start of a line.
fn function_range(text: &str, name: &str) -> Option<std::ops::Range<usize>> {
    let signature = text
        .find(&format!("pub fn {name}("))
        .or_else(|| text.find(&format!("pub fn {name}<")))
        .or_else(|| text.find(&format!("impl {name} {{")))?;
    let mut start = signature;
    while let Some(line_start) = text[..start.saturating_sub(1)].rfind('\n').map(|at| at + 1)
        && text[line_start..].starts_with("///")
    {
        start = line_start;
    }
    let end = signature + text[signature..].find("\n}\n")? + 3;
    Some(start..end)
}
