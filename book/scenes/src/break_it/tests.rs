//! What readers see and do, and that no smaller board breaks a program.

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

/// Whether a program errs on some board with exactly so many discs besides those that lie there, put on squares from
/// `from` on.
fn some_board_errs(
    kit: &'static Kit,
    task: &Task,
    board: Board,
    discs: usize,
    from: usize,
) -> bool {
    if discs == 0 {
        // A search is not asked about a square.
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
fn each_program_errs_on_the_board_with_the_fewest_discs() {
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
            // On side 5 there are too many boards with three discs.
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
fn readers_put_discs_and_are_told_at_once_when_the_program_errs() {
    let mut scene = scene("04");
    assert_eq!(
        message(&scene),
        "Black at b2: expected not legal, and that is what it says. It is not broken yet."
    );
    // The chapter asks how many it takes.
    assert!(!scene.view().all_words().contains("The fewest:"));
    click(&mut scene, "board", "c2");
    assert!(message(&scene).ends_with("It is not broken yet."));
    click(&mut scene, "board", "c2");
    assert_eq!(
        message(&scene),
        "Broken with 1 disc: Black at b2: expected not legal, it says legal. No board of side 4 does it with fewer: all were tried."
    );
    assert!(
        scene
            .view()
            .all_words()
            .contains("Your best: 1 disc. The fewest: 1 disc.")
    );
    click(&mut scene, "board", "c2");
    assert!(message(&scene).ends_with("It is not broken yet."));
    assert!(
        scene
            .view()
            .all_words()
            .contains("On the board: no disc. Your best: 1 disc.")
    );
}

#[test]
fn more_discs_than_needed_are_told() {
    let mut scene = scene("04");
    scene.position = "pos=.WB...W.....WWW.,B,b2".parse().expect("a position");
    assert!(
        message(&scene).starts_with("Broken with"),
        "{}",
        message(&scene)
    );
    assert!(message(&scene).ends_with("It can be done with 1 disc."));
}

#[test]
fn a_click_names_the_square_in_the_other_mode() {
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
fn a_board_that_is_shown_is_no_record() {
    let mut scene = scene("04");
    press(&mut scene, &["fewest"]);
    assert!(message(&scene).starts_with("Broken with 1 disc"));
    for program in ["1", "0"] {
        set(&mut scene, "program", program);
        assert!(!scene.view().all_words().contains("Your best"), "{program}");
    }
    assert!(scene.view().all_words().contains("The fewest: 1 disc."));
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
