//! The verdict on the reader's code: the first failure, and the known mistake that all answers match. It uses fewer
//! checks than the exercise; the tests prove that both verdicts are always the same.

use super::ask::{Ending, Function, same};
use super::kit::{Kit, Known, Question};

/// The verdict on the answers of the reader's code.
pub(crate) struct Verdict {
    /// The first wrong answer: the index of the question, and how the call ended.
    pub failure: Option<(usize, Ending)>,
    /// The known mistake that the answers match.
    pub known: Option<&'static Known>,
    /// The function, if the mistake explains only the answers of this function.
    pub only_in: Option<Function>,
}

/// The judge of one step.
pub(crate) struct Judge {
    kit: &'static Kit,
    /// The questions in the order of the exercise.
    pub questions: Vec<Question>,
    /// The questions, cheapest first, so that a mistake that doesn't match is found quickly.
    cheapest: Vec<usize>,
    /// The answers of the known mistakes, computed when needed, because searches take long.
    theirs: Vec<Vec<Option<Ending>>>,
}

/// How a known mistake matches the answers of the reader's code.
struct Fit {
    /// The function with the mistake: the first one with a wrong answer.
    home: Option<usize>,
    /// For each function, whether its answers are those of the mistake.
    same: Vec<bool>,
}

impl Judge {
    /// The judge before its first verdict.
    pub fn new(kit: &'static Kit) -> Judge {
        let questions = kit.questions();
        let depth = |index: usize| questions[index].ask.depth;
        let mut cheapest: Vec<usize> = Vec::new();
        for index in 0..questions.len() {
            let at = cheapest.partition_point(|other| depth(*other) <= depth(index));
            cheapest.insert(at, index);
        }
        Judge {
            kit,
            cheapest,
            theirs: vec![vec![None; questions.len()]; kit.known.len()],
            questions,
        }
    }

    /// Runs the reader's code on all questions and judges the answers.
    pub fn verdict(&mut self, picks: &[usize]) -> Verdict {
        let kit = self.kit;
        let answers: Vec<Ending> = self
            .questions
            .iter()
            .map(|question| (kit.run)(picks, &question.ask))
            .collect();
        let is_wrong: Vec<bool> = (0..answers.len())
            .map(|index| !self.is_right(index, &answers[index]))
            .collect();
        let first = is_wrong.iter().position(|is_wrong| *is_wrong);
        let mut verdict = Verdict {
            failure: first.map(|first| (first, answers[first].clone())),
            known: None,
            only_in: None,
        };
        let Some(first) = first else {
            return verdict;
        };
        let fits: Vec<Fit> = (0..kit.known.len())
            .map(|known| self.fit(known, &answers))
            .collect();
        let is_of = |index: usize, function| self.questions[index].ask.function == function;
        let wrong: Vec<bool> = kit
            .functions
            .iter()
            .map(|function| {
                (0..answers.len()).any(|index| is_wrong[index] && is_of(index, *function))
            })
            .collect();
        let explains_all = |fit: &Fit| {
            fit.home.is_some_and(|home| wrong[home])
                && (0..wrong.len()).all(|index| !wrong[index] || fit.same[index])
        };
        let all = || (0..fits.len()).filter(|index| explains_all(&fits[*index]));
        let is_exact = |index: &usize| fits[*index].same.iter().all(|same| *same);
        let mut best = all().find(is_exact).or_else(|| all().next());
        if best.is_none() {
            let function = self.questions[first].ask.function;
            let home = kit.functions.iter().position(|one| *one == function);
            best = fits
                .iter()
                .position(|fit| fit.home == home && home.is_some_and(|home| fit.same[home]));
            verdict.only_in = best.map(|_| function);
        }
        verdict.known = best.map(|best| &kit.known[best]);
        verdict
    }

    fn fit(&mut self, known: usize, answers: &[Ending]) -> Fit {
        let kit = self.kit;
        let mut fit = Fit {
            home: None,
            same: vec![true; kit.functions.len()],
        };
        for (place, function) in kit.functions.iter().enumerate() {
            for index in self.cheapest.clone() {
                let Question { ask, right, .. } = &self.questions[index];
                if ask.function != *function {
                    continue;
                }
                let run = || (kit.run)(kit.known[known].pieces, ask);
                let theirs = self.theirs[known][index].get_or_insert_with(run).clone();
                fit.same[place] &= same(ask, right, &theirs, &answers[index]);
                if fit.home.is_none() && !self.is_right(index, &theirs) {
                    fit.home = Some(place);
                }
                // The mistake doesn't match, and the remaining answers can't change that.
                if !fit.same[place] && (fit.home.is_some() || kit.functions.len() == 1) {
                    break;
                }
            }
        }
        fit
    }

    fn is_right(&self, index: usize, ending: &Ending) -> bool {
        let Question { ask, right, .. } = &self.questions[index];
        same(ask, right, ending, &Ok(right.clone()))
    }
}
