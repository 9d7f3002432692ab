//! The events that the server sends to the pages. A page that connects later gets the latest event of each kind.

use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use tokio::sync::broadcast;

use crate::cargo::Place;
use crate::exercise::standing::Standing;

/// An event for the pages.
#[derive(Debug, Clone, PartialEq)]
pub enum PageEvent {
    /// The build of a step has a new state.
    Step(StepEvent),
    /// The learner's progress in every step.
    Progress(Vec<Standing>),
    /// Whether files of the course have changed since the server started, for example because of an update.
    Outdated(bool),
}

/// An event about one step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StepEvent {
    /// The step's id.
    pub step: &'static str,
    /// The state of its build.
    #[serde(flatten)]
    pub state: BuildState,
}

/// The state of a step's build. `version` is a short hash of the file that is built.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
pub enum BuildState {
    /// The build is running.
    Building {
        /// The version being built.
        version: String,
    },
    /// The module is ready.
    Ready {
        /// Its path, relative to the site's root.
        module: String,
        /// The version that it was built from.
        version: String,
    },
    /// The file doesn't compile.
    Error {
        /// The compiler's own message.
        message: String,
        /// The locations of the errors in the learner's file.
        places: Vec<Place>,
        /// The version that doesn't compile.
        version: String,
    },
    /// The file can't be read, or the build can't start.
    Trouble {
        /// What failed and what to do.
        message: String,
    },
}

/// Sends events to all pages.
#[derive(Debug, Clone)]
pub struct Announcer {
    events: broadcast::Sender<PageEvent>,
    latest: Arc<Mutex<Vec<PageEvent>>>,
}

impl Default for Announcer {
    fn default() -> Announcer {
        Announcer {
            events: broadcast::channel(64).0,
            latest: Arc::default(),
        }
    }
}

impl Announcer {
    /// Sends an event to the pages, unless it equals the latest event of its kind.
    pub fn tell(&self, event: PageEvent) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        if latest.contains(&event) {
            return;
        }
        latest.retain(|known| !is_replaced_by(known, &event));
        latest.push(event.clone());
        // `send` fails if no page is connected. That isn't an error.
        let _ = self.events.send(event);
    }

    /// The latest event of each kind, and a receiver for all later events.
    pub fn subscribe(&self) -> (Vec<PageEvent>, broadcast::Receiver<PageEvent>) {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        (latest.clone(), self.events.subscribe())
    }

    /// The latest state of a step's build.
    pub fn newest(&self, step: &str) -> Option<BuildState> {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.iter().find_map(|event| match event {
            PageEvent::Step(event) if event.step == step => Some(event.state.clone()),
            _ => None,
        })
    }
}

fn is_replaced_by(old: &PageEvent, new: &PageEvent) -> bool {
    match (old, new) {
        (PageEvent::Step(old), PageEvent::Step(new)) => old.step == new.step,
        (PageEvent::Progress(_), PageEvent::Progress(_))
        | (PageEvent::Outdated(_), PageEvent::Outdated(_)) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn building(step: &'static str, version: &str) -> PageEvent {
        PageEvent::Step(StepEvent {
            step,
            state: BuildState::Building {
                version: version.to_owned(),
            },
        })
    }

    #[test]
    fn a_page_that_connects_later_gets_the_latest_event_of_each_kind() {
        let announcer = Announcer::default();
        for event in [
            building("04", "1"),
            building("05", "2"),
            building("04", "3"),
            PageEvent::Progress(Vec::new()),
            PageEvent::Outdated(false),
            PageEvent::Outdated(true),
        ] {
            announcer.tell(event);
        }
        let (latest, _) = announcer.subscribe();
        assert_eq!(
            latest,
            [
                building("05", "2"),
                building("04", "3"),
                PageEvent::Progress(Vec::new()),
                PageEvent::Outdated(true)
            ]
        );
    }

    #[test]
    fn an_event_that_changes_nothing_is_not_sent_again() {
        let announcer = Announcer::default();
        announcer.tell(building("04", "1"));
        let (_, mut heard) = announcer.subscribe();
        announcer.tell(building("04", "1"));
        announcer.tell(building("04", "2"));
        assert_eq!(heard.try_recv(), Ok(building("04", "2")));
    }
}
