//! Building for the page on each save.

use std::collections::VecDeque;
use std::path::Path;

use super::live::LiveBuilds;
use crate::book::widgets::fresh_folder;
use crate::exercise::files::is_begun;
use crate::watch::Saves;

/// Builds every step now and again after each save, until the process ends.
///
/// # Errors
///
/// When the folder of the modules cannot be made.
pub fn build_on_save(root: &Path, builds: LiveBuilds) -> anyhow::Result<()> {
    // Modules of former runs: no page can ask for them any more.
    fresh_folder(&builds.folder())?;
    let root = root.to_owned();
    let mut saves = Saves::of(&root, checks::steps());
    std::thread::spawn(move || {
        loop {
            let mut steps = saves.next_saved();
            // Those that somebody works on first: the stubs can wait.
            steps.sort_by_key(|step| !is_begun(&root, step));
            let mut steps = VecDeque::from(steps);
            while let Some(step) = steps.pop_front() {
                builds.tell_progress();
                if !builds.build(step) {
                    saves.try_again(step);
                }
                // Nobody who saves waits for the rest.
                for saved in saves.saved_now() {
                    steps.retain(|step| step.id != saved.id);
                    steps.push_front(saved);
                }
            }
        }
    });
    Ok(())
}
