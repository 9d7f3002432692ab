//! `watch`: checks the learner's code on each save, in the terminal.

use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::SystemTime;

use checks::{Step, steps, text};
use console::Term;

use super::LANGUAGE;
use super::report::{in_short, remember, whole};
use crate::exercise::check::{Checked, check};
use crate::exercise::files::{learner_file, version_now};
use crate::exercise::standing::{Standing, progress_bar, standings};
use crate::watch::Saves;

/// Checks the step now and after each save, until the process ends or its output is closed. Without a step,
/// checks all steps that the learner has begun.
pub(super) fn watch(root: &Path, only: Option<&'static Step>) -> anyhow::Result<ExitCode> {
    let watched = only.map_or_else(|| steps().to_vec(), |step| vec![step]);
    let mut watch = Watch {
        root: root.to_owned(),
        saves: Saves::of(root, &watched),
        output: Output::standard(),
        only,
    };
    // `run` ends only when writing to the terminal fails, for example because it was closed. That isn't an error.
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
            // At the start, check only steps that the learner has begun and that haven't passed in this version.
            let waiting = waiting(&self.root);
            saved.retain(|step| waiting.contains(&step.id));
        }
        let mut opening = format!("{}\n", self.what_is_watched());
        if let Some(reason) = self.saves.without_events() {
            opening.push_str(&format!(
                "The system can't report saves here ({reason}), so this command reads the files four times a second.\n"
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
            None => "Watching all exercises.".to_owned(),
        }
    }

    /// Checks the saved steps. Prints the whole report for the step saved last, and one line for each other step.
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

    /// Checks a step and returns its report, formatted by `words`.
    fn check(
        &mut self,
        step: &'static Step,
        words: fn(&Path, &Checked) -> String,
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
        let mut words = words(&self.root, &checked);
        if let Err(error) = remember(&self.root, &checked) {
            words.push_str(&format!("\nYour progress couldn't be saved: {error:#}\n"));
        }
        Ok(words)
    }

    /// The learner's progress, the next step, and how to stop.
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

const HOW_TO_END: &str = "Save a file to check it. To stop, press Ctrl-C.";

/// The ids of the steps that the learner has begun and not finished.
fn waiting(root: &Path) -> Vec<&'static str> {
    let standings = standings(root).unwrap_or_default();
    let all = steps().iter().zip(&standings);
    all.filter(|(_, standing)| standing.is_waiting())
        .map(|(step, _)| step.id)
        .collect()
}

/// The next step to begin, counted from the last step that passed. None if the learner has begun another step
/// and not finished it.
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

fn in_a_line(_: &Path, checked: &Checked) -> String {
    let name = text::step_name(checked.step, LANGUAGE);
    format!(
        "{name}, version {}: {}\n",
        checked.version,
        in_short(checked)
    )
}

fn in_full(root: &Path, checked: &Checked) -> String {
    format!(
        "Version {} of {}:\n\n{}",
        checked.version,
        checked.step.learner_file(),
        whole(root, checked, "Then save the file again.")
    )
}

/// Where the text goes. A terminal is cleared before each report; any other output gets plain lines.
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

    /// Prints a text without clearing the screen.
    fn say(&self, words: &str) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        out.write_all(words.as_bytes())?;
        out.flush()
    }

    /// Prints a report.
    fn show(&self, words: &str) -> std::io::Result<()> {
        if let Some(screen) = &self.screen {
            screen.clear_screen()?;
        }
        self.say(words)
    }
}
