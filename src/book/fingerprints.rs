//! The fingerprints of all known mistakes. Computing them takes up to a second a step, because every mistake runs
//! every check. So files keep them for the next start.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use checks::{Fingerprints, Mistake, Step, fingerprints, steps};
use serde::{Deserialize, Serialize};

use crate::in_parallel::in_parallel;
use crate::own_files::this_program;
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
    let kept = fs::read(kept_file(root, step))
        .ok()
        .and_then(|bytes| serde_json::from_slice::<Kept>(&bytes).ok())
        .filter(|kept| kept.program == this_program());
    if let Some(kept) = kept {
        return kept.mistakes;
    }
    let compute = |mistake: &Mistake| fingerprints(step, &mistake.replies(step));
    keep(root, step, in_parallel(step.mistakes, compute))
}

/// Stores the fingerprints of one step's mistakes for [`kept_or_computed`], and returns them.
pub fn keep(root: &Path, step: &Step, mistakes: Vec<Fingerprints>) -> Vec<Fingerprints> {
    let program = this_program();
    let kept = Kept { program, mistakes };
    // If this fails, the next run only takes a little longer.
    if let Ok(bytes) = serde_json::to_vec(&kept) {
        let _ = write_whole(&kept_file(root, step), &bytes);
    }
    kept.mistakes
}

fn kept_file(root: &Path, step: &Step) -> PathBuf {
    root.join(format!("target/course/fingerprints/{}.json", step.id))
}
