//! The verdict on a program: the first question that it answers wrong, and the known mistake that all its answers
//! fit. It is the verdict of the exercise on fewer questions; the tests hold the two equal.

use super::ask::{Ending, Function, same};
use super::kit::{Kit, Known, Question};

/// What the answers of a program amount to.
pub(crate) struct Verdict {
    /// The first wrong answer: which question, and what came back.
    pub failure: Option<(usize, Ending)>,
    /// The known mistake that the answers fit.
    pub known: Option<&'static Known>,
    /// The function, where the mistake explains only what this one answers.
    pub only_in: Option<Function>,
}

/// Asks a program all questions and judges its answers.
pub(crate) fn judge(kit: &Kit, questions: &[Question], picks: &[usize]) -> Verdict {
    let found: Vec<Ending> = questions
        .iter()
        .map(|question| (kit.run)(picks, &question.ask))
        .collect();
    let right = |index: usize| Ok(questions[index].right.clone());
    let wrong_at = |index: &usize| !is_same(&questions[*index], &found[*index], &right(*index));
    let Some(first) = (0..questions.len()).find(wrong_at) else {
        return Verdict {
            failure: None,
            known: None,
            only_in: None,
        };
    };
    let wrong: Vec<bool> = kit
        .functions
        .iter()
        .map(|function| {
            (0..questions.len())
                .any(|index| questions[index].ask.function == *function && wrong_at(&index))
        })
        .collect();
    // For each known mistake: which functions it gets wrong, and in which it answers as the program does.
    let all: Vec<(Option<usize>, Vec<bool>)> = kit
        .known
        .iter()
        .map(|known| compare(kit, questions, known, &found))
        .collect();
    let explains_all = |(home, fits): &&(Option<usize>, Vec<bool>)| {
        home.is_some_and(|home| wrong[home])
            && (0..wrong.len()).all(|index| !wrong[index] || fits[index])
    };
    let mut best: Option<usize> = None;
    for (index, candidate) in all.iter().enumerate() {
        let exact = |index: usize| all[index].1.iter().all(|fits| *fits);
        if explains_all(&candidate) && best.is_none_or(|best| !exact(best) && exact(index)) {
            best = Some(index);
        }
    }
    let mut only_in = None;
    if best.is_none() {
        let function = kit
            .functions
            .iter()
            .position(|function| questions[first].ask.function == *function);
        best = function.and_then(|function| {
            all.iter()
                .position(|(home, fits)| *home == Some(function) && fits[function])
        });
        only_in = best.and(function).map(|function| kit.functions[function]);
    }
    Verdict {
        failure: Some((first, found[first].clone())),
        known: best.map(|best| &kit.known[best]),
        only_in,
    }
}

/// In which function a mistake sits, the first that it gets wrong, and in which ones it answers as was found.
fn compare(
    kit: &Kit,
    questions: &[Question],
    known: &Known,
    found: &[Ending],
) -> (Option<usize>, Vec<bool>) {
    let mut home = None;
    let mut fits = vec![true; kit.functions.len()];
    for (index, function) in kit.functions.iter().enumerate() {
        for (question, found) in questions.iter().zip(found) {
            if question.ask.function != *function
                || (!fits[index] && (home.is_some() || kit.functions.len() == 1))
            {
                continue;
            }
            let theirs = (kit.run)(known.pieces, &question.ask);
            if home.is_none() && !is_same(question, &theirs, &Ok(question.right.clone())) {
                home = Some(index);
            }
            fits[index] &= is_same(question, &theirs, found);
        }
    }
    (home, fits)
}

fn is_same(question: &Question, one: &Ending, other: &Ending) -> bool {
    same(&question.ask, &question.right, one, other)
}
