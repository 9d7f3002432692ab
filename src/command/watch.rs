//! `watch`: each save is checked, in the terminal.

use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::SystemTime;

use checks::{Step, steps, text};
use console::Term;

use super::LANGUAGE;
use super::verdict::{in_short, remember, whole};
use crate::exercise::check::{Checked, check};
use crate::exercise::files::{learner_file, version_now};
use crate::exercise::standing::{Standing, progress_bar, standings};
use crate::watch::Saves;

/// Checks the step, or those that were begun, now and after each save, until the process is ended or nobody
/// listens any more.
pub(super) fn watch(root: &Path, only: Option<&'static Step>) -> anyhow::Result<ExitCode> {
    let watched = only.map_or_else(|| steps().to_vec(), |step| vec![step]);
    let mut watch = Watch {
        root: root.to_owned(),
        saves: Saves::of(root, &watched),
        output: Output::standard(),
        only,
    };
    // Only that nobody listens ends it.
    let _ = watch.run();
    Ok(ExitCode::SUCCESS)
}

struct Watch {
    root: PathBuf,
    saves: Saves,
    output: Output,
    only: Option<&'static Step>,
}

impl Watch {
    fn run(&mut self) -> std::io::Result<()> {
        let mut saved = self.saves.next_saved();
        if self.only.is_none() {
            // Those that were begun and have not passed as they are.
            let waiting = waiting(&self.root);
            saved.retain(|step| waiting.contains(&step.id));
        }
        let mut opening = format!("{}\n", self.what_is_watched());
        if let Some(reason) = self.saves.without_events() {
            opening.push_str(&format!(
                "The system cannot tell of saves here ({reason}), so the files are looked at four times a second.\n"
            ));
        }
        self.output.say(&opening)?;
        loop {
            self.check_all(saved)?;
            saved = self.saves.next_saved();
        }
    }

    fn what_is_watched(&self) -> String {
        match self.only {
            Some(step) => format!("Watching {}.", step.learner_file()),
            None => "Watching exercises/.".to_owned(),
        }
    }

    /// Checks steps, the one that was saved last at the end: it gets the whole report, and the others a line.
    fn check_all(&mut self, mut saved: Vec<&'static Step>) -> std::io::Result<()> {
        saved.sort_by_key(|step| self.saved_at(step));
        let last = saved.pop();
        let mut words = String::new();
        for step in saved {
            words.push_str(&self.check(step, in_a_line)?);
        }
        if let Some(step) = last {
            words.push_str(&self.check(step, in_full)?);
        }
        words.push_str(&format!("\n{}\n", self.closing()));
        self.output.show(&words)
    }

    fn saved_at(&self, step: &Step) -> Option<SystemTime> {
        let file = fs::metadata(learner_file(&self.root, step));
        file.and_then(|file| file.modified()).ok()
    }

    /// Checks a step and gives the verdict in the form that is asked for.
    fn check(
        &mut self,
        step: &'static Step,
        words: fn(&Checked) -> String,
    ) -> std::io::Result<String> {
        let name = text::step_name(step, LANGUAGE);
        let version = match version_now(&self.root, step) {
            Ok(version) => version,
            Err(error) => return Ok(format!("{name}: {error:#}\n")),
        };
        self.output
            .say(&format!("Building {name}, version {version} ...\n"))?;
        let checked = match check(&self.root, step, &self.root.join("target")) {
            Ok(checked) => checked,
            Err(error) => return Ok(format!("{name}: {error:#}\n")),
        };
        self.saves.is_done(step, &checked.version);
        let mut words = words(&checked);
        if let Err(error) = remember(&self.root, &checked) {
            words.push_str(&format!("\nThis is not taken down: {error:#}\n"));
        }
        Ok(words)
    }

    /// How far the learner is, where to go on, and how to end it.
    fn closing(&self) -> String {
        let standings = match standings(&self.root) {
            Ok(standings) => standings,
            Err(error) => return format!("{error:#}\n{HOW_TO_END}"),
        };
        let mut words = format!("{}\n", progress_bar(&standings));
        if self.only.is_none()
            && let Some(step) = next_to_begin(&standings)
        {
            words.push_str(&format!("Next: {}\n", step.learner_file()));
        }
        words + HOW_TO_END
    }
}

const HOW_TO_END: &str = "Each save is checked. Ctrl-C ends it.";

/// The ids of the steps that wait to be finished.
fn waiting(root: &Path) -> Vec<&'static str> {
    let standings = standings(root).unwrap_or_default();
    let all = steps().iter().zip(&standings);
    all.filter(|(_, standing)| standing.is_waiting())
        .map(|(step, _)| step.id)
        .collect()
}

/// The first step that was not begun, counted from the last that passed. None while a step waits to be
/// finished.
fn next_to_begin(standings: &[Standing]) -> Option<&'static Step> {
    let all: Vec<(&Step, &Standing)> = steps().iter().copied().zip(standings).collect();
    if all.iter().any(|(_, standing)| standing.is_waiting()) {
        return None;
    }
    let after = all.iter().rposition(|(_, standing)| standing.passed());
    let mut in_turn = all.iter().cycle().skip(after.map_or(0, |last| last + 1));
    let next = in_turn
        .by_ref()
        .take(all.len())
        .find(|(step, standing)| !step.is_detour() && standing.is_untouched());
    next.map(|(step, _)| *step)
}

fn in_a_line(checked: &Checked) -> String {
    let name = text::step_name(checked.step, LANGUAGE);
    format!(
        "{name}, version {}: {}\n",
        checked.version,
        in_short(checked)
    )
}

fn in_full(checked: &Checked) -> String {
    format!(
        "Version {} of {}:\n\n{}",
        checked.version,
        checked.step.learner_file(),
        whole(checked, "save the file again")
    )
}

/// Where the words go. On a terminal each verdict begins on an empty screen; elsewhere all are plain lines,
/// one below the other.
struct Output {
    screen: Option<Term>,
}

impl Output {
    fn standard() -> Output {
        let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
        let clears = std::io::stdout().is_terminal() && !is_dumb;
        Output {
            screen: clears.then(Term::stdout),
        }
    }

    /// A line that comes before its verdict.
    fn say(&self, words: &str) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        out.write_all(words.as_bytes())?;
        out.flush()
    }

    /// A verdict.
    fn show(&self, words: &str) -> std::io::Result<()> {
        if let Some(screen) = &self.screen {
            screen.clear_screen()?;
        }
        self.say(words)
    }
}
