//! Notices changes while the server runs: to the course's own files, for example by `git pull`, and to the progress
//! that a command saves.

use std::fs;
use std::sync::mpsc::channel;
use std::time::Duration;

use notify::{RecursiveMode, Watcher};

use super::builds::LearnerBuilds;
use super::events::PageEvent;
use crate::own_files::{OWN_FILES, state_of};

/// The folder of the progress file.
const PROGRESS: &str = ".course";

/// How long to wait for more events, because an update writes many files.
const DEBOUNCE: Duration = Duration::from_millis(200);

/// Sends updates and progress to the pages until the process ends. `state` is the state of the course's own files that the
/// program and the pages were built from. If the system reports no file events, the pages
/// don't get these. The builds don't depend on them.
pub fn tell_of_updates(builds: LearnerBuilds, state: u64) {
    let root = builds.root().to_owned();
    let (sender, events) = channel();
    let progress = root.join(PROGRESS);
    let watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        if let Ok(event) = event
            && !event.kind.is_access()
        {
            let is_progress = event.paths.iter().all(|path| path.starts_with(&progress));
            // `send` fails if the thread below has ended. That isn't an error.
            let _ = sender.send(is_progress);
        }
    });
    let Ok(mut watcher) = watcher else {
        return;
    };
    // Create the folder, because a missing folder can't be watched. If that fails, there is no progress to watch.
    let _ = fs::create_dir_all(root.join(PROGRESS));
    for name in OWN_FILES.iter().chain([&PROGRESS]) {
        let _ = watcher.watch(&root.join(name), RecursiveMode::Recursive);
    }
    std::thread::spawn(move || {
        let _watcher = watcher;
        while let Ok(mut is_progress) = events.recv() {
            while let Ok(next) = events.recv_timeout(DEBOUNCE) {
                is_progress &= next;
            }
            builds.tell_progress();
            // A command that saves progress doesn't change the course's own files.
            if !is_progress {
                let is_outdated = state_of(&root) != state;
                builds.announcer.tell(PageEvent::Outdated(is_outdated));
            }
        }
    });
}
