//! The fingerprints of all known mistakes. Computing them takes up to a second a step, because every mistake runs
//! every check. So files keep them for the next start.

use std::collections::BTreeMap;
use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::sync::OnceLock;
use std::time::UNIX_EPOCH;

use checks::{Fingerprints, Step, fingerprints, steps};
use serde::{Deserialize, Serialize};

use crate::whole_file::write_whole;

/// The stored fingerprints of a step.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    /// The build of this program that computed them.
    program: String,
    mistakes: Vec<Fingerprints>,
}

static KNOWN: OnceLock<BTreeMap<&str, Vec<Fingerprints>>> = OnceLock::new();

/// Loads or computes the fingerprints of all steps.
pub fn prepare(root: &Path) {
    KNOWN.get_or_init(|| {
        let known = |step: &&'static Step| (step.id, kept_or_computed(root, step));
        steps().iter().map(known).collect()
    });
}

/// The fingerprints of the mistakes of a step, in their order.
pub fn fingerprints_of(step: &Step) -> &[Fingerprints] {
    match KNOWN.get().and_then(|known| known.get(step.id)) {
        Some(known) => known,
        None => step.fingerprints(),
    }
}

/// The fingerprints of one step's mistakes: from the file of an earlier run of this same build, or computed.
pub fn kept_or_computed(root: &Path, step: &Step) -> Vec<Fingerprints> {
    let file = root.join(format!("target/course/fingerprints/{}.json", step.id));
    let program = this_program();
    let kept = fs::read(&file)
        .ok()
        .and_then(|bytes| serde_json::from_slice::<Kept>(&bytes).ok())
        .filter(|kept| kept.program == program);
    if let Some(kept) = kept {
        return kept.mistakes;
    }
    let mistakes = compute(step);
    let kept = Kept { program, mistakes };
    // If this fails, the next run only takes a little longer.
    if let Ok(bytes) = serde_json::to_vec(&kept) {
        let _ = write_whole(&file, &bytes);
    }
    kept.mistakes
}

/// Computes the fingerprints with all cores.
fn compute(step: &Step) -> Vec<Fingerprints> {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let share = step.mistakes.len().div_ceil(cores).max(1);
    std::thread::scope(|scope| {
        let running: Vec<_> = step
            .mistakes
            .chunks(share)
            .map(|mistakes| {
                scope.spawn(move || {
                    let mistakes = mistakes.iter();
                    mistakes
                        .map(|mistake| fingerprints(step, &mistake.replies(step)))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        running
            .into_iter()
            .flat_map(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
            .collect()
    })
}

/// A text that identifies this build of the program.
fn this_program() -> String {
    let built = std::env::current_exe().and_then(fs::metadata);
    let time = built.as_ref().ok().and_then(|built| built.modified().ok());
    let time = time.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    format!(
        "{} bytes, built at {:?}",
        built.map_or(0, |built| built.len()),
        time
    )
}
