//! What the pages are told, and the newest word of each kind for pages that come later.

use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use tokio::sync::broadcast;

use crate::cargo::Place;
use crate::exercise::standing::Standing;

/// Something that happened.
#[derive(Debug, Clone, PartialEq)]
pub enum PageEvent {
    /// The build of a step came further.
    Step(StepEvent),
    /// How far the learner is with every step.
    Progress(Vec<Standing>),
    /// Files of the course itself were changed, as by an update: the server is older than they are.
    Outdated,
}

/// What the pages are told about a step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StepEvent {
    /// The step's id.
    pub step: &'static str,
    /// How far its build is.
    #[serde(flatten)]
    pub state: BuildState,
}

/// How far the build of a step is. `version` is a short hash of the file it stands for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
pub enum BuildState {
    /// The build has begun.
    Building {
        /// The version being built.
        version: String,
    },
    /// The module can be fetched.
    Ready {
        /// Where, below the site's root.
        module: String,
        /// The version it was built from.
        version: String,
    },
    /// The file does not compile.
    Error {
        /// rustc's own words.
        message: String,
        /// The places in the learner's file that they speak of.
        places: Vec<Place>,
        /// The version that does not compile.
        version: String,
    },
    /// The file cannot be read, or the build could not be tried.
    Trouble {
        /// What is wrong and what to do.
        message: String,
    },
}

/// Tells all pages.
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
    /// Tells the pages something that is new to them.
    pub fn tell(&self, event: PageEvent) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        if latest.contains(&event) {
            return;
        }
        latest.retain(|known| !is_replaced_by(known, &event));
        latest.push(event.clone());
        // No page may be listening.
        let _ = self.events.send(event);
    }

    /// The newest word of each kind, and what happens from now on.
    pub fn subscribe(&self) -> (Vec<PageEvent>, broadcast::Receiver<PageEvent>) {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        (latest.clone(), self.events.subscribe())
    }

    /// The newest word about the build of a step.
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
        (PageEvent::Progress(_), PageEvent::Progress(_)) => true,
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
    fn a_page_that_comes_later_hears_the_newest_word_about_each_step() {
        let announcer = Announcer::default();
        for event in [
            building("04", "1"),
            building("05", "2"),
            building("04", "3"),
            PageEvent::Progress(Vec::new()),
            PageEvent::Outdated,
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
                PageEvent::Outdated
            ]
        );
    }

    #[test]
    fn what_everybody_knows_is_not_told_again() {
        let announcer = Announcer::default();
        announcer.tell(building("04", "1"));
        let (_, mut heard) = announcer.subscribe();
        announcer.tell(building("04", "1"));
        announcer.tell(building("04", "2"));
        assert_eq!(heard.try_recv(), Ok(building("04", "2")));
    }
}
