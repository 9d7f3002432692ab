//! What readers see and do, without a browser.

use checks::find_step;
use puzzles::STEPS;

use super::*;
use crate::testing::{message, press, run_bench, set};

fn opened(step: &str) -> Assemble {
    Assemble::new(step, &Options::from([("page", "page.html")])).expect("a step with pieces")
}

/// Chooses a piece for each slot.
fn choose(scene: &mut Assemble, pieces: &[usize]) {
    for (slot, piece) in scene.kit.slots.iter().zip(pieces) {
        set(scene, slot.name, &(piece + 1).to_string());
    }
}

/// The code with a known mistake, checked.
fn with_mistake(step: &str, id: &str) -> Assemble {
    let mut scene = opened(step);
    let fingerprints = find_step(step).expect("a step").fingerprints();
    scene.mistakes = fingerprints.to_vec();
    let mistake = scene.kit.mistake(id).expect("a known mistake");
    choose(&mut scene, mistake.pieces);
    run_bench(&mut scene);
    scene
}

#[test]
fn an_open_place_has_its_number_in_the_code() {
    let mut scene = opened("04");
    assert!(message(&scene).starts_with("Choose a piece for each of the 8 places"));
    let shown = scene.view().all_words();
    assert!(shown.contains("let side = ‹8 rows and columns are›;"));
    set(&mut scene, "range", "1");
    let view = scene.view();
    assert_eq!(
        message(&scene),
        "Not finished yet. Open places: 1, 2, 3, 4, 5, 6, 7."
    );
    let changed = view
        .find("data-mark", "changed")
        .expect("the new line is marked");
    assert_eq!(changed.all_words(), "let side = 0..8;");
    assert_eq!(scene.request(), None);
}

#[test]
fn whole_code_gets_the_report_of_the_exercise_with_its_known_mistake() {
    let scene = with_mistake("04", "C05");
    assert_eq!(message(&scene), "Not quite. The report is below your code.");
    let report = scene.report().expect("a report");
    assert_eq!(report.value("data-state"), Some("failed"));
    let shown = report.all_words();
    for words in [
        "Not quite. Board \"practice, the sixth reason\", Black at e4.",
        "Expected: not legal.",
        "Your code returned: legal.",
        "N: e3 White, then e2 empty.",
    ] {
        assert!(shown.contains(words), "{words} in {shown}");
    }
    assert!(report.find("data-mistake", "C05").is_some());
}

#[test]
fn the_answer_to_older_pieces_is_ignored() {
    let mut scene = opened("04");
    choose(&mut scene, kit("04").expect("pieces").right);
    let first = scene.request().expect("a request").number;
    set(&mut scene, "range", "1");
    let second = scene.request().expect("a request").number;
    assert_ne!(first, second);
    let before = scene.view();
    scene.answer(first, Ok(Answer::Verdict(Box::default())));
    assert_eq!(scene.view(), before);
}

#[test]
fn a_quick_answer_replaces_the_old_one_and_a_slow_one_is_announced() {
    let mut scene = with_mistake("04", "C05");
    let old = scene.report();
    set(&mut scene, "range", "1");
    assert_eq!(scene.report(), old);
    assert_eq!(scene.view().value("data-tick"), Some("200"));
    scene.act(&Event::Tick);
    assert_eq!(message(&scene), "Checking …");
    let report = scene.report().expect("the old report");
    assert_eq!(report.value("data-state"), Some("building"));
    assert_eq!(scene.view().value("data-tick"), None);
    run_bench(&mut scene);
    assert_eq!(message(&scene), "Not quite. The report is below your code.");
}

#[test]
fn trouble_of_the_bench_is_told_in_words() {
    let mut scene = with_mistake("04", "C05");
    set(&mut scene, "range", "1");
    let number = scene.request().expect("a request").number;
    scene.answer(number, Err("the worker is missing".to_owned()));
    assert_eq!(
        message(&scene),
        "The code couldn't run: the worker is missing."
    );
    assert_eq!(scene.report(), None);
    assert_eq!(scene.request(), None);
}

#[test]
fn the_right_code_can_be_compared_with_the_model_answer() {
    for step in STEPS {
        let mut scene = opened(step);
        choose(&mut scene, kit(step).expect("pieces").right);
        press(&mut scene, &["model"]);
        assert!(!scene.shows_model, "{step}: it isn't checked yet");
        run_bench(&mut scene);
        let words = format!("Correct. Your code passes every check of step {step}.");
        assert!(message(&scene).starts_with(&words), "{step}");
        assert!(!scene.view().all_words().contains("ANCHOR"));
        press(&mut scene, &["model"]);
        assert!(scene.view().find("aria-label", "Model answer").is_some());
        let slot = scene.kit.slots[0].name;
        set(&mut scene, slot, "0");
        assert!(scene.view().find("aria-label", "Model answer").is_none());
    }
}

#[test]
fn the_model_answer_is_not_shown_before_the_code_passes() {
    let mut scene = with_mistake("04", "C05");
    let before = scene.view();
    press(&mut scene, &["model"]);
    assert_eq!(scene.view(), before);
}

#[test]
fn start_over_opens_every_place() {
    let mut scene = with_mistake("04", "C05");
    press(&mut scene, &["clear"]);
    assert_eq!(scene.view(), opened("04").view());
}

#[test]
fn what_does_not_fit_changes_nothing() {
    let mut scene = with_mistake("04", "C05");
    let before = scene.view();
    let a1 = steps::Square { row: 0, col: 0 };
    for event in [
        Event::Press("x"),
        Event::Set("range", "4"),
        Event::Set("range", "-1"),
        Event::Set("nothing", "1"),
        Event::Square("asked", a1),
        Event::Key("Enter"),
        Event::Tick,
    ] {
        scene.act(&event);
        assert_eq!(scene.view(), before, "{event:?}");
    }
}
