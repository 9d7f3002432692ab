use super::*;
use crate::position;
use crate::testing::{click, message, press, set};
use steps::{Count, Disc, Move, Rng, count, legal_moves, place, random_move, start};

fn scene() -> RandomGame {
    RandomGame::new(position(start(), Disc::Black, None))
}

fn dots(scene: &RandomGame) -> Vec<Square> {
    let moves = legal_moves(&scene.board(), scene.setup.human);
    let squares = moves.iter().map(|one: &Move| one.square);
    let seen = |square: &Square| {
        let view = scene.view();
        let cell = view.find("data-square", &square.to_string()).unwrap();
        cell.value("data-legal").is_some()
    };
    squares.filter(seen).collect()
}

#[test]
fn the_first_view_says_whose_turn_it_is_and_draws_no_number() {
    let scene = scene();
    assert!(message(&scene).starts_with("You play Black. White plays at random."));
    assert!(scene.view().find("class", "number-line").is_none());
    assert_eq!(dots(&scene).len(), 4);
}

#[test]
fn a_click_is_answered_at_once_with_the_move_that_the_seed_gives() {
    let mut scene = scene();
    click(&mut scene, "game", "d3");
    let after = place(&start(), "d3".parse().unwrap(), Disc::Black).unwrap();
    let moves = legal_moves(&after, Disc::White);
    let reply = random_move(&moves, &mut Rng::new(2)).unwrap().square;
    let view = scene.view();
    let cell = view.find("data-square", &reply.to_string()).unwrap();
    assert_eq!(cell.value("data-chosen"), Some("true"));
    let spoken = format!("{reply}, White, White's reply");
    assert_eq!(cell.value("aria-label"), Some(spoken.as_str()));
    let ending = format!("White plays {reply}. It's your turn: choose a square with a dot.");
    assert!(message(&scene).ends_with(&ending), "{}", message(&scene));
    assert!(scene.view().find("class", "number-line").is_some());
}

#[test]
fn an_illegal_move_is_refused_with_its_reason() {
    let mut scene = scene();
    click(&mut scene, "game", "d4");
    for illegal in ["d4", "a1"] {
        click(&mut scene, "game", illegal);
        let why = why(&start(), illegal.parse().unwrap(), Disc::Black);
        assert_eq!(message(&scene), format!("You can't play {illegal}. {why}"));
    }
    assert_eq!(scene.plies().len(), 0);
}

#[test]
fn a_replay_shows_the_same_game_move_by_move_and_stops_by_itself() {
    let mut scene = scene();
    for _ in 0..4 {
        let square = dots(&scene)[0];
        click(&mut scene, "game", &square.to_string());
    }
    let before = scene.game.clone();
    press(&mut scene, &["replay"]);
    assert_eq!(scene.board(), start());
    assert_eq!(scene.view().value("data-tick"), Some("700"));
    // A click in between changes nothing.
    click(&mut scene, "game", "f5");
    for shown in 1..before.plies.len() {
        scene.act(&Event::Tick);
        assert_eq!(scene.board(), before.plies[shown - 1].board);
    }
    scene.act(&Event::Tick);
    assert_eq!(scene.game, before);
    assert_eq!(scene.view().value("data-tick"), None);
    let words = "That was the same game again: seed 2 and the same moves lead to the same replies.";
    assert_eq!(message(&scene), words);
    scene.act(&Event::Tick);
    assert_eq!(message(&scene), words);
}

#[test]
fn undo_goes_back_to_before_the_readers_move_and_the_same_move_gets_the_same_reply() {
    let mut scene = scene();
    click(&mut scene, "game", "d3");
    let first = scene.game.clone();
    press(&mut scene, &["undo"]);
    assert_eq!(scene.board(), start());
    press(&mut scene, &["undo"]);
    assert_eq!(scene.board(), start());
    click(&mut scene, "game", "d3");
    assert_eq!(scene.game, first);
}

#[test]
fn as_white_the_opponent_opens_and_its_opening_cannot_be_undone() {
    let mut scene = scene();
    set(&mut scene, "side", "white");
    assert_eq!(scene.plies().len(), 1);
    assert!(message(&scene).starts_with("You play White. Black plays at random. Black drew 0."));
    press(&mut scene, &["undo"]);
    assert_eq!(scene.plies().len(), 1);
}

#[test]
fn whole_games_tell_their_passes_and_their_results() {
    let (mut all, mut wins) = (String::new(), 0);
    for seed in 0..12 {
        let mut scene = scene();
        set(&mut scene, "seed", &seed.to_string());
        while scene.game.turn != Turn::Over {
            let square = dots(&scene)[0];
            click(&mut scene, "game", &square.to_string());
            all.push_str(&message(&scene));
        }
        let Count { black, white, .. } = count(&scene.board());
        let result =
            format!("The game is over: neither side can move. Black {black}, White {white}.");
        assert!(message(&scene).contains(&result));
        wins += usize::from(message(&scene).ends_with("You win."));
        // The end can be undone too.
        press(&mut scene, &["undo"]);
        assert!(scene.waits());
    }
    assert!((1..12).contains(&wins));
    assert!(all.contains("has no legal move and passes."));
    assert!(all.contains("You have no legal move and pass."));
}

#[test]
fn another_seed_begins_anew_and_nonsense_changes_nothing() {
    let mut scene = scene();
    click(&mut scene, "game", "d3");
    let before = scene.view();
    for nonsense in [
        Event::Set("side", "red"),
        Event::Set("what", "1"),
        Event::Press("what"),
        Event::Key("Enter"),
        Event::Tick,
        Event::Square("game", Square { row: 9, col: -1 }),
        Event::Square("other", Square { row: 2, col: 2 }),
    ] {
        scene.act(&nonsense);
        assert_eq!(scene.view(), before, "{nonsense:?}");
    }
    set(&mut scene, "seed", "x");
    let taken = |text| controls::whole_number(SEED, text, 0, HIGHEST_SEED);
    assert_eq!(message(&scene), taken("x").unwrap_err());
    assert_eq!(scene.plies().len(), 2);
    set(&mut scene, "seed", "-4");
    assert_eq!((scene.setup.seed, scene.plies().len()), (0, 0));
    set(&mut scene, "seed", &"9".repeat(24));
    assert_eq!(scene.setup.seed, 999_999);
    let said = taken(&"9".repeat(24)).unwrap().1.unwrap();
    assert!(message(&scene).starts_with(&format!("{said} You play Black.")));
}

#[test]
fn the_reader_can_predict_the_reply() {
    let mut scene = scene();
    press(&mut scene, &["ask"]);
    assert_eq!(
        message(&scene),
        "From your next move on, predict White's reply. It's your turn: choose a square with a dot."
    );
    press(&mut scene, &["ask"]);
    assert!(message(&scene).starts_with("You play Black."));
    press(&mut scene, &["ask"]);
    click(&mut scene, "game", "d3");
    assert_eq!(scene.plies().len(), 1);
    let words = "You played d3. White draws 0.5911… Its legal moves in order: c3, e3, c5. Which one does it play? Choose it on the board.";
    assert_eq!(message(&scene), words);
    // Neither the mark nor the pointer shows the reply.
    assert!(scene.view().find("data-on", "true").is_none());
    click(&mut scene, "game", "h8");
    assert!(message(&scene).starts_with("h8 isn't one of these moves. White draws"));
    click(&mut scene, "game", "c3");
    assert!(message(&scene).starts_with(
        "Not quite. White drew 0.5911…, times 3 is 1.77…, rounded down to 1: White plays e3. It's your turn"
    ));
    assert_eq!(scene.plies().len(), 2);
    press(&mut scene, &["undo"]);
    click(&mut scene, "game", "d3");
    click(&mut scene, "game", "e3");
    assert!(message(&scene).starts_with("Correct. White drew"));
    assert!(scene.waits());
}

#[test]
fn a_replay_waits_for_the_prediction_and_says_why() {
    let mut scene = scene();
    press(&mut scene, &["ask"]);
    click(&mut scene, "game", "d3");
    let replay = |scene: &RandomGame| {
        let view = scene.view();
        let button = view.find("data-action", "replay").unwrap();
        button.value("aria-disabled").map(str::to_owned)
    };
    assert_eq!(replay(&scene).as_deref(), Some("true"));
    let why = "Run would show the reply. Predict it first.";
    assert!(scene.view().all_words().contains(why));
    let before = scene.view();
    press(&mut scene, &["replay"]);
    scene.act(&Event::Tick);
    assert_eq!(scene.view(), before);
    let reply = scene.asked().unwrap().square;
    click(&mut scene, "game", &reply.to_string());
    assert_eq!(replay(&scene), None);
    assert!(!scene.view().all_words().contains(why));
    press(&mut scene, &["replay"]);
    assert!(scene.replays);
}

#[test]
fn a_whole_game_can_be_predicted_reply_by_reply_and_is_the_same_game() {
    for (seed, side) in [
        ("3", "black"),
        ("4", "white"),
        ("5", "black"),
        ("6", "white"),
    ] {
        let mut scene = scene();
        press(&mut scene, &["ask"]);
        set(&mut scene, "seed", seed);
        set(&mut scene, "side", side);
        loop {
            let square = match scene.asked() {
                Some(ply) => ply.square,
                None if scene.game.turn == Turn::Over => break,
                None => dots(&scene)[0],
            };
            click(&mut scene, "game", &square.to_string());
        }
        assert!(message(&scene).contains("neither side can move. Black "));
        assert_eq!(scene.game, play(&scene.setup));
        assert!(scene.shown.is_none());
    }
}
