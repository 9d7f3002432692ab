//! What to say of a learner's file that does not compile.

use checks::Step;

use crate::cargo::CompileError;

/// What to do, below rustc's own words; `next` is the command to run then.
pub fn what_to_do(error: &CompileError, step: &Step, next: &str) -> String {
    let (file, slug) = (step.learner_file(), step.slug);
    if error.is_about_signatures() {
        format!(
            "{file} compiles, but the checks do not find the functions that they ask for. \
             Keep their names, their signatures and `pub`; the stub has them: exercises/stubs/{slug}.rs. Then: {next}"
        )
    } else {
        format!("{file} does not compile yet. Mend the first error above, then: {next}")
    }
}
