//! Build a function from pieces: readers choose a piece for each place of the code. When all places are filled, the
//! code is checked with the checks of the exercise.

mod ask;
#[cfg(test)]
mod compiled;
#[cfg(test)]
mod exercise;
mod judge;
mod kit;
mod picture;
#[cfg(test)]
mod proof;
mod search;
mod step04;
mod step04_cases;
mod step05;
mod step05_cases;
mod step06;
mod step06_cases;
mod step09;
mod step09_cases;
mod step10;
mod step10_cases;
#[cfg(test)]
mod tests;
mod words;

use crate::controls::{self, Mark, Tone};
use crate::{Event, Node, Scene, el};

use judge::{Judge, Verdict};

pub(crate) use ask::{Ask, Function, same};
pub(crate) use kit::{Kit, Known};
pub(crate) use words::Whose;

use kit::Question;

/// A narrow menu cuts off longer labels than this, so they are repeated below it.
const CUT: usize = 38;

/// The pieces of a step's functions.
pub(crate) fn kit(step: &str) -> Option<&'static Kit> {
    Some(match step {
        "04" => &step04::KIT,
        "05" => &step05::KIT,
        "06" => &step06::KIT,
        "09" => &step09::KIT,
        "10" => &step10::KIT,
        _ => return None,
    })
}

/// The scene.
pub struct Assemble {
    kit: &'static Kit,
    /// The judge of the whole code. It's made while the reader chooses, because computing the right answers takes time.
    judge: Option<Judge>,
    /// The chosen piece of each slot.
    picks: Vec<Option<usize>>,
    /// The last changed slot.
    last: Option<usize>,
    /// The verdict, when every slot is filled.
    verdict: Option<Verdict>,
    shows_model: bool,
}

impl Assemble {
    /// The scene with every slot open. `None` if the step has no pieces.
    pub fn new(step: &str) -> Option<Assemble> {
        let kit = kit(step)?;
        Some(Assemble {
            kit,
            judge: None,
            picks: vec![None; kit.slots.len()],
            last: None,
            verdict: None,
            shows_model: false,
        })
    }

    fn passes(&self) -> bool {
        self.verdict
            .as_ref()
            .is_some_and(|verdict| verdict.failure.is_none())
    }

    fn judge(&mut self) {
        let whole: Option<Vec<usize>> = self.picks.iter().copied().collect();
        let judge = &mut self.judge;
        self.verdict = whole.map(|picks| {
            let judge = judge.get_or_insert_with(|| Judge::new(self.kit));
            judge.verdict(&picks)
        });
        self.shows_model &= self.passes();
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

    fn words(&self) -> (Tone, String) {
        let names: Vec<&str> = self.kit.functions.iter().map(|one| one.name()).collect();
        let functions = match names.as_slice() {
            [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            names => names.concat(),
        };
        let Some(verdict) = &self.verdict else {
            let open: Vec<String> = (1..=self.picks.len())
                .filter(|number| self.picks[number - 1].is_none())
                .map(|number| number.to_string())
                .collect();
            let words = match open.as_slice() {
                [last] => format!("Not finished yet. Open place: {last}."),
                open if open.len() == self.picks.len() => format!(
                    "Choose a piece for each of the {} places of {functions}. After the last one, your code is checked.",
                    open.len()
                ),
                open => format!("Not finished yet. Open places: {}.", open.join(", ")),
            };
            return (Tone::Plain, words);
        };
        let (Some(judge), Some((index, ending))) = (&self.judge, &verdict.failure) else {
            let words = format!(
                "Correct. Your code passes every check of {}. Functions: {functions}. Compare them with the model answer, which is only one of the right ways.",
                self.kit.step
            );
            return (Tone::Right, words);
        };
        (
            Tone::Wrong,
            failure_words(&judge.questions[*index], ending, verdict),
        )
    }

    /// The board of the first failure, and why the expected result is right.
    fn failure(&self) -> Option<Node> {
        let (index, ending) = self.verdict.as_ref()?.failure.as_ref()?;
        let question = &self.judge.as_ref()?.questions[*index];
        let pictures = controls::beside(picture::failure(question, ending));
        let reasons = question.ask.reasons();
        if reasons.is_empty() {
            return Some(pictures);
        }
        let reasons = controls::stack([]).all(reasons.into_iter().map(controls::line));
        Some(pictures.with(controls::part("Why", reasons)))
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

/// The message about the first failure and the known mistake.
fn failure_words(question: &Question, ending: &ask::Ending, verdict: &Verdict) -> String {
    let mut words = failure_line(question, ending);
    match verdict.known {
        Some(known) => {
            let Known { title, ask, .. } = known;
            words.push_str(&match verdict.only_in {
                Some(function) => format!(
                    " All answers from your {} match this mistake: “{title}”. Ask yourself: {ask}",
                    function.name()
                ),
                None => format!(" All answers match this mistake: “{title}”. Ask yourself: {ask}"),
            });
        }
        None => {
            let function = question.ask.function;
            words.push_str(if function.looks_ahead() {
                " The answers match no single known mistake. Follow the score through your code, from the last position back to the first."
            } else if function.has_square() {
                " The answers match no single known mistake. Follow the walk through your code, line by line."
            } else {
                " The answers match no single known mistake. Follow this board through your code, line by line."
            });
        }
    }
    words
}

/// The first line of the message about a failure.
fn failure_line(question: &Question, ending: &ask::Ending) -> String {
    format!(
        "Not quite. Board “{}”, {}. {}",
        question.name,
        question.ask.words(),
        question.ask.expected_and_yours(&question.right, ending)
    )
}

impl Scene for Assemble {
    fn view(&self) -> Node {
        let (tone, words) = self.words();
        // It's enabled only when the reader's code passes.
        let model = controls::switch("model", "Model answer", self.shows_model);
        let steer = controls::row([
            controls::enabled(controls::button("clear", "Start over"), self.last.is_some()),
            controls::enabled(model, self.passes()),
        ]);
        let mut whole = controls::stack([
            self.menus(),
            steer,
            controls::message(tone, &words),
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
        whole
            .all(self.failure())
            .tick(1, self.last.is_some() && self.judge.is_none())
    }

    fn act(&mut self, event: &Event<'_>) {
        match *event {
            Event::Press("clear") => {
                self.picks.fill(None);
                self.last = None;
                self.judge();
            }
            Event::Press("model") => self.shows_model = !self.shows_model && self.passes(),
            Event::Tick => {
                self.judge.get_or_insert_with(|| Judge::new(self.kit));
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
                self.judge();
            }
            _ => {}
        }
    }
}
