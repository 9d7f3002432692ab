//! What readers see and do, without a browser.

use super::*;
use crate::testing::{message, press, set};

fn chosen(step: &str, pieces: &[usize]) -> Assemble {
    let mut scene = Assemble::new(step).expect("a step with pieces");
    for (slot, piece) in scene.kit.slots.iter().zip(pieces) {
        set(&mut scene, slot.name, &(piece + 1).to_string());
    }
    scene
}

#[test]
fn an_open_place_has_its_number_in_the_code() {
    let mut scene = Assemble::new("04").expect("step 04");
    assert!(message(&scene).starts_with("Choose a piece for each of the 8 places"));
    assert!(
        scene
            .view()
            .all_words()
            .contains("let side = ‹8 rows and columns are›;")
    );
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
}

#[test]
fn the_judge_is_made_while_the_reader_chooses() {
    let mut scene = Assemble::new("10").expect("step 10");
    let wants = |scene: &Assemble| scene.view().value("data-tick").is_some();
    assert!(!wants(&scene), "the reader hasn't chosen anything");
    let slot = scene.kit.slots[0].name;
    set(&mut scene, slot, "1");
    assert!(wants(&scene));
    scene.act(&Event::Tick);
    assert!(!wants(&scene) && scene.judge.is_some());
}

#[test]
fn whole_code_is_judged_immediately_and_the_first_wrong_board_is_shown() {
    let known = scene_of_known("04", "C05");
    let words = message(&known);
    assert!(words.starts_with(
        "Not quite. Board “practice, the sixth reason”, Black at e4. Expected: not legal. Your code returned: legal."
    ));
    let mistake = kit("04").unwrap().known.iter().find(|one| one.id == "C05");
    let Known { title, ask, .. } = mistake.unwrap();
    let named = format!("All answers match this mistake: “{title}”. Ask yourself: {ask}");
    assert!(words.ends_with(&named), "{words}");
    let view = known.view();
    let asked = view
        .find("data-asked", "true")
        .expect("the square has a frame");
    assert_eq!(asked.value("aria-label"), Some("e4, empty"));
    let why = known.failure().expect("a failure").all_words();
    assert!(why.contains("N: e3 White, then e2 "), "{why}");
}

fn scene_of_known(step: &str, id: &str) -> Assemble {
    let kit = kit(step).expect("a step with pieces");
    let known = kit.known.iter().find(|known| known.id == id);
    chosen(step, known.expect("a known mistake").pieces)
}

#[test]
fn a_panic_and_an_endless_loop_have_their_sentences() {
    assert!(message(&scene_of_known("04", "C02")).contains("Your code panicked: read row"));
    let endless = chosen("04", &[1, 1, 2, 1, 1, 3, 0, 2]);
    assert!(message(&endless).contains("Your code never returned: it's in an endless loop."));
}

#[test]
fn several_mistakes_together_get_no_name() {
    let kit = kit("04").expect("step 04");
    let scene = chosen("04", &vec![0; kit.slots.len()]);
    assert!(message(&scene).contains("The answers match no single known mistake."));
}

#[test]
fn the_right_code_can_be_compared_with_the_model_answer() {
    for (step, kit) in proof::kits().map(|(step, kit)| (step.id, kit)) {
        let mut scene = chosen(step, kit.right);
        assert!(
            message(&scene).starts_with("Correct. Your code passes every check of step"),
            "{step}"
        );
        assert!(!scene.view().all_words().contains("ANCHOR"));
        let before = scene.view();
        press(&mut scene, &["model"]);
        assert_ne!(scene.view(), before, "{step}");
        assert!(scene.view().find("aria-label", "Model answer").is_some());
        set(&mut scene, kit.slots[0].name, "0");
        assert!(scene.view().find("aria-label", "Model answer").is_none());
    }
}

#[test]
fn the_model_answer_is_not_shown_before_the_code_passes() {
    let mut scene = scene_of_known("04", "C05");
    let before = scene.view();
    press(&mut scene, &["model"]);
    assert_eq!(scene.view(), before);
}

#[test]
fn start_over_opens_every_place() {
    let mut scene = scene_of_known("04", "C05");
    press(&mut scene, &["clear"]);
    assert_eq!(scene.view(), Assemble::new("04").expect("step 04").view());
}

#[test]
fn what_does_not_fit_changes_nothing() {
    let mut scene = scene_of_known("04", "C05");
    scene.act(&Event::Tick);
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
