//! Watching the exercises: each save is built once, and a save during a build is built right after it.

use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use anyhow::Context;
use notify::event::{AccessKind, AccessMode, EventKind, ModifyKind};
use notify::{Event, RecursiveMode, Watcher};

use super::live::LiveBuilds;
use crate::book::widgets::fresh_folder;
use crate::exercise::files::is_begun;

/// How long to wait for the rest of a burst of events.
const DEBOUNCE: Duration = Duration::from_millis(20);

/// Builds every step now and again after each save, until the process ends.
///
/// # Errors
///
/// When the folder cannot be watched.
pub fn build_on_save(root: &Path, builds: LiveBuilds) -> anyhow::Result<()> {
    // Modules of former runs: no page can ask for them any more.
    fresh_folder(&builds.folder())?;
    let (sender, events) = channel();
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        if event.is_ok_and(|event| is_save(&event)) {
            // The receiving side lives as long as the process.
            let _ = sender.send(());
        }
    })
    .context("failed to start watching files")?;
    let folder = root.join("exercises");
    watcher
        .watch(&folder, RecursiveMode::Recursive)
        .with_context(|| format!("failed to watch {}", folder.display()))?;
    let root = root.to_owned();
    std::thread::spawn(move || {
        // The watcher stops when it is dropped.
        let _watcher = watcher;
        loop {
            // Those that somebody works on first: the stubs can wait.
            let mut steps = checks::steps().to_vec();
            steps.sort_by_key(|step| !is_begun(&root, step));
            builds.tell_progress();
            for step in steps {
                builds.build(step);
            }
            if !wait_for_save(&events) {
                return;
            }
        }
    });
    Ok(())
}

/// Waits for a save and the rest of its burst. Saves during the last build are waiting here already.
fn wait_for_save(events: &Receiver<()>) -> bool {
    if events.recv().is_err() {
        return false;
    }
    loop {
        match events.recv_timeout(DEBOUNCE) {
            Ok(()) => {}
            Err(RecvTimeoutError::Timeout) => return true,
            Err(RecvTimeoutError::Disconnected) => return false,
        }
    }
}

/// Whether the event may mean new content. The build's own reading is reported as well and does not count.
fn is_save(event: &Event) -> bool {
    let kind_fits = matches!(
        event.kind,
        EventKind::Create(_)
            | EventKind::Remove(_)
            | EventKind::Modify(ModifyKind::Data(_) | ModifyKind::Name(_) | ModifyKind::Any)
            | EventKind::Access(AccessKind::Close(AccessMode::Write))
    );
    kind_fits
        && event
            .paths
            .iter()
            .any(|path| path.extension().is_some_and(|extension| extension == "rs"))
}
