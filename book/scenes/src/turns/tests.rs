use super::*;
use crate::testing::{message, press, set};
use steps::parse_game;

fn at(text: &str) -> Turns {
    Turns::new(&parse_game(text).unwrap().board)
}

/// The answer of the diagram that is lit.
fn lit(scene: &Turns) -> Option<String> {
    let view = scene.view();
    view.find("aria-current", "step").map(Node::all_words)
}

#[test]
fn it_opens_where_the_board_of_the_fence_occurs() {
    let scene = at("d3c3b3b2f5a3a1c1");
    assert_eq!((scene.shown, scene.made), ("pass", 8));
    assert_eq!(
        message(&scene),
        "White c1 flips b2. Black has no legal move and passes. White moves again. White can play e3, f6."
    );
    assert_eq!(
        lit(&scene).as_deref(),
        Some("Black passes, White moves again PassesBackTo (White)")
    );
    let all = scene.view().all_words();
    assert!(all.contains("Move 8 of 9. Black 8, White 4, empty 52."));
    assert!(all.contains("White c1 flips b2; Black passes"));
}

#[test]
fn a_record_that_ends_before_the_game_says_so() {
    let mut scene = at("d3c3b3b2f5a3a1");
    assert_eq!(scene.made, 7);
    press(&mut scene, &["step"]);
    assert!(message(&scene).ends_with("White moves again. White can play e3, f6."));
    press(&mut scene, &["step"]);
    assert!(message(&scene).ends_with(" The record ends here, after 9 moves."));
    set(&mut scene, "game", "f5");
    press(&mut scene, &["ask", "step"]);
    assert!(message(&scene).ends_with("Who moves next?"));
    press(&mut scene, &["other"]);
    assert!(message(&scene).ends_with(" The record ends here, after 1 move."));
    set(&mut scene, "which", "double");
    press(&mut scene, &["end", "nobody"]);
    assert!(message(&scene).ends_with("Black wins 29–1."));
}

#[test]
fn the_last_move_and_its_discs_are_marked_and_the_next_moves_dotted() {
    let scene = at("d3c3b3b2f5a3a1c1");
    let view = scene.view();
    let label = |name| view.find("data-square", name).unwrap().value("aria-label");
    assert_eq!(label("c1"), Some("c1, White, just played"));
    assert_eq!(label("b2"), Some("b2, White, flipped by the last move"));
    assert_eq!(label("e3"), Some("e3, empty, legal"));
    assert_eq!(label("h8"), Some("h8, empty"));
}

#[test]
fn every_step_lights_the_answer_of_next_turn() {
    for (name, _, _) in GAMES {
        let mut scene = at("d3");
        set(&mut scene, "which", name);
        assert_eq!(lit(&scene), None);
        for index in 0..scene.game.len() {
            press(&mut scene, &["step"]);
            let made = &scene.game[index];
            let turn = steps::next_turn(&made.board, made.player);
            let words = match turn {
                Turn::Moves(next) => format!("{} moves", side(next)),
                Turn::PassesBackTo(next) => {
                    format!(
                        "{} passes, {} moves again",
                        side(next.opponent()),
                        side(next)
                    )
                }
                Turn::Over => "The game is over".to_owned(),
            };
            let name = format!("{turn:?}").replace('(', " (");
            let expected = format!("{words} {name}");
            assert_eq!(lit(&scene), Some(expected), "{name} {index}");
        }
    }
}

#[test]
fn the_button_for_passes_stops_at_each_of_the_23() {
    let mut scene = at("d3");
    set(&mut scene, "which", "passes");
    let mut stops = 0;
    while scene.next_pass().is_some() {
        press(&mut scene, &["pass"]);
        assert!(message(&scene).contains("passes."));
        stops += 1;
    }
    assert_eq!(stops, 23);
    let made = scene.made;
    press(&mut scene, &["pass"]);
    assert_eq!(scene.made, made);
}

#[test]
fn the_end_tells_count_and_score() {
    let mut scene = at("d3");
    set(&mut scene, "which", "double");
    press(&mut scene, &["end"]);
    assert!(
        message(&scene).ends_with(
            "Neither side can move. The game is over. Empty squares: 34. Black wins 29–1."
        )
    );
    let all = scene.view().all_words();
    assert!(all.contains("Disc count 29–1, tournament score 63–1."));
    set(&mut scene, "which", "wiped");
    press(&mut scene, &["end"]);
    assert!(message(&scene).contains("No white disc is left. Empty squares: 51."));
    set(&mut scene, "which", "draw");
    press(&mut scene, &["end"]);
    assert!(message(&scene).ends_with("The board is full. It's a draw, 32–32."));
}

#[test]
fn a_reader_who_predicts_sees_nothing_before_the_answer() {
    let mut scene = at("d3c3b3b2f5a3a1c1");
    press(&mut scene, &["ask"]);
    assert_eq!(message(&scene), "White c1 flips b2. Who moves next?");
    assert_eq!(lit(&scene), None);
    let all = scene.view().all_words();
    assert!(!all.contains("Black passes;") && !all.contains("; Black passes"));
    assert!(scene.view().find("data-legal", "true").is_none());
    press(&mut scene, &["other"]);
    assert!(message(&scene).starts_with("Not quite. White c1"));
    assert!(lit(&scene).is_some());
    press(&mut scene, &["back"]);
    press(&mut scene, &["step"]);
    press(&mut scene, &["same"]);
    let view = scene.view();
    let message = view.find("data-message", "").unwrap();
    assert_eq!(message.value("data-tone"), Some("right"));
}

#[test]
fn own_games_are_played_and_errors_name_the_ply() {
    let mut scene = at("d3c3b3b2f5a3a1c1");
    set(&mut scene, "game", "f5 d6 a1");
    let error = parse_game("f5 d6 a1").unwrap_err();
    assert_eq!(
        message(&scene),
        format!("Can't read this game: {error}. Your game hasn't changed.")
    );
    assert_eq!((scene.shown, scene.made), ("pass", 8));
    set(&mut scene, "game", &"f5".repeat(3000));
    assert_eq!(
        message(&scene),
        format!(
            "Can't read this game: {}. Your game hasn't changed.",
            too_long_for_a_game(&"f5".repeat(3000)).unwrap()
        )
    );
    assert_eq!((scene.shown, scene.made), ("pass", 8));
    set(&mut scene, "game", "F5 d6 C3");
    assert_eq!((scene.shown, scene.game.len(), scene.made), ("own", 3, 0));
    press(&mut scene, &["step"]);
    assert!(message(&scene).starts_with("Black f5 flips e5."));
}

#[test]
fn an_error_in_a_text_does_not_replace_the_question_or_its_answer() {
    let mut scene = at("d3c3b3b2f5a3a1c1");
    set(&mut scene, "game", "f5 d6 a1");
    press(&mut scene, &["ask"]);
    assert_eq!(message(&scene), "White c1 flips b2. Who moves next?");
    set(&mut scene, "game", "f5 d6 a1");
    assert!(message(&scene).starts_with("Can't read this game: "));
    press(&mut scene, &["other"]);
    assert!(message(&scene).starts_with("Not quite. White c1"));
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = at("d3c3b3b2f5a3a1c1");
    let before = scene.view();
    for event in [
        Event::Press("other"),
        Event::Press("fly"),
        Event::Set("which", "x"),
        Event::Set("game", " "),
        Event::Set("own", "d3"),
        Event::Square("game", Square { row: 2, col: 4 }),
        Event::Key("Enter"),
        Event::Tick,
    ] {
        scene.act(&event);
        assert_eq!(scene.view(), before, "{event:?}");
    }
}
