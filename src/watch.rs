//! Watching the exercises: which learners' files were saved. The server and `watch` share it.

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

/// How long to wait for the rest of a burst of events.
const DEBOUNCE: Duration = Duration::from_millis(20);

/// How long a burst may go on before it is looked at anyway.
const LONGEST_BURST: Duration = Duration::from_millis(200);

/// How often the files are looked at when no event comes: network drives, containers and shared folders
/// do not tell of every save.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// The same where the system sends no events at all.
const LOOK_EVERY_WITHOUT_EVENTS: Duration = Duration::from_millis(250);

/// The saves of learners' files. What decides is the content: whatever an editor does to write a file, a
/// content that was not there before is one save.
#[derive(Debug)]
pub struct Saves {
    root: PathBuf,
    steps: Vec<&'static Step>,
    /// The version of each file that was seen last; none where it cannot be read.
    seen: BTreeMap<&'static str, Option<String>>,
    /// Those that could not be dealt with: the next save counts, also of the same content.
    waiting: Vec<&'static str>,
    events: Receiver<()>,
    /// Stops when it is dropped.
    watcher: notify::Result<RecommendedWatcher>,
}

impl Saves {
    /// Begins to watch the files of some steps. Where the system cannot tell of saves, the files are looked at
    /// again and again.
    pub fn of(root: &Path, steps: &[&'static Step]) -> Saves {
        let (sender, events) = channel();
        Saves {
            root: root.to_owned(),
            steps: steps.to_vec(),
            seen: BTreeMap::new(),
            waiting: Vec::new(),
            events,
            watcher: send_saves(&root.join("exercises"), sender),
        }
    }

    /// Why the system sends no events, where it does not.
    pub fn without_events(&self) -> Option<String> {
        let error = self.watcher.as_ref().err()?;
        Some(error.to_string())
    }

    /// Waits until files have another content than the last time, and gives their steps: at first all steps at
    /// once. What was saved since the last call, however often, is waiting here already. A file that is gone
    /// or cannot be read counts as changed too.
    pub fn next_saved(&mut self) -> Vec<&'static Step> {
        loop {
            let changed = self.saved_now();
            if !changed.is_empty() {
                return changed;
            }
            self.wait();
        }
    }

    /// Takes down which version of a file was dealt with, so that it is not given again.
    pub fn is_done(&mut self, step: &Step, version: &str) {
        self.seen.insert(step.id, Some(version.to_owned()));
    }

    /// Something kept a step from being dealt with that has nothing to do with its content. Then the next save is
    /// given in any case.
    pub fn try_again(&mut self, step: &'static Step) {
        self.waiting.push(step.id);
    }

    /// The steps whose files have another content than the last time, without waiting.
    pub fn saved_now(&mut self) -> Vec<&'static Step> {
        let steps = self.steps.iter().copied();
        steps
            .filter(|step| {
                let version = version_now(&self.root, step).ok();
                self.seen.insert(step.id, version.clone()) != Some(version)
            })
            .collect()
    }

    /// Waits for an event and the rest of its burst, or until it is time to look again.
    fn wait(&mut self) {
        match self.events.recv_timeout(LOOK_EVERY) {
            Ok(()) => {
                for step in self.waiting.drain(..) {
                    self.seen.remove(step);
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

/// Whether the system tells of a save in this folder, which is really tried.
///
/// # Errors
///
/// When the folder cannot be watched or written to.
pub fn tells_of_saves(folder: &Path) -> anyhow::Result<bool> {
    const PATIENCE: Duration = Duration::from_secs(3);
    let (sender, events) = channel();
    let watcher = send_saves(folder, sender)?;
    let file = folder.join("probe.rs");
    fs::write(&file, "// saved").with_context(|| format!("failed to write {}", file.display()))?;
    let told = events.recv_timeout(PATIENCE).is_ok();
    drop(watcher);
    Ok(told)
}

/// Sends a word for each event that may mean a save, as long as the watcher lives. Folders are watched, not
/// files: many editors write a new file and rename it.
fn send_saves(folder: &Path, sender: Sender<()>) -> notify::Result<RecommendedWatcher> {
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        if event.is_ok_and(|event| is_save(&event)) {
            // Nobody may be listening any more.
            let _ = sender.send(());
        }
    })?;
    watcher.watch(folder, RecursiveMode::Recursive)?;
    Ok(watcher)
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
