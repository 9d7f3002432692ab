//! The files of an exercise: the learner's own, its pristine stub, and the model answer made of the stub.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use checks::Step;

/// The pristine stubs and the modules of the `steps` crate with the model answers. Never the learner's
/// file: these must be right on a solved clone and without git.
const EMBEDDED: [(&str, &str, &str); 1] = [(
    "04",
    include_str!("../../exercises/stubs/04-legal-moves.rs"),
    include_str!("../../steps/src/step04_legal_moves.rs"),
)];

/// The learner's file, below the course's folder.
pub fn learner_file(root: &Path, step: &Step) -> PathBuf {
    root.join("exercises").join(step.slug).join("src/lib.rs")
}

/// The pristine stub of a step.
///
/// # Errors
///
/// When the step has none, which is a fault of the course.
pub fn stub_of(step: &Step) -> anyhow::Result<&'static str> {
    Ok(embedded(step)?.0)
}

/// The learner's file as it would be with the model answer: the stub with its functions replaced.
///
/// # Errors
///
/// When the stub or the model answer lacks a function of the step.
pub fn model_answer(step: &Step, stub: &str) -> anyhow::Result<String> {
    let (_, model) = embedded(step)?;
    let mut answer = stub.to_owned();
    for function in step.functions {
        let body = anchored(model, function)
            .with_context(|| format!("{} has no anchor `{function}`", step.model_answer))?;
        let range = function_range(&answer, function)
            .with_context(|| format!("the stub of step {} has no `{function}`", step.id))?;
        answer.replace_range(range, body);
    }
    Ok(answer)
}

fn embedded(step: &Step) -> anyhow::Result<(&'static str, &'static str)> {
    match EMBEDDED.iter().find(|(id, ..)| *id == step.id) {
        Some((_, stub, model)) => Ok((stub, model)),
        None => bail!("step {} has no stub", step.id),
    }
}

/// What stands between `// ANCHOR: name` and `// ANCHOR_END: name`.
fn anchored<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let opening = format!("// ANCHOR: {name}\n");
    let start = text.find(&opening)? + opening.len();
    let end = text[start..].find(&format!("// ANCHOR_END: {name}"))?;
    Some(&text[start..start + end])
}

/// A top-level function with its doc comment, up to the brace that closes it at the start of a line.
fn function_range(text: &str, name: &str) -> Option<std::ops::Range<usize>> {
    let signature = text.find(&format!("pub fn {name}("))?;
    let mut start = signature;
    while let Some(line_start) = text[..start.saturating_sub(1)].rfind('\n').map(|at| at + 1)
        && text[line_start..].starts_with("///")
    {
        start = line_start;
    }
    let end = signature + text[signature..].find("\n}\n")? + 3;
    Some(start..end)
}
