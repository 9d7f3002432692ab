//! What readers see and do, and that no board with fewer discs shows a mistake.

use super::*;
use crate::position;
use crate::testing::{click, message, press, set};
use steps::Disc;

fn scene(step: &str) -> BreakIt {
    let position = "pos=................,B,b2".parse().expect("a position");
    BreakIt::new(step, position).expect("a step with wrong programs")
}

fn at(name: &str) -> Square {
    name.parse().expect("a square")
}

fn all_tasks() -> Vec<(&'static str, &'static Kit, &'static Task)> {
    let steps = ["04", "05", "06", "09", "10"].into_iter();
    steps
        .filter_map(|step| Some((step, assemble::kit(step)?, tasks(step)?)))
        .flat_map(|(step, kit, tasks)| tasks.iter().map(move |task| (step, kit, task)))
        .collect()
}

/// Whether the code of a task is wrong on some board with exactly `discs` more discs, on squares with an index of at
/// least `from`.
fn some_board_errs(
    kit: &'static Kit,
    task: &Task,
    board: Board,
    discs: usize,
    from: usize,
) -> bool {
    if discs == 0 {
        // A search has no square, so one is enough.
        let asked = if task.function.looks_ahead() {
            1
        } else {
            usize::MAX
        };
        let mut squares = board.squares().take(asked);
        return squares.any(|square| {
            [Disc::Black, Disc::White].into_iter().any(|player| {
                let position = position(board, player, Some(square));
                errs(kit, task, &position)
            })
        });
    }
    let mut squares = board.squares().enumerate().skip(from);
    squares.any(|(index, square)| {
        [Disc::Black, Disc::White].into_iter().any(|disc| {
            some_board_errs(
                kit,
                task,
                board.with(square, Some(disc)),
                discs - 1,
                index + 1,
            )
        })
    })
}

#[test]
fn each_code_is_wrong_on_the_board_with_the_fewest_discs() {
    for (step, kit, task) in all_tasks() {
        assert!(
            kit.known.iter().any(|known| known.id == task.id),
            "{step}: {}",
            task.id
        );
        let position = task.fewest.parse().expect("a position");
        assert!(errs(kit, task, &position), "{step}: {}", task.id);
    }
}

#[test]
#[ignore = "takes long; .ci/run asks for it"]
fn no_board_with_fewer_discs_breaks_a_program() {
    for (step, kit, task) in all_tasks() {
        for discs in 0..fewest(task) {
            // There are too many 5 by 5 boards with three discs.
            let sizes: &[i32] = if discs < 3 { &[4, 5] } else { &[4] };
            for size in sizes.iter().copied() {
                let smaller = some_board_errs(kit, task, Board::empty(size), discs, 0);
                assert!(
                    !smaller,
                    "{step}: {} with {discs} discs on side {size}",
                    task.id
                );
            }
        }
    }
}

#[test]
fn the_message_says_immediately_when_a_board_shows_the_mistake() {
    let mut scene = scene("04");
    assert_eq!(
        message(&scene),
        "Black at b2. This code returns not legal, and that's correct. Find a board where it's wrong."
    );
    // The chapter asks for the fewest discs.
    assert!(!scene.view().all_words().contains("Fewest possible:"));
    click(&mut scene, "board", "c2");
    assert!(message(&scene).ends_with("Find a board where it's wrong."));
    click(&mut scene, "board", "c2");
    assert_eq!(
        message(&scene),
        "This board shows the mistake. Discs: 1. Black at b2. Expected: not legal. This code returned: legal. No 4 by 4 board needs fewer discs."
    );
    assert!(
        scene
            .view()
            .all_words()
            .contains("Your best: 1. Fewest possible: 1.")
    );
    click(&mut scene, "board", "c2");
    assert!(message(&scene).ends_with("Find a board where it's wrong."));
    assert!(
        scene
            .view()
            .all_words()
            .contains("Discs on the board: 0. Your best: 1.")
    );
}

#[test]
fn the_message_says_if_fewer_discs_are_possible() {
    let mut scene = scene("04");
    scene.position = "pos=.WB...W.....WWW.,B,b2".parse().expect("a position");
    assert!(
        message(&scene).starts_with("This board shows the mistake."),
        "{}",
        message(&scene)
    );
    assert!(message(&scene).ends_with("Fewest discs possible: 1."));
}

#[test]
fn a_click_chooses_the_square_in_the_other_mode() {
    let mut scene = scene("04");
    press(&mut scene, &["ask"]);
    click(&mut scene, "board", "a4");
    assert!(message(&scene).starts_with("Black at a4"));
    let view = scene.view();
    assert_eq!(
        view.find("data-asked", "true")
            .and_then(|cell| cell.value("data-square")),
        Some("a4")
    );
    set(&mut scene, "player", "white");
    assert!(message(&scene).starts_with("White at a4"));
}

#[test]
fn a_shown_answer_does_not_count_as_the_readers_best() {
    let mut scene = scene("04");
    press(&mut scene, &["fewest"]);
    assert!(message(&scene).starts_with("This board shows the mistake. Discs: 1."));
    for program in ["1", "0"] {
        set(&mut scene, "program", program);
        assert!(!scene.view().all_words().contains("Your best"), "{program}");
    }
    assert!(scene.view().all_words().contains("Fewest possible: 1."));
}

#[test]
fn what_does_not_fit_changes_nothing() {
    let mut scene = scene("04");
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
    ] {
        scene.act(&event);
        assert_eq!(scene.view(), before, "{event:?}");
    }
}
