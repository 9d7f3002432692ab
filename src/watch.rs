//! Watches the learner's files and reports which ones were saved. The server and `watch` use it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use anyhow::Context;
use checks::Step;
use notify::event::{AccessKind, AccessMode, EventKind, ModifyKind};
use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher};

use crate::exercise::files::version_now;

/// How long to wait for more events of the same save.
const DEBOUNCE: Duration = Duration::from_millis(20);

/// The longest time to wait for more events. After that, the files are read anyway.
const LONGEST_BURST: Duration = Duration::from_millis(200);

/// How often the files are read if no event arrives. Network drives, containers and shared folders don't report
/// every save.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// How often the files are read if the system reports no events at all.
const LOOK_EVERY_WITHOUT_EVENTS: Duration = Duration::from_millis(250);

/// Finds saved files by their content. However an editor writes a file, new content counts as one save.
#[derive(Debug)]
pub struct Saves {
    root: PathBuf,
    steps: Vec<&'static Step>,
    /// The last known version of each file. None if the file can't be read.
    versions: BTreeMap<&'static str, Option<String>>,
    /// Steps that couldn't be handled. For these, the next save counts even if the content is the same.
    waiting: Vec<&'static str>,
    events: Receiver<()>,
    /// Watches until it is dropped.
    watcher: notify::Result<RecommendedWatcher>,
}

impl Saves {
    /// Begins to watch the files of some steps. If the system can't report saves, reads the files at short intervals.
    pub fn of(root: &Path, steps: &[&'static Step]) -> Saves {
        let (sender, events) = channel();
        Saves {
            root: root.to_owned(),
            steps: steps.to_vec(),
            versions: BTreeMap::new(),
            waiting: Vec::new(),
            events,
            watcher: send_saves(&root.join("exercises"), sender),
        }
    }

    /// If the system doesn't report saves: the reason.
    pub fn without_events(&self) -> Option<String> {
        let error = self.watcher.as_ref().err()?;
        Some(error.to_string())
    }

    /// Waits until files have new content, and returns their steps. The first call returns all steps immediately.
    /// Saves since the last call are included. A file that is missing or can't be read counts as changed, too.
    pub fn next_saved(&mut self) -> Vec<&'static Step> {
        loop {
            let changed = self.saved_now();
            if !changed.is_empty() {
                return changed;
            }
            self.wait();
        }
    }

    /// Records that this version of a file is handled, so that it isn't returned again.
    pub fn is_done(&mut self, step: &Step, version: &str) {
        self.versions.insert(step.id, Some(version.to_owned()));
    }

    /// Records that a step couldn't be handled for a reason other than its content. Then its next save is returned
    /// in any case.
    pub fn try_again(&mut self, step: &'static Step) {
        self.waiting.push(step.id);
    }

    /// The steps whose files have new content, without waiting.
    pub fn saved_now(&mut self) -> Vec<&'static Step> {
        let steps = self.steps.iter().copied();
        steps
            .filter(|step| {
                let version = version_now(&self.root, step).ok();
                self.versions.insert(step.id, version.clone()) != Some(version)
            })
            .collect()
    }

    /// Waits for an event and the events that follow it, or until it is time to read the files again.
    fn wait(&mut self) {
        match self.events.recv_timeout(LOOK_EVERY) {
            Ok(()) => {
                for step in self.waiting.drain(..) {
                    self.versions.remove(step);
                }
                let began = Instant::now();
                while self.events.recv_timeout(DEBOUNCE).is_ok() && began.elapsed() < LONGEST_BURST
                {
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => std::thread::sleep(LOOK_EVERY_WITHOUT_EVENTS),
        }
    }
}

/// Saves a file in this folder and returns whether the system reported it.
///
/// # Errors
///
/// If the folder can't be watched or written to.
pub fn tells_of_saves(folder: &Path) -> anyhow::Result<bool> {
    const PATIENCE: Duration = Duration::from_secs(3);
    let (sender, events) = channel();
    let watcher = send_saves(folder, sender)?;
    let file = folder.join("probe.rs");
    fs::write(&file, "// saved").with_context(|| format!("Can't write {}", file.display()))?;
    let is_reported = events.recv_timeout(PATIENCE).is_ok();
    drop(watcher);
    Ok(is_reported)
}

/// Sends a message for each event that may be a save, until the watcher is dropped. It watches folders, because many
/// editors write a new file and rename it.
fn send_saves(folder: &Path, sender: Sender<()>) -> notify::Result<RecommendedWatcher> {
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        if event.is_ok_and(|event| is_save(&event)) {
            // `send` fails if the receiver is dropped. That isn't an error.
            let _ = sender.send(());
        }
    })?;
    watcher.watch(folder, RecursiveMode::Recursive)?;
    Ok(watcher)
}

/// Whether the event may mean new content. Events for reading a file don't count.
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
