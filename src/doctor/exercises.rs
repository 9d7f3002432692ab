//! The learner's files: can they be read, are their saves noticed, and are their line ends harmless?

use std::fs;
use std::path::Path;

use checks::{Step, steps};

use super::finding::Finding;
use crate::exercise::files::{learner_file, stub_of};
use crate::exercise::save::read_source;
use crate::watch::{Saves, tells_of_saves};

/// Watches the exercises as `cargo run` does, and a file in another folder that is really saved. Says whether
/// the system told of it.
///
/// # Errors
///
/// When the exercises or the folder cannot be watched.
pub fn try_watching(root: &Path, folder: &Path) -> Result<bool, String> {
    match Saves::of(root, &[]).without_events() {
        Some(reason) => Err(reason),
        None => tells_of_saves(folder).map_err(|error| format!("{error:#}")),
    }
}

/// Whether saves are noticed at once.
pub fn watching(tried: Result<bool, String>) -> Finding {
    match tried {
        Ok(true) => Finding::ok("the system tells of each save"),
        Ok(false) => Finding::warn(
            "the system does not tell of a save in this folder, so a save is noticed up to a second later",
            "nothing, if that is quick enough; otherwise clone the course to this machine's own disk",
        ),
        Err(reason) => Finding::warn(
            format!(
                "the system cannot watch the exercises ({reason}), so their files are looked at again and again"
            ),
            "close programs that watch many files. On Linux the limit can be raised: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512",
        ),
    }
}

/// The learner's files that cannot be read, each in words that say what to do.
pub fn unreadable(root: &Path) -> Vec<String> {
    steps()
        .iter()
        .filter_map(|step| read_source(root, step).err())
        .map(|error| format!("{error:#}"))
        .collect()
}

/// Whether all exercises can be read.
pub fn readable(unreadable: &[String]) -> Finding {
    match unreadable {
        [] => Finding::ok("the files of all exercises can be read"),
        _ => Finding::fail(
            unreadable.join("\n"),
            "save the file as UTF-8 in your editor, or put the stub back with the command above; what is there is saved beside it",
        ),
    }
}

/// The steps whose file is the stub but for line ends as Windows has them.
pub fn with_other_line_ends(root: &Path) -> Vec<&'static Step> {
    let is_stub_but_for_line_ends = |step: &Step| {
        let file = fs::read_to_string(learner_file(root, step)).unwrap_or_default();
        file.contains('\r') && stub_of(step).is_ok_and(|stub| file.replace("\r\n", "\n") == stub)
    };
    let steps = steps().iter().copied();
    steps
        .filter(|step| is_stub_but_for_line_ends(step))
        .collect()
}

/// Whether git or an editor changed the line ends of files that nobody wrote in.
pub fn line_ends(changed: &[&Step]) -> Finding {
    match changed {
        [] => Finding::ok("the line ends are as the course has them, or harmless"),
        [first, ..] => {
            let ids: Vec<&str> = changed.iter().map(|step| step.id).collect();
            Finding::warn(
                format!(
                    "the line ends of untouched exercises were changed, so they count as begun: {}",
                    ids.join(", ")
                ),
                format!(
                    "git config core.autocrlf false, then for each of them: cargo run -- reset {}",
                    first.id
                ),
            )
        }
    }
}
