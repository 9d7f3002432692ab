//! Put a function together: for each place of a program readers choose a piece of its text. As soon as it is whole it
//! is judged as the exercise would judge it.

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

use kit::Question;

/// A narrow menu cuts off words that are longer than this, so they stand beneath it too.
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
    /// Who judges the program, as soon as it is whole. It is made while the reader chooses: knowing the right answers
    /// takes its time.
    judge: Option<Judge>,
    /// What stands in each slot.
    picks: Vec<Option<usize>>,
    /// The slot that was filled last.
    last: Option<usize>,
    /// There is one as soon as every slot is filled.
    verdict: Option<Verdict>,
    shows_model: bool,
}

impl Assemble {
    /// Every slot open. None where the step has no pieces.
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
            let mut options = vec![("0", "choose …")];
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
        program("Your program", lines)
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
                [last] => format!("One place is still open: {last}."),
                open if open.len() == self.picks.len() => format!(
                    "Nothing is chosen yet. Fill the {} places of {functions}. As soon as the last one is filled, the program is judged.",
                    open.len()
                ),
                open => format!("Still open: {}.", open.join(", ")),
            };
            return (Tone::Plain, words);
        };
        let (Some(judge), Some((index, ending))) = (&self.judge, &verdict.failure) else {
            let words = format!(
                "Every question of {} is answered right. You have put {functions} together. Compare it with the model answer: it need not be the only one.",
                self.kit.step
            );
            return (Tone::Right, words);
        };
        (
            Tone::Wrong,
            failure_words(&judge.questions[*index], ending, verdict),
        )
    }

    /// The board of the first failure, and why the right answer is right.
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

/// A program with its marked lines.
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

/// The first wrong answer and the mistake that it comes from, as the exercise reports them.
fn failure_words(question: &Question, ending: &ask::Ending, verdict: &Verdict) -> String {
    let mut words = failure_line(question, ending);
    match verdict.known {
        Some(known) => {
            let answers = match verdict.only_in {
                Some(function) => format!("All answers of {}", function.name()),
                None => "All answers".to_owned(),
            };
            words.push_str(&format!(
                " {answers} fit one mistake: “{}”. {}",
                known.title, known.ask
            ));
        }
        None => {
            let function = question.ask.function;
            let follow = if function.looks_ahead() {
                "Follow the score with your program, from the last position back up."
            } else if function.has_square() {
                "Follow the walk with your program, line by line."
            } else {
                "Follow this board through your program, line by line."
            };
            words.push_str(&format!(
                " No single known mistake explains all its answers. {follow} Where does it decide differently?"
            ));
        }
    }
    words
}

/// The first line of a report on a wrong answer.
fn failure_line(question: &Question, ending: &ask::Ending) -> String {
    format!(
        "Board “{}”, {}: {}.",
        question.name,
        question.ask.words(),
        question.ask.expected_and_yours(&question.right, ending)
    )
}

impl Scene for Assemble {
    fn view(&self) -> Node {
        let (tone, words) = self.words();
        let model = match self.passes() {
            true => "The model answer",
            false => "The model answer, once yours is right",
        };
        let model = controls::switch("model", model, self.shows_model);
        let steer = controls::row([
            controls::enabled(
                controls::button("clear", "Start again"),
                self.last.is_some(),
            ),
            controls::enabled(model, self.passes()),
        ]);
        let mut whole = controls::stack([
            self.menus(),
            steer,
            controls::message(tone, &words),
            controls::part("Your program", self.code()),
        ]);
        if self.shows_model {
            let lines: Vec<(&str, Mark)> = self
                .kit
                .model_lines()
                .map(|line| (line, Mark::None))
                .collect();
            whole = whole.with(controls::part(
                "The model answer",
                controls::code("The model answer", &lines),
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
