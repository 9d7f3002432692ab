use super::*;
use crate::testing::{click, message, press, refusal, set};

const THREE_LEFT: &str = "pos=BBBBBBBWBBBBBBW.BBWWBW..BWWBWWWWBBWWWWWWBWWWWWWWBWWBBBWWBWWBBBWW,B";

fn scene() -> MinimaxTree {
    MinimaxTree::new(&THREE_LEFT.parse().unwrap())
}

#[test]
fn the_first_view_asks_for_a_prediction_and_shows_no_score() {
    let scene = scene();
    assert!(message(&scene).starts_with("Black is to move. Depth: 2. Nodes: 9."));
    assert!(!scene.view().all_words().contains("−29"));
    let still = scene.view().still_html();
    assert!(still.contains("<svg") && still.contains("Line of play"));
    assert!(!still.contains("<details") && !still.contains("<select"));
}

#[test]
fn each_step_visits_a_node_evaluates_a_leaf_or_returns_a_score() {
    let mut scene = scene();
    let mut heard = Vec::new();
    for _ in 0..4 {
        press(&mut scene, &["step"]);
        heard.push(message(&scene));
    }
    assert_eq!(
        heard,
        [
            "The search begins at the root. Black chooses from h2, g3 and h3, and takes the largest score for Black.",
            "Black h2. White has only one move: h3.",
            "White h3. No ply is left. evaluate returns −29 for Black.",
            "h3 scores −29 for Black. Negated, that's 29 for White. It's the first score here.",
        ]
    );
}

#[test]
fn the_search_returns_what_minimax_returns() {
    let mut scene = scene();
    press(&mut scene, &["end"]);
    assert!(message(&scene).ends_with("The search returns h2 with −29."));
}

#[test]
fn without_the_minus_another_move_and_another_score_come_out() {
    let mut scene = scene();
    press(&mut scene, &["end", "minus"]);
    assert!(!message(&scene).contains("26"), "the result is hidden");
    press(&mut scene, &["end"]);
    assert!(
        message(&scene)
            .ends_with("The search returns g3 with 26. The right result is h2 with −29.")
    );
    press(&mut scene, &["minus", "end"]);
    assert!(message(&scene).ends_with("The search returns h2 with −29."));
}

#[test]
fn a_prediction_is_compared_with_the_result() {
    let mut scene = scene();
    set(&mut scene, "guess", "g3");
    set(&mut scene, "guess", "a1");
    press(&mut scene, &["end"]);
    assert!(message(&scene).ends_with("The search returns h2 with −29. You predicted g3."));
    set(&mut scene, "guess", "h2");
    assert!(message(&scene).ends_with("You predicted h2: correct."));
    set(&mut scene, "case", "2");
    press(&mut scene, &["end"]);
    assert!(message(&scene).ends_with("The search returns d3 with −22."));
}

#[test]
fn every_position_and_depth_of_the_menus_ends_at_minimax() {
    for case in ["0", "1", "2"] {
        for depth in ["1", "2", "3", "4"] {
            let mut scene = scene();
            set(&mut scene, "case", case);
            set(&mut scene, "depth", depth);
            let root = &scene.viewer.record.tree.places[0];
            let right = minimax(&root.board, root.player, root.depth);
            assert_eq!(scene.viewer.record.result, right, "{case} {depth}");
        }
    }
}

#[test]
fn a_pass_has_a_node_and_a_message() {
    let mut scene = scene();
    set(&mut scene, "case", "1");
    let words = scene.view().all_words();
    assert!(words.contains("pass"), "{words}");
    let heard: Vec<String> = (0..scene.viewer.record.moments.len())
        .map(|step| scene.in_words(step))
        .collect();
    assert!(heard.iter().any(|words| {
        words.ends_with("White has no legal move and passes. The pass takes one ply.")
    }));
    press(&mut scene, &["minus", "end"]);
    assert!(message(&scene).contains("The right result is d4 with −70"));
}

#[test]
fn a_node_can_be_chosen_in_the_menu_the_tree_and_on_the_board() {
    let mut scene = scene();
    press(&mut scene, &["end"]);
    set(&mut scene, "place", "3");
    let from_menu = message(&scene);
    assert!(from_menu.starts_with("You're looking at node g3. Its score is 10,005 for White."));
    press(&mut scene, &["back", "end", "place-3"]);
    assert_eq!(message(&scene), from_menu);
    press(&mut scene, &["back", "end"]);
    click(&mut scene, "position", "g3");
    assert_eq!(message(&scene), from_menu);
    assert!(scene.view().all_words().contains("Line of play: Black g3."));
}

#[test]
fn a_pasted_game_opens_and_another_text_changes_nothing() {
    let mut scene = scene();
    press(&mut scene, &["step"]);
    set(&mut scene, "position", "d3d4");
    assert_eq!(message(&scene), refusal("d3d4"));
    assert_eq!(scene.viewer.at, 1);
    set(&mut scene, "position", "d3");
    assert!(message(&scene).starts_with("White is to move. Depth: 2."));
    assert_eq!(
        scene
            .view()
            .find("data-control", "case")
            .unwrap()
            .value("data-value"),
        Some("3")
    );
    set(&mut scene, "position", "d3c3");
    assert!(message(&scene).starts_with("Black is to move. Depth: 2."));
    assert_eq!(
        scene
            .view()
            .find("data-control", "case")
            .unwrap()
            .value("data-value"),
        Some("3")
    );
}

#[test]
fn a_game_that_is_over_is_a_tree_with_one_node() {
    let mut scene = scene();
    set(&mut scene, "position", "d3 c3 b3 d2 e1 d6 d7 e3 f4");
    assert_eq!(
        message(&scene),
        "The game is over: the tree has only its root."
    );
    press(&mut scene, &["step"]);
    assert!(message(&scene).contains("Neither side can move: the game is over."));
    assert!(message(&scene).contains("The search returns no move with"));
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = scene();
    press(&mut scene, &["step", "step"]);
    let before = scene.view();
    for event in [
        Event::Press("fly"),
        Event::Press("place-99"),
        Event::Set("case", "9"),
        Event::Set("depth", "0"),
        Event::Set("depth", "many"),
        Event::Set("place", "x"),
        Event::Set("guess", "a1"),
        Event::Square("position", "a1".parse().unwrap()),
        Event::Key("Enter"),
        Event::Tick,
    ] {
        scene.act(&event);
    }
    assert_eq!(scene.view(), before);
}
