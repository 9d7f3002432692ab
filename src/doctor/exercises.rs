//! The learner's files: can the course read them, does it notice saves, and are the line ends unchanged?

use std::fs;
use std::path::Path;

use checks::{Step, steps};

use super::finding::Finding;
use crate::exercise::files::{learner_file, stub_of};
use crate::exercise::save::read_source;
use crate::watch::{Saves, tells_of_saves};

/// Watches the exercises as `cargo run` does. Also saves a file in another folder, and returns whether the
/// system reported that save.
///
/// # Errors
///
/// When the system can't watch the exercises or the folder.
pub fn try_watching(root: &Path, folder: &Path) -> Result<bool, String> {
    match Saves::of(root, &[]).without_events() {
        Some(reason) => Err(reason),
        None => tells_of_saves(folder).map_err(|error| format!("{error:#}")),
    }
}

/// Whether the course notices saves immediately.
pub fn watching(tried: Result<bool, String>) -> Finding {
    match tried {
        Ok(true) => Finding::ok("The system reports each save in this folder immediately."),
        Ok(false) => Finding::warn(
            "The system doesn't report saves in this folder, so the course notices a save up to a second later.",
            "If that is too slow for you, clone the course to this machine's own disk.",
        ),
        Err(reason) => Finding::warn(
            format!(
                "The system can't watch the exercises ({reason}), so the course reads their files four times a second."
            ),
            "Close programs that watch many files. On Linux you can raise the limit: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512",
        ),
    }
}

/// For each learner's file that can't be read: a message with the reason and what to do.
pub fn unreadable(root: &Path) -> Vec<String> {
    steps()
        .iter()
        .filter_map(|step| read_source(root, step).err())
        .map(|error| format!("{error:#}"))
        .collect()
}

/// Whether the course can read all exercises.
pub fn readable(unreadable: &[String]) -> Finding {
    match unreadable {
        [] => Finding::ok("The course can read the files of all exercises."),
        _ => Finding::fail(
            unreadable.join("\n"),
            "Save the file as UTF-8 in your editor, or restore the stub with the command above. That command first saves your file under another name.",
        ),
    }
}

/// The steps whose file equals the stub except for Windows line ends.
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

/// Whether git or an editor changed the line ends of files that the learner hasn't edited.
pub fn line_ends(changed: &[&Step]) -> Finding {
    match changed {
        [] => Finding::ok("The line ends of the exercises are fine."),
        [first, ..] => {
            let ids: Vec<&str> = changed.iter().map(|step| step.id).collect();
            Finding::warn(
                format!(
                    "The line ends of exercises that you haven't edited are different, so these exercises count as begun: {}",
                    ids.join(", ")
                ),
                format!(
                    "Run: git config core.autocrlf false. Then restore each of these stubs, for example: cargo run -- reset {}",
                    first.id
                ),
            )
        }
    }
}
