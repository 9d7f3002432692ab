//! *Assemble it*: readers choose a piece for each place of the code. When all places are filled, the bench checks the
//! code like a learner's.

#[cfg(test)]
mod tests;

use checks::bench::{Answer, Work};
use checks::{Fingerprints, Language, Verdict};
use puzzles::{Kit, kit};

use crate::attributes::read_fingerprints;
use crate::checking::Checking;
use crate::controls::{self, Mark, Tone};
use crate::panel::judged;
use crate::{Code, Event, Node, Options, Request, Scene, el, text};

const LANGUAGE: Language = Language::English;

/// A narrow menu cuts off longer labels than this, so they are repeated below it.
const CUT: usize = 38;

/// The scene.
pub(crate) struct Assemble {
    kit: &'static Kit,
    /// The fingerprints of the step's known mistakes.
    mistakes: Vec<Fingerprints>,
    /// The page's file name.
    page: String,
    /// The chosen piece of each slot.
    picks: Vec<Option<usize>>,
    /// The last changed slot.
    last: Option<usize>,
    checking: Checking,
    message: (Tone, String),
    /// The newest verdict. While the bench checks other pieces, it's about older ones.
    verdict: Option<Box<Verdict>>,
    shows_model: bool,
}

impl Assemble {
    /// The scene with every slot open. `None` if the step has no pieces.
    pub fn open(step: &str, options: &Options) -> Option<Box<dyn Scene>> {
        Some(Box::new(Assemble::new(step, options)?))
    }

    fn new(step: &str, options: &Options) -> Option<Assemble> {
        let kit = kit(step)?;
        let mut scene = Assemble {
            kit,
            mistakes: read_fingerprints(options.get("fingerprints")),
            page: options.get("page").to_owned(),
            picks: vec![None; kit.slots.len()],
            last: None,
            checking: Checking::default(),
            message: (Tone::Plain, String::new()),
            verdict: None,
            shows_model: false,
        };
        scene.check();
        Some(scene)
    }

    fn passes(&self) -> bool {
        let is_newest = !self.checking.is_waiting();
        is_newest && self.verdict.as_ref().is_some_and(|one| one.passed)
    }

    /// Has the code checked if every slot is filled.
    fn check(&mut self) {
        self.shows_model = false;
        let whole: Option<Vec<usize>> = self.picks.iter().copied().collect();
        if let Some(pieces) = whole {
            let work = Work::Check {
                step: self.kit.step.to_owned(),
                mistakes: self.mistakes.clone(),
            };
            let code = Code::Puzzle(self.kit.number(&pieces));
            self.checking.ask(code, work);
        } else {
            self.checking.cancel();
            self.verdict = None;
            self.message = (Tone::Plain, self.open_places());
        }
    }

    /// The places without a piece, in words.
    fn open_places(&self) -> String {
        let open: Vec<String> = (1..=self.picks.len())
            .filter(|number| self.picks[number - 1].is_none())
            .map(|number| number.to_string())
            .collect();
        match open.as_slice() {
            [last] => format!("Not finished yet. Open place: {last}."),
            open if open.len() == self.picks.len() => format!(
                "Choose a piece for each of the {} places of {}. After the last one, your code is checked.",
                open.len(),
                self.functions()
            ),
            open => format!("Not finished yet. Open places: {}.", open.join(", ")),
        }
    }

    fn functions(&self) -> String {
        match self.kit.functions {
            [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            names => names.concat(),
        }
    }

    fn judged_message(&self, verdict: &Verdict) -> (Tone, String) {
        match verdict.passed {
            true => (
                Tone::Right,
                format!(
                    "Correct. Your code passes every check of step {}. Functions: {}. Compare them with the model answer, which is only one of the right ways.",
                    self.kit.step,
                    self.functions()
                ),
            ),
            false => (
                Tone::Wrong,
                "Not quite. The report is below your code.".to_owned(),
            ),
        }
    }

    /// The report on the code.
    fn report(&self) -> Option<Node> {
        let verdict = self.verdict.as_ref()?;
        let state = match verdict.passed {
            _ if self.checking.is_slow() => "building",
            true => "passed",
            false => "failed",
        };
        let place = el("div").class("verdict").attribute("data-state", state);
        Some(place.all(judged(verdict, &self.page)))
    }

    fn menus(&self) -> Node {
        let menus = self.kit.slots.iter().enumerate().map(|(index, slot)| {
            let numbers: Vec<String> = (1..=slot.pieces.len())
                .map(|piece| piece.to_string())
                .collect();
            let mut options = vec![("0", "choose a piece")];
            options.extend(
                numbers
                    .iter()
                    .zip(slot.pieces)
                    .map(|(number, piece)| (number.as_str(), piece.0)),
            );
            let chosen = self.picks[index].map_or(0, |pick| pick + 1).to_string();
            let menu = controls::menu(
                slot.name,
                &format!("{} · {}", index + 1, slot.label),
                &chosen,
                &options,
            );
            let words = self.picks[index].map(|pick| slot.pieces[pick].0);
            let in_full = words.filter(|words| words.len() > CUT).map(controls::line);
            el("div").with(menu).all(in_full)
        });
        controls::menus([]).all(menus)
    }

    fn code(&self) -> Node {
        let lines = self.kit.program(&self.picks, self.last);
        program("Your code", lines)
    }
}

/// Code with its marked lines.
pub(crate) fn program(label: &str, lines: Vec<(String, bool)>) -> Node {
    let mark = |is_marked| match is_marked {
        true => Mark::Changed,
        false => Mark::None,
    };
    let lines: Vec<(String, Mark)> = lines
        .into_iter()
        .map(|(line, is_marked)| (line, mark(is_marked)))
        .collect();
    controls::code(label, &lines)
}

impl Scene for Assemble {
    fn view(&self) -> Node {
        // It's enabled only when the reader's code passes.
        let model = controls::switch("model", "Model answer", self.shows_model);
        let steer = controls::row([
            controls::enabled(controls::button("clear", "Start over"), self.last.is_some()),
            controls::enabled(model, self.passes()),
        ]);
        let (tone, words) = &self.message;
        let mut whole = controls::stack([
            self.menus(),
            steer,
            controls::message(*tone, words),
            controls::part("Your code", self.code()),
        ]);
        if self.shows_model {
            let lines: Vec<(&str, Mark)> = self
                .kit
                .model_lines()
                .map(|line| (line, Mark::None))
                .collect();
            whole = whole.with(controls::part(
                "Model answer",
                controls::code("Model answer", &lines),
            ));
        }
        self.checking.timed(whole.all(self.report()))
    }

    fn act(&mut self, event: &Event<'_>) {
        match *event {
            Event::Press("clear") => {
                self.picks.fill(None);
                self.last = None;
                self.check();
            }
            Event::Press("model") => self.shows_model = !self.shows_model && self.passes(),
            Event::Tick if self.checking.is_waiting() => {
                self.checking.tick();
                self.message = (Tone::Plain, text::checking(LANGUAGE).to_owned());
            }
            Event::Set(name, value) => {
                let slots = self.kit.slots;
                let Some(slot) = slots.iter().position(|slot| slot.name == name) else {
                    return;
                };
                self.picks[slot] = match value.parse::<usize>() {
                    Ok(0) => None,
                    Ok(number) if number <= slots[slot].pieces.len() => Some(number - 1),
                    _ => return,
                };
                self.last = Some(slot);
                self.check();
            }
            _ => {}
        }
    }

    fn request(&self) -> Option<Request> {
        self.checking.request()
    }

    fn answer(&mut self, number: u32, answer: Result<Answer, String>) {
        if !self.checking.take(number) {
            return;
        }
        self.verdict = None;
        match answer {
            Ok(Answer::Verdict(verdict)) => {
                self.message = self.judged_message(&verdict);
                self.verdict = Some(verdict);
            }
            Ok(_) => {}
            Err(trouble) => {
                let trouble = text::trouble(trouble, LANGUAGE);
                self.message = (Tone::Wrong, text::could_not_ask(&trouble, LANGUAGE));
            }
        }
    }
}
