//! The hints as readers see them.

use super::*;
use crate::testing::{click, message, press, refusal, set};
use checks::Language;
use steps::{Disc, parse_board, parse_game};

fn after_d3() -> Hints {
    let game = parse_game("d3").unwrap();
    Hints::new(game.board, Disc::White)
}

fn search_to_the_end(scene: &mut Hints) {
    for _ in 0..1000 {
        if scene.view().value("data-tick").is_none() {
            return;
        }
        scene.act(&Event::Tick);
    }
    panic!("the search never ends");
}

#[test]
fn the_three_depths_show_the_numbers_of_the_chapter() {
    let mut scene = after_d3();
    assert_eq!(
        message(&scene),
        "White to move. The best move 1 ply ahead is c3. Choose a square to see why it's legal or not."
    );
    let view = scene.view();
    assert!(
        view.find("aria-label", "e3, empty, legal, 49 on the scale, blue")
            .is_some()
    );
    assert!(
        view.find("aria-label", "c3, empty, legal, 90 on the scale, amber")
            .is_some()
    );
    assert!(view.all_words().contains("c3 22 → 90 amber −22 → 30 blue"));
    press(&mut scene, &["standard"]);
    assert!(message(&scene).contains("The best move 3 plies ahead is e3."));
    assert!(
        scene
            .view()
            .find("aria-label", "c5, empty, legal, 74 on the scale, emerald")
            .is_some()
    );
    press(&mut scene, &["strong"]);
    assert_eq!(message(&scene), "White to move. Searching 5 plies ahead …");
    search_to_the_end(&mut scene);
    assert!(message(&scene).contains("The best move 5 plies ahead is c3."));
    let all = scene.view().all_words();
    assert!(all.contains("c3 22 → 90 amber −22 → 30 blue 20 → 90 amber"));
    assert!(all.contains("e3 0 → 49 blue 8 → 90 amber −10 → 34 blue"));
    assert!(all.contains("c5 −10 → 30 blue 0 → 74 emerald −12 → 30 blue"));
}

#[test]
fn another_depth_stops_the_deep_search_immediately() {
    let mut scene = after_d3();
    press(&mut scene, &["strong"]);
    scene.act(&Event::Tick);
    press(&mut scene, &["light"]);
    assert_eq!(scene.view().value("data-tick"), None);
    let view = scene.view();
    scene.act(&Event::Tick);
    assert_eq!(scene.view(), view);
}

#[test]
fn the_switch_says_which_numbers_change_if_decimals_are_dropped() {
    let mut scene = after_d3();
    press(&mut scene, &["cut"]);
    assert_eq!(
        message(&scene),
        "Decimals dropped. Changed: e3 from 49 to 48."
    );
    press(&mut scene, &["cut"]);
    assert_eq!(message(&scene), "Rounded. Changed: e3 from 48 to 49.");
    assert_eq!(cut_off(&[0, 13, 24]), [30, 62, 90]);
    assert_eq!(heat(&[0, 13, 24]), [30, 63, 90]);
    assert_eq!(cut_off(&[9, 9, 9, 9]), [50, 50, 50, 50]);
    assert_eq!(cut_off(&[]), Vec::<i32>::new());
    assert_eq!(cut_off(&[i32::MIN, i32::MAX]), [30, 90]);
}

#[test]
fn each_candidate_has_its_reasons() {
    let scene = after_d3();
    let all = scene.view().all_words();
    assert!(
        all.contains("move direction flips closed by c3 SE d4 "),
        "{all}"
    );
    assert!(all.contains("e3 S e4 "), "{all}");
    assert!(all.contains("c5 E d5 "), "{all}");
    let mut scene = scene;
    click(&mut scene, "hints", "e3");
    assert!(message(&scene).starts_with("e3 scores 0, which is 49 on the scale."));
    let walks = steps::walk_all(&scene.board, "e3".parse().unwrap(), Disc::White);
    let closed = walks.iter().find(|walk| !walk.turns().is_empty()).unwrap();
    let sentence = text::walk_sentence(closed, Disc::White, Language::English);
    assert!(message(&scene).contains(&sentence));
    assert!(
        scene
            .view()
            .find("aria-label", "e4, Black, flips")
            .is_some()
    );
    click(&mut scene, "hints", "a1");
    assert_eq!(
        message(&scene),
        format!(
            "a1 isn't a legal move for White. {}",
            why(&scene.board, "a1".parse().unwrap(), Disc::White)
        )
    );
}

#[test]
fn the_note_says_that_the_scale_only_compares_these_moves() {
    let all = after_d3().view().all_words();
    assert!(all.contains("compares only the moves of this position"));
    assert!(after_d3().view().all_words().contains("The panel"));
}

#[test]
fn a_solved_position_shows_the_disc_difference() {
    let lost = "B W W W W W W W\nB W W B B B B W\nB B B W B W W W\n. B B W W W B W\nB W B W W B B W\n. W W W B W B W\nB W W B B B W W\n. W W W W W W W";
    let mut scene = Hints::new(parse_board(lost).unwrap().board, Disc::Black);
    assert!(scene.view().all_words().contains("Black loses by 4"));
    assert!(scene.view().all_words().contains("compares only the moves"));
    press(&mut scene, &["standard"]);
    let view = scene.view();
    assert!(
        view.find("aria-label", "a8, empty, legal, Black loses by 4")
            .is_some()
    );
    assert!(
        view.find("aria-label", "a4, empty, legal, Black loses by 12")
            .is_some()
    );
    assert!(view.find("data-heat", "amber").is_none());
    assert!(view.all_words().contains("−10,012 → 30 blue"));
    assert!(view.all_words().contains("instead of the scale"));
}

#[test]
fn a_pasted_position_is_opened_and_a_wrong_one_keeps_the_old() {
    let mut scene = after_d3();
    set(&mut scene, "position", "d3 c9");
    assert_eq!(message(&scene), refusal("d3 c9"));
    assert_eq!(scene.board, parse_game("d3").unwrap().board);
    set(&mut scene, "position", "f5f6f7g5c3f8");
    press(&mut scene, &["standard"]);
    assert!(scene.view().all_words().contains("22 → 90 amber"));
    assert!(message(&scene).contains(" is h5."));
    set(&mut scene, "player", "white");
    assert_eq!(scene.player, Disc::White);
    assert!(message(&scene).starts_with("White to move. The best move"));
    set(&mut scene, "position", "f5f4d3d6d7e3f3c5b5");
    assert!(message(&scene).starts_with("The game is over"));
    set(&mut scene, "position", "d3c3b3b2f5a3a1c1");
    set(&mut scene, "player", "black");
    assert!(message(&scene).starts_with("Black has no legal move and must pass"));
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = after_d3();
    let before = scene.view();
    let off = steps::Square { row: 9, col: 0 };
    for nonsense in [
        Event::Press("x"),
        Event::Square("other", "c3".parse().unwrap()),
        Event::Square("hints", off),
        Event::Set("player", "green"),
        Event::Set("other", "x"),
        Event::Key("Enter"),
        Event::Tick,
    ] {
        scene.act(&nonsense);
        assert_eq!(scene.view(), before, "{nonsense:?}");
    }
}
