use super::*;
use crate::position;
use crate::testing::{message, press, set, value_of};
use steps::{Disc, alpha_beta, parse_game};

fn scene() -> Cuts {
    Cuts::new(&position(
        parse_game("f5f6f7g5c3f8").unwrap().board,
        Disc::Black,
        None,
    ))
}

#[test]
fn a_cutoff_is_shown_with_its_reason() {
    let mut scene = scene();
    press(&mut scene, &["cut"]);
    assert_eq!(
        message(&scene),
        "Cutoff. beta is 19, and f4 already scores 39 for White. Black doesn't allow that, because it already has −19 elsewhere. Pruned: c5, h5, h6 and g7."
    );
    press(&mut scene, &["cut"]);
    assert!(message(&scene).starts_with("Cutoff. beta is 19, and d3 already scores 40 for White."));
    press(&mut scene, &["cut"]);
    assert!(message(&scene).ends_with(
        "The search returns h5 with −19, and minimax returns the same score. Alpha-beta visited 10 of 18 nodes."
    ));
}

#[test]
fn an_equal_score_is_a_cutoff_too() {
    let mut scene = scene();
    set(&mut scene, "case", "2");
    press(&mut scene, &["cut"]);
    assert_eq!(
        message(&scene),
        "Cutoff. beta is 22, and c3 already scores 22 for White. Black gains nothing here, because it already has −22 elsewhere. Pruned: e3 and c5."
    );
}

#[test]
fn the_window_is_negated_and_swapped_at_each_edge() {
    let mut scene = scene();
    let trace = &scene.viewer.record;
    let step = trace
        .moments
        .iter()
        .position(|moment| {
            trace.tree.places[moment.place]
                .by
                .is_some_and(|by| by.to_string() == "g6")
        })
        .unwrap();
    for _ in 0..=step {
        press(&mut scene, &["step"]);
    }
    assert_eq!(
        message(&scene),
        "Black g6. White chooses. There is no lower bound yet. beta is 19, because Black already has −19 elsewhere."
    );
    assert!(scene.view().all_words().contains("(−∞, 19)"));
    assert!(scene.view().all_words().contains("(−19, ∞)"));
}

#[test]
fn rotated_by_180_degrees_nothing_is_pruned_without_move_ordering() {
    let mut scene = scene();
    set(&mut scene, "case", "1");
    press(&mut scene, &["cut"]);
    assert!(message(&scene).ends_with("Alpha-beta visited 18 of 18 nodes."));
    press(&mut scene, &["sort", "cut", "cut", "cut"]);
    assert!(message(&scene).ends_with("Alpha-beta visited 10 of 18 nodes."));
}

#[test]
fn every_position_and_depth_of_the_menus_ends_at_the_score_of_alpha_beta() {
    for case in ["0", "1", "2"] {
        for depth in ["1", "2", "3", "4"] {
            let mut scene = scene();
            set(&mut scene, "case", case);
            set(&mut scene, "depth", depth);
            let root = &scene.viewer.record.tree.places[0];
            let right = alpha_beta(&root.board, root.player, root.depth, -i32::MAX, i32::MAX);
            assert_eq!(scene.viewer.record.result, right, "{case} {depth}");
            let right = right.0;
            press(&mut scene, &["sort"]);
            assert_eq!(scene.viewer.record.result.0, right, "{case} {depth}");
        }
    }
}

#[test]
fn a_prediction_is_compared_with_the_result() {
    let mut scene = scene();
    let field = |scene: &Cuts, name: &str| value_of(scene, ("data-control", "guess"), name);
    assert_eq!(field(&scene, "data-value").as_deref(), Some(""));
    assert_eq!(field(&scene, "placeholder").as_deref(), Some("1 to 18"));
    set(&mut scene, "guess", "-7");
    assert_eq!(message(&scene), "Enter a number from 1 to 18.");
    set(&mut scene, "guess", "12");
    set(&mut scene, "guess", "19");
    assert!(message(&scene).ends_with("Your prediction is still 12."));
    assert_eq!(field(&scene, "data-value").as_deref(), Some("12"));
    press(&mut scene, &["cut", "cut", "cut"]);
    assert!(message(&scene).ends_with("Alpha-beta visited 10 of 18 nodes. You predicted 12."));
    set(&mut scene, "guess", "10");
    assert!(message(&scene).ends_with("You predicted 10: correct."));
    set(&mut scene, "guess", "");
    assert!(message(&scene).ends_with("Alpha-beta visited 10 of 18 nodes."));
}

#[test]
fn the_message_about_a_pruned_node_says_that_it_is_pruned() {
    let mut scene = scene();
    press(&mut scene, &["cut"]);
    set(&mut scene, "place", "8");
    assert!(message(&scene).starts_with("You're looking at node g6 c5. It's pruned"));
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = scene();
    press(&mut scene, &["step", "step"]);
    let before = scene.view();
    for event in [
        Event::Press("fly"),
        Event::Set("case", "-1"),
        Event::Set("depth", "77"),
        Event::Set("place", "18"),
        Event::Square("elsewhere", "g6".parse().unwrap()),
        Event::Tick,
    ] {
        scene.act(&event);
    }
    assert_eq!(scene.view(), before);
}
