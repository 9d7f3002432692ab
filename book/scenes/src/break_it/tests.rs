//! What readers see and do, without a browser.

use super::*;
use crate::testing::{click, message, press, run_bench, set};

fn scene(step: &str) -> BreakIt {
    let position = "pos=................,B,b2".parse().expect("a position");
    let options = Options::from([("mistakes", "7\tC05\tthe code keeps runs\t")]);
    BreakIt::new(step, &options, position).expect("a step with tasks")
}

/// The scene after the reader has come near, with its answer.
fn awake(step: &str) -> BreakIt {
    let mut scene = scene(step);
    scene.act(&Event::Near);
    run_bench(&mut scene);
    scene
}

fn at(name: &str) -> Square {
    name.parse().expect("a square")
}

#[test]
fn nothing_is_loaded_until_the_reader_comes_near() {
    let mut scene = scene("04");
    assert_eq!(message(&scene), "Find a board where this code is wrong.");
    assert_eq!(scene.request(), None);
    assert_eq!(scene.view().value("data-asleep"), Some(""));
    scene.act(&Event::Near);
    assert!(scene.request().is_some());
    assert_eq!(scene.view().value("data-asleep"), None);
}

#[test]
fn the_mistake_has_its_title_from_the_page() {
    let words = scene("04").view().all_words();
    assert!(
        words.contains("The mistake: the code keeps runs."),
        "{words}"
    );
}

#[test]
fn every_task_has_its_pieces_and_a_known_mistake_of_the_step() {
    for step in puzzles::STEPS {
        let (kit, tasks) = (kit(step).expect("pieces"), tasks(step).expect("tasks"));
        let known = checks::find_step(step).expect("a step").mistakes;
        for task in tasks {
            assert!(kit.mistake(task.id).is_some(), "{step}: {}", task.id);
            assert!(known.iter().any(|one| one.id == task.id));
        }
    }
}

#[test]
fn the_message_says_when_a_board_shows_the_mistake() {
    let mut scene = awake("04");
    assert_eq!(
        message(&scene),
        "Black at b2: not legal. This code's answer is correct. Find a board where it's wrong."
    );
    // The chapter asks for the fewest discs.
    assert!(!scene.view().all_words().contains("Fewest possible:"));
    click(&mut scene, "board", "c2");
    run_bench(&mut scene);
    assert!(message(&scene).ends_with("Find a board where it's wrong."));
    click(&mut scene, "board", "c2");
    run_bench(&mut scene);
    assert_eq!(
        message(&scene),
        "This board shows the mistake. Discs: 1. Model answer: Black at b2: not legal. This code: Black at b2: legal. No 4 by 4 board needs fewer discs."
    );
    let shown = scene.view().all_words();
    assert!(shown.contains("Your best: 1. Fewest possible: 1."));
    click(&mut scene, "board", "c2");
    run_bench(&mut scene);
    assert!(message(&scene).ends_with("Find a board where it's wrong."));
    let shown = scene.view().all_words();
    assert!(shown.contains("Discs on the board: 0. Your best: 1."));
}

#[test]
fn the_message_says_if_fewer_discs_are_possible() {
    let mut scene = scene("04");
    scene.position = "pos=.WB...W.....WWW.,B,b2".parse().expect("a position");
    scene.act(&Event::Near);
    run_bench(&mut scene);
    let words = message(&scene);
    assert!(
        words.starts_with("This board shows the mistake."),
        "{words}"
    );
    assert!(words.ends_with("Fewest discs possible: 1."));
}

#[test]
fn another_square_with_a_wrong_answer_does_not_count() {
    let mut scene = scene("04");
    scene.position = "pos=.W..............,B,d4".parse().expect("a position");
    scene.act(&Event::Near);
    run_bench(&mut scene);
    assert!(message(&scene).starts_with("Black at d4: not legal. This code's answer is correct."));
}

#[test]
fn every_shown_answer_shows_its_mistake() {
    for step in puzzles::STEPS {
        let mut scene = scene(step);
        for task in 0..scene.tasks.len() {
            set(&mut scene, "program", &task.to_string());
            press(&mut scene, &["fewest"]);
            run_bench(&mut scene);
            let words = message(&scene);
            assert!(
                words.starts_with("This board shows the mistake."),
                "{words}"
            );
            assert!(words.ends_with("No 4 by 4 board needs fewer discs."));
        }
    }
}

#[test]
fn a_slow_answer_is_announced() {
    let mut scene = awake("04");
    let before = message(&scene);
    set(&mut scene, "player", "white");
    assert_eq!(message(&scene), before);
    scene.act(&Event::Tick);
    assert_eq!(message(&scene), "Checking …");
    run_bench(&mut scene);
    assert!(message(&scene).starts_with("White at b2"));
}

#[test]
fn a_click_chooses_the_square_in_the_other_mode() {
    let mut scene = scene("04");
    press(&mut scene, &["ask"]);
    click(&mut scene, "board", "a4");
    run_bench(&mut scene);
    assert!(message(&scene).starts_with("Black at a4"));
    let view = scene.view();
    let asked = view.find("data-asked", "true").expect("a marked square");
    assert_eq!(asked.value("data-square"), Some("a4"));
}

#[test]
fn a_shown_answer_does_not_count_as_the_readers_best() {
    let mut scene = scene("04");
    press(&mut scene, &["fewest"]);
    run_bench(&mut scene);
    assert!(message(&scene).starts_with("This board shows the mistake. Discs: 1."));
    for program in ["1", "0"] {
        set(&mut scene, "program", program);
        run_bench(&mut scene);
        let shown = scene.view().all_words();
        assert!(!shown.contains("Your best"), "{program}");
    }
    assert!(scene.view().all_words().contains("Fewest possible: 1."));
}

#[test]
fn what_does_not_fit_changes_nothing() {
    let mut scene = awake("04");
    let before = scene.view();
    for event in [
        Event::Press("x"),
        Event::Square("board", at("h8")),
        Event::Square("other", at("a1")),
        Event::Set("size", "3"),
        Event::Set("player", "x"),
        Event::Set("program", "9"),
        Event::Set("program", ""),
        Event::Key("Enter"),
        Event::Tick,
        Event::Near,
    ] {
        scene.act(&event);
        assert_eq!(scene.view(), before, "{event:?}");
    }
}
