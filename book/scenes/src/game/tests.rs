//! The game as readers play it.

use super::*;
use crate::testing::{click, message, press, set};
use steps::{Turn, alpha_beta, next_turn};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn after(human: Disc, record: &str) -> PlayedGame {
    let mut scene = PlayedGame::new(human);
    set(&mut scene, "record", record);
    scene
}

#[test]
fn the_reader_moves_and_the_opponent_replies_with_a_tick() {
    let mut scene = PlayedGame::new(Disc::Black);
    assert_eq!(scene.view().value("data-tick"), None);
    assert!(
        scene
            .view()
            .find("aria-label", "d3, empty, legal, flips 1")
            .is_some()
    );
    click(&mut scene, "game", "d3");
    assert_eq!(
        message(&scene),
        "You play d3 and flip d4. White is thinking."
    );
    assert_eq!(scene.view().value("data-tick"), Some("600"));
    assert!(
        scene
            .view()
            .find("aria-label", "d4, Black, just flipped")
            .is_some()
    );
    let reply = greedy_move(&scene.game.board, Disc::White).unwrap();
    scene.act(&Event::Tick);
    assert_eq!(scene.game.history.last().unwrap().square, reply);
    assert_eq!(
        message(&scene),
        "White plays c3 and flips d4. It's your turn."
    );
    assert_eq!(scene.game.record(), "d3c3");
    assert_eq!(
        scene
            .view()
            .find("data-control", "record")
            .unwrap()
            .value("data-value"),
        Some("d3c3")
    );
    assert!(
        scene
            .view()
            .all_words()
            .contains("Black 3, White 3, empty 58.")
    );
}

#[test]
fn an_illegal_move_is_refused_with_its_reason_and_changes_nothing() {
    let mut scene = PlayedGame::new(Disc::Black);
    click(&mut scene, "game", "d4");
    assert_eq!(
        message(&scene),
        format!("play(d4) returns Err(Occupied): {}.", IllegalMove::Occupied)
    );
    click(&mut scene, "game", "a1");
    let nothing = IllegalMove::TurnsNothing;
    let why = why(&steps::start(), square("a1"), Disc::Black);
    assert_eq!(
        message(&scene),
        format!("play(a1) returns Err({nothing:?}): {nothing}. {why}")
    );
    assert_eq!(scene.game, Game::new(Disc::Black));
    let mut over = after(Disc::Black, "f5f4d3d6d7e3f3c5b5");
    click(&mut over, "game", "a1");
    assert_eq!(
        message(&over),
        format!("play(a1) returns Err(GameOver): {}.", IllegalMove::GameOver)
    );
}

#[test]
fn the_end_is_told_with_counts_and_tournament_score() {
    let scene = after(Disc::Black, "f5f4d3d6d7e3f3c5b5");
    assert!(message(&scene).ends_with(
        "The game is over: neither side can move. Black 13, White 0. You win. Tournament score: 64 to 0."
    ));
    let lost = after(Disc::White, "f5f4d3d6d7e3f3c5b5");
    assert!(message(&lost).contains("Black 13, White 0. Black wins."));
}

#[test]
fn a_pass_is_told_and_the_turn_goes_on_without_a_click() {
    let mut scene = after(Disc::White, "d3c3b3b2f5a3a1");
    click(&mut scene, "game", "c1");
    assert_eq!(
        message(&scene),
        "You play c1 and flip b2. Black has no legal move and must pass. It's your turn again."
    );
    assert!(
        scene
            .view()
            .all_words()
            .contains("White c1 flips b2; Black passes")
    );
    let passed = after(Disc::Black, "d3c3b3b2f5a3a1c1");
    assert!(
        message(&passed)
            .ends_with("You have no legal move and must pass. White moves again and is thinking.")
    );
    assert_eq!(passed.view().value("data-tick"), Some("600"));
}

#[test]
fn undo_goes_back_to_before_the_readers_move_but_waits_for_the_opponent() {
    let mut scene = PlayedGame::new(Disc::Black);
    let undo = |scene: &PlayedGame| {
        let view = scene.view();
        view.find("data-action", "undo")
            .unwrap()
            .value("aria-disabled")
            .is_none()
    };
    assert!(!undo(&scene));
    click(&mut scene, "game", "d3");
    assert!(!undo(&scene));
    let thinking = scene.game.clone();
    press(&mut scene, &["undo"]);
    click(&mut scene, "game", "e3");
    assert_eq!(scene.game, thinking);
    scene.act(&Event::Tick);
    assert!(undo(&scene));
    press(&mut scene, &["undo"]);
    assert_eq!(message(&scene), "Undone: d3, c3. It's your turn.");
    assert_eq!(scene.game, Game::new(Disc::Black));
}

#[test]
fn an_opening_move_of_the_opponent_stays() {
    let mut scene = PlayedGame::new(Disc::Black);
    set(&mut scene, "human", "white");
    assert_eq!(scene.view().value("data-tick"), Some("600"));
    scene.act(&Event::Tick);
    assert_eq!(scene.game.history.len(), 1);
    press(&mut scene, &["undo"]);
    assert_eq!(scene.game.history.len(), 1);
    assert_eq!(message(&scene), "There is no move of yours to undo.");
}

#[test]
fn a_text_that_is_not_a_game_stays_to_be_fixed_and_the_message_names_the_ply() {
    let mut scene = after(Disc::Black, "d3c3");
    let game = scene.game.clone();
    set(&mut scene, "record", "d3c3a1");
    let error = parse_game("d3c3a1").unwrap_err().to_string();
    assert!(error.starts_with("ply 3"));
    assert_eq!(message(&scene), unreadable(&error));
    assert_eq!(scene.game, game);
    let view = scene.view();
    let field = view.find("data-control", "record").unwrap();
    assert_eq!(field.value("data-value"), Some("d3c3a1"));
    set(&mut scene, "record", &"f5".repeat(3000));
    assert_eq!(
        message(&scene),
        unreadable(&too_long_for_a_game(&"f5".repeat(3000)).unwrap())
    );
    assert_eq!(scene.game, game);
    set(&mut scene, "record", "");
    assert_eq!(scene.game, Game::new(Disc::Black));
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for level in ["easy", "normal", "hard"] {
        let mut scene = PlayedGame::new(Disc::Black);
        set(&mut scene, "level", level);
        for _ in 0..2000 {
            if scene.game.to_move.is_none() {
                break;
            }
            if scene.thinks() {
                scene.act(&Event::Tick);
            } else if let Some(player) = scene.game.to_move {
                let moves = legal_moves(&scene.game.board, player);
                scene.act(&Event::Square("game", moves[0].square));
            }
        }
        assert_eq!(scene.game.to_move, None, "{level}");
        assert_eq!(next_turn(&scene.game.board, Disc::Black), Turn::Over);
        let read = parse_game(&scene.game.record()).unwrap();
        assert_eq!(read.board, scene.game.board);
    }
}

#[test]
fn the_hard_opponent_plays_the_move_of_alpha_beta_at_depth_4() {
    let mut scene = PlayedGame::new(Disc::Black);
    set(&mut scene, "level", "hard");
    let menu = scene.view().all_words();
    assert!(menu.contains("Hard: depth 4"), "{menu}");
    for _ in 0..6 {
        let moves = legal_moves(&scene.game.board, Disc::Black);
        scene.act(&Event::Square("game", moves[0].square));
        let expected = alpha_beta(&scene.game.board, Disc::White, 4, -i32::MAX, i32::MAX).1;
        let mut waited = 0;
        while scene.thinks() {
            let tick = scene.view().value("data-tick").unwrap().parse::<u32>();
            waited += tick.unwrap();
            scene.act(&Event::Tick);
        }
        assert!((600..1200).contains(&waited), "{waited} milliseconds");
        assert_eq!(scene.game.history.last().map(|ply| ply.square), expected);
    }
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = PlayedGame::new(Disc::Black);
    let before = scene.view();
    for nonsense in [
        Event::Press("nothing"),
        Event::Square("other", square("d3")),
        Event::Set("human", "green"),
        Event::Set("level", "x"),
        Event::Key("Enter"),
        Event::Tick,
    ] {
        scene.act(&nonsense);
        assert_eq!(scene.view(), before, "{nonsense:?}");
    }
}
