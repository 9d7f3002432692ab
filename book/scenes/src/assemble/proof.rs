//! The proof that a scene's verdict is that of the exercise. Every choice of pieces runs on all questions of the
//! exercise, and the exercise's judge judges it. Both verdicts name the same board and mistake in the same words.

use std::collections::HashSet;

use checks::functions::{IsValidMove, OnSquare};
use checks::{Call, Language, find_step, text};

use super::ask::{Function, Stop};
use super::exercise::{Exercise, Judged, ask_of, in_full, replies, value_of};
use super::failure_line;
use super::judge::Judge;
use super::kit::Kit;

/// Every choice of pieces.
fn choices(kit: &Kit) -> Vec<Vec<usize>> {
    kit.slots.iter().fold(vec![Vec::new()], |choices, slot| {
        let longer = |choice: Vec<usize>| {
            (0..slot.pieces.len()).map(move |piece| [choice.clone(), vec![piece]].concat())
        };
        choices.into_iter().flat_map(longer).collect()
    })
}

/// Each step that can be built from pieces, with its pieces.
pub(super) fn kits() -> impl Iterator<Item = (&'static checks::Step, &'static Kit)> {
    checks::steps()
        .iter()
        .filter_map(|step| Some((*step, super::kit(step.id)?)))
}

#[test]
fn the_right_choice_answers_everything_right() {
    for (step, kit) in kits() {
        for question in kit.questions() {
            let answer = (kit.run)(kit.right, &question.ask);
            assert_eq!(answer, Ok(question.right), "{}: {}", step.id, question.name);
        }
    }
}

#[test]
fn the_questions_of_a_scene_are_questions_of_the_exercise_in_its_order() {
    for (step, kit) in kits() {
        let questions = step.questions();
        let mut all = questions
            .iter()
            .flat_map(|question| question.calls.iter().map(|call| (&question.name, call)));
        let asked = kit.questions();
        assert_eq!(
            asked.len(),
            kit.cases.len(),
            "{}: a position cannot be read",
            step.id
        );
        for question in asked {
            let found = all.find(|(name, call)| {
                *name == question.name && in_full(&ask_of(call)) == in_full(&question.ask)
            });
            let (_, call) = found
                .unwrap_or_else(|| panic!("{}: {} {:?}", step.id, question.name, question.ask));
            let (right, expected) = (value_of(&question.right), call.expected());
            assert_eq!(
                call.comparable(&expected, &right),
                call.comparable(&expected, &expected)
            );
            let words = |value| text::value(value, Language::English);
            assert_eq!(words(&right), words(&expected));
        }
    }
}

/// Words as in the exercise's report: with its quotes, minus signs and numbers.
fn as_reported(line: &str) -> String {
    let line = line
        .replace(['“', '”'], "\"")
        .replace('−', "-")
        .replace("with no move", "and no move");
    let bytes = line.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let in_a_number = |at: usize| bytes[at] == b',' && is_digit(at - 1) && is_digit(at + 1);
    let kept = line.char_indices().filter(|(at, _)| !in_a_number(*at));
    kept.map(|(_, letter)| letter).collect()
}

/// Compares all verdicts of a step's scene with those of the exercise.
fn every_choice_is_judged_as_in_the_exercise(id: &str) {
    let step = find_step(id).expect("a step");
    let kit = super::kit(id).expect("pieces of this step");
    let mut exercise = Exercise::new(step);
    let asks = exercise.asks();
    let mut judge = Judge::new(kit);
    let mut names = HashSet::new();
    for picks in choices(kit) {
        let theirs = exercise.judge(replies(kit, &picks, &asks));
        let verdict = judge.verdict(&picks);
        let (told, known, only_in): Judged = theirs;
        let name = verdict.known.map(|known| known.id);
        let named = (name, verdict.only_in.map(Function::name));
        assert_eq!(named, (known, only_in), "{id}, pieces {picks:?}");
        let ours = verdict.failure.as_ref().map(|(index, ending)| {
            let question = &judge.questions[*index];
            let line = as_reported(&failure_line(question, ending));
            (in_full(&question.ask), line)
        });
        match (ours, told) {
            (None, None) => {}
            (Some((ask, line)), Some((call, report))) => {
                assert_eq!(ask, call, "{id}, pieces {picks:?}");
                assert!(report.starts_with(&line), "{id}: {line} in {report}");
            }
            (ours, told) => panic!("{id}, pieces {picks:?}: {ours:?}, {told:?}"),
        }
        names.extend(name);
    }
    let known: HashSet<&str> = kit.known.iter().map(|known| known.id).collect();
    assert_eq!(names, known, "{id}: some choice makes each mistake");
}

#[test]
#[ignore = "takes long; .ci/run asks for it"]
fn every_choice_of_step_04_is_judged_as_in_the_exercise() {
    every_choice_is_judged_as_in_the_exercise("04");
}

#[test]
#[ignore = "takes long; .ci/run asks for it"]
fn every_choice_of_step_05_is_judged_as_in_the_exercise() {
    every_choice_is_judged_as_in_the_exercise("05");
}

#[test]
#[ignore = "takes long; .ci/run asks for it"]
fn every_choice_of_step_06_is_judged_as_in_the_exercise() {
    every_choice_is_judged_as_in_the_exercise("06");
}

#[test]
#[ignore = "takes long; .ci/run asks for it"]
fn every_choice_of_step_09_is_judged_as_in_the_exercise() {
    every_choice_is_judged_as_in_the_exercise("09");
}

#[test]
#[ignore = "takes long; .ci/run asks for it"]
fn every_choice_of_step_10_is_judged_as_in_the_exercise() {
    every_choice_is_judged_as_in_the_exercise("10");
}

#[test]
fn mistakes_are_named_in_the_words_of_the_exercise() {
    for (step, kit) in kits() {
        for known in kit.known {
            let mistake = step.mistakes.iter().find(|mistake| mistake.id == known.id);
            let mistake = mistake.expect("a mistake of the step");
            assert_eq!(
                (known.title, known.ask),
                (mistake.title.english, mistake.ask.english)
            );
        }
    }
}

#[test]
fn a_panic_has_the_boards_message() {
    let board = steps::Board::empty(5);
    for (row, col) in [(-1, 2), (2, 5), (5, -1)] {
        let square = steps::Square { row, col };
        let call = Call::IsValidMove(IsValidMove(OnSquare {
            board,
            square,
            player: steps::Disc::Black,
        }));
        let real = checks::quietly(|| checks::ask(&steps::Answers::REFERENCE, &call)).ending;
        let checks::Ending::Panicked { message, .. } = real else {
            panic!("{square} is off the board");
        };
        assert_eq!(super::ask::read(&board, square), Err(Stop::Panic(message)));
    }
}
