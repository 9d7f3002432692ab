//! The message for a learner's file that doesn't compile.

use checks::Step;

use crate::cargo::CompileError;

/// What to do, shown below the compiler's own message. `next` is a sentence that says how to check again.
pub fn what_to_do(error: &CompileError, step: &Step, next: &str) -> String {
    let (file, slug) = (step.learner_file(), step.slug);
    if error.is_about_signatures() {
        format!(
            "{file} compiles, but the checks can't find the functions that they call. \
             Keep the names, the signatures and `pub` as in the stub: exercises/stubs/{slug}.rs. {next}"
        )
    } else {
        format!("{file} doesn't compile yet. Fix the first error above. {next}")
    }
}
