//! The course's judge on the pieces: what passes, and which mistakes it names.

use checks::{Mistake, Report, Step, ask, find_step, judge, quietly};
use puzzles::{Kit, STEPS, answers, kit};

fn kits() -> impl Iterator<Item = (&'static Step, &'static Kit)> {
    STEPS
        .iter()
        .map(|id| (find_step(id).expect("a step"), kit(id).expect("pieces")))
}

/// The report on a choice of pieces.
fn report(step: &'static Step, kit: &Kit, pieces: &[usize]) -> Report {
    let answers = answers(kit.number(pieces)).expect("a choice");
    let code = Mistake {
        answers,
        ..step.mistakes[0]
    };
    judge(step, &code.replies(step), step.fingerprints())
}

#[test]
fn the_right_choice_passes() {
    for (step, kit) in kits() {
        assert!(report(step, kit, kit.right).passed, "{step:?}");
        assert_eq!(step.functions, kit.functions);
    }
}

#[test]
fn every_known_choice_is_named_as_its_mistake() {
    for (step, kit) in kits() {
        for mistake in kit.mistakes {
            let report = report(step, kit, mistake.pieces);
            let named = report.mistake.map(|mistake| mistake.id);
            assert_eq!(
                (named, report.mistake_in),
                (Some(mistake.id), None),
                "{step:?}"
            );
        }
    }
}

/// Whether every answer of a choice is correct. It stops at the first wrong one, because searches take long.
fn passes(step: &'static Step, kit: &Kit, pieces: &[usize]) -> bool {
    let code = answers(kit.number(pieces)).expect("a choice");
    let mut calls = step.calls().zip(step.expected());
    quietly(|| calls.all(|(call, expected)| ask(&code, call).is_right(call, expected)))
}

/// Pieces that are right too, beside the one in the kit: step, slot and piece.
const ALSO_RIGHT: [(&str, &str, usize); 2] = [
    // The copy isn't changed yet, so it has the same flips.
    ("05", "order", 1),
    // Of equal moves, any is right.
    ("09", "better", 1),
];

#[test]
fn every_other_piece_of_a_slot_fails() {
    let mut right = Vec::new();
    for (step, kit) in kits() {
        for (index, slot) in kit.slots.iter().enumerate() {
            for piece in 0..slot.pieces.len() {
                let mut pieces = kit.right.to_vec();
                pieces[index] = piece;
                if pieces != kit.right && passes(step, kit, &pieces) {
                    right.push((step.id, slot.name, piece));
                }
            }
        }
    }
    assert_eq!(right, ALSO_RIGHT);
}
