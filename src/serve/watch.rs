//! Builds the exercises for the page on each save.

use std::collections::VecDeque;
use std::path::Path;

use super::builds::LearnerBuilds;
use crate::exercise::files::is_begun;
use crate::files::fresh_folder;
use crate::watch::Saves;

/// Builds every step now, and each step again after a save, until the process ends.
///
/// # Errors
///
/// If the folder for the modules can't be created.
pub fn build_on_save(root: &Path, builds: LearnerBuilds) -> anyhow::Result<()> {
    // Delete the modules of earlier runs, because no page uses them any more.
    fresh_folder(&builds.folder())?;
    let root = root.to_owned();
    let mut saves = Saves::of(&root, checks::steps());
    std::thread::spawn(move || {
        loop {
            let mut steps = saves.next_saved();
            // Build the steps that the learner has begun first. The stubs can wait.
            steps.sort_by_key(|step| !is_begun(&root, step));
            let mut steps = VecDeque::from(steps);
            while let Some(step) = steps.pop_front() {
                builds.tell_progress();
                if !builds.build(step) {
                    saves.try_again(step);
                }
                // Build a saved step first. The other steps can wait.
                for saved in saves.saved_now() {
                    steps.retain(|step| step.id != saved.id);
                    steps.push_front(saved);
                }
            }
        }
    });
    Ok(())
}
