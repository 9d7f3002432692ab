//! The fingerprints of all known mistakes, for the pages. Computing them takes seconds, since every mistake
//! answers every question; so they are kept in a file for the next start.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;
use std::time::UNIX_EPOCH;

use checks::{Fingerprints, Step, steps};
use serde::{Deserialize, Serialize};

/// What is kept.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    /// Which build of this program computed it.
    program: String,
    steps: BTreeMap<String, Vec<Fingerprints>>,
}

static KNOWN: OnceLock<BTreeMap<String, Vec<Fingerprints>>> = OnceLock::new();

/// Makes the fingerprints known: from the file of an earlier start of this very program, or computed.
pub fn prepare(root: &Path) {
    let file = root.join("target/course/fingerprints.json");
    KNOWN.get_or_init(|| {
        let program = this_program();
        let kept = fs::read(&file)
            .ok()
            .and_then(|bytes| serde_json::from_slice::<Kept>(&bytes).ok())
            .filter(|kept| kept.program == program);
        kept.map_or_else(
            || {
                let steps = compute();
                let kept = Kept { program, steps };
                if let (Some(folder), Ok(bytes)) = (file.parent(), serde_json::to_vec(&kept)) {
                    // Without the file the next start takes a little longer.
                    let _ = fs::create_dir_all(folder).and_then(|()| fs::write(&file, bytes));
                }
                kept.steps
            },
            |kept| kept.steps,
        )
    });
}

/// The fingerprints of the mistakes of a step, in their order.
pub fn fingerprints_of(step: &Step) -> &[Fingerprints] {
    match KNOWN.get().and_then(|known| known.get(step.id)) {
        Some(known) => known,
        None => step.fingerprints(),
    }
}

/// All steps, each core its share.
fn compute() -> BTreeMap<String, Vec<Fingerprints>> {
    std::thread::scope(|scope| {
        let running: Vec<_> = steps()
            .iter()
            .map(|step| scope.spawn(|| (step.id.to_owned(), step.fingerprints().to_vec())))
            .collect();
        running
            .into_iter()
            .filter_map(|thread| thread.join().ok())
            .collect()
    })
}

/// A text that another build of this program does not share.
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
