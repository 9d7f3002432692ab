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
fn a_cut_is_given_with_its_reason() {
    let mut scene = scene();
    press(&mut scene, &["cut"]);
    assert_eq!(
        message(&scene),
        "Cut. beta is 19, and f4 already gives White 39: Black would never allow it, with −19 for sure elsewhere. c5, h5, h6 and g7 are left out."
    );
    press(&mut scene, &["cut"]);
    assert!(message(&scene).starts_with("Cut. beta is 19, and d3 already gives White 40"));
    press(&mut scene, &["cut"]);
    assert!(message(&scene).ends_with(
        "It gives h5 and −19, and minimax gives the same score. It entered 10 of 18 nodes."
    ));
}

#[test]
fn from_the_start_an_equal_score_cuts_too() {
    let mut scene = scene();
    set(&mut scene, "case", "2");
    press(&mut scene, &["cut"]);
    assert_eq!(
        message(&scene),
        "Cut. beta is 22, and c3 already gives White 22: Black gains nothing by coming here, with −22 for sure elsewhere. e3 and c5 are left out."
    );
}

#[test]
fn the_window_turns_at_each_edge() {
    let mut scene = scene();
    let trace = &scene.viewer.trace;
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
        "Black g6. White chooses, with no floor yet, and beta 19, since Black has −19 for sure elsewhere."
    );
    assert!(scene.view().all_words().contains("(−∞, 19)"));
    assert!(scene.view().all_words().contains("(−19, ∞)"));
}

#[test]
fn turned_half_round_nothing_is_cut_unless_the_best_squares_come_first() {
    let mut scene = scene();
    set(&mut scene, "case", "1");
    press(&mut scene, &["cut"]);
    assert!(message(&scene).ends_with("It entered 18 of 18 nodes."));
    press(&mut scene, &["sort", "cut", "cut", "cut"]);
    assert!(message(&scene).ends_with("It entered 10 of 18 nodes."));
}

#[test]
fn every_position_and_depth_of_the_menus_ends_at_the_score_of_alpha_beta() {
    for case in ["0", "1", "2"] {
        for depth in ["1", "2", "3", "4"] {
            let mut scene = scene();
            set(&mut scene, "case", case);
            set(&mut scene, "depth", depth);
            let root = &scene.viewer.trace.tree.places[0];
            let right = alpha_beta(&root.board, root.player, root.depth, -i32::MAX, i32::MAX);
            assert_eq!(scene.viewer.trace.result, right, "{case} {depth}");
            let right = right.0;
            press(&mut scene, &["sort"]);
            assert_eq!(scene.viewer.trace.result.0, right, "{case} {depth}");
        }
    }
}

#[test]
fn a_guess_is_held_against_what_comes_out() {
    let mut scene = scene();
    let field = |scene: &Cuts, name: &str| value_of(scene, ("data-control", "guess"), name);
    assert_eq!(field(&scene, "data-value").as_deref(), Some(""));
    assert_eq!(field(&scene, "placeholder").as_deref(), Some("1 to 18"));
    set(&mut scene, "guess", "-7");
    assert_eq!(
        message(&scene),
        "-7 cannot be: the search enters 1 to 18 nodes. You have not guessed yet."
    );
    set(&mut scene, "guess", "12");
    set(&mut scene, "guess", "19");
    assert!(message(&scene).ends_with("Your guess stays 12."));
    assert_eq!(field(&scene, "data-value").as_deref(), Some("12"));
    press(&mut scene, &["cut", "cut", "cut"]);
    assert!(message(&scene).ends_with("It entered 10 of 18 nodes. You expected 12."));
    set(&mut scene, "guess", "10");
    assert!(message(&scene).ends_with("You expected exactly that."));
    set(&mut scene, "guess", "");
    assert!(message(&scene).ends_with("It entered 10 of 18 nodes."));
}

#[test]
fn a_cut_node_says_so_when_it_is_looked_at() {
    let mut scene = scene();
    press(&mut scene, &["cut"]);
    set(&mut scene, "place", "8");
    assert!(message(&scene).starts_with("You look at the node g6 c5. It is cut"));
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
