use crate::testing::{press, refusal, spoken};
use steps::{Board, Disc, Square, legal_moves, start};

use super::Start;
use super::set_ups::{SET_UPS, known};
use crate::{Event, Scene, position};

fn scene() -> Start {
    let position = position(start(), Disc::Black, None);
    Start::new(position)
}

fn after(events: &[Event<'_>]) -> Start {
    let mut scene = scene();
    for event in events {
        scene.act(event);
    }
    scene
}

fn choose(square: &str) -> Event<'static> {
    Event::Square("board", square.parse().unwrap())
}

fn words(scene: &Start) -> String {
    scene.view().all_words()
}

/// The text in the field.
fn typed(scene: &Start) -> String {
    let view = scene.view();
    let field = view.find("data-control", "position").unwrap();
    field.value("data-value").unwrap().to_owned()
}

fn as_text(board: &Board) -> String {
    board.to_string().trim_end().to_owned()
}

fn legal(id: &str) -> String {
    let set_up = SET_UPS.iter().find(|set_up| set_up.id == id).unwrap();
    let moves = legal_moves(&set_up.board(), Disc::Black);
    let squares: Vec<Square> = moves.iter().map(|legal| legal.square).collect();
    checks::text::names(&squares)
}

#[test]
fn each_set_up_has_the_moves_that_the_chapter_names() {
    assert_eq!(SET_UPS[0].board(), start());
    assert_eq!(legal("right"), "d3, c4, f5, e6");
    assert_eq!(legal("exchanged"), "e3, f4, c5, d6");
    assert_eq!(legal("side-by-side"), "c3, d3, e3, f3");
    assert_eq!(legal("off-centre"), "e4, d5, g6, f7");
    assert_eq!(legal("empty"), "");
    for set_up in &SET_UPS {
        assert_eq!(known(&set_up.board()).unwrap().id, set_up.id);
    }
}

#[test]
fn what_a_player_notices_is_true() {
    let squares = |board, player| -> Vec<String> {
        let moves = legal_moves(board, player);
        moves.iter().map(|legal| legal.square.to_string()).collect()
    };
    for legal in legal_moves(&start(), Disc::Black) {
        assert_eq!(legal.flips.len(), 1);
    }
    let exchanged = SET_UPS[1].board();
    assert_eq!(squares(&exchanged, Disc::White), ["d3", "c4", "f5", "e6"]);
    let beside = SET_UPS[2].board();
    let d3 = legal_moves(&beside, Disc::Black)[1].clone();
    assert_eq!(d3.square.to_string(), "d3");
    assert_eq!(checks::text::names(&d3.flips), "d4");
    let off = SET_UPS[3].board();
    for taken in ["f5", "e6"] {
        assert!(off[taken.parse::<Square>().unwrap()].is_some());
    }
    for untouched in ["d3", "c4"] {
        let walks = steps::walk_all(&off, untouched.parse().unwrap(), Disc::Black);
        assert!(walks.iter().all(|walk| walk.run.is_empty()));
    }
}

#[test]
fn the_first_view_shows_the_start_and_its_moves_without_javascript() {
    let scene = scene();
    assert!(words(&scene).contains("This is the start. Black's legal moves: d3, c4, f5, e6."));
    assert_eq!(spoken(&scene, "d3"), "d3, empty, legal, flips d4");
    assert!(scene.view().still_html().contains("in the right start"));
}

#[test]
fn a_wrong_set_up_names_the_missing_moves_and_rings_them() {
    let scene = after(&[Event::Set("set-up", "exchanged")]);
    let words = words(&scene);
    assert!(
        words.contains("This isn't the start. Different squares: d4, e4, d5, e5."),
        "{words}"
    );
    assert!(
        words.contains("Missing legal moves: d3, c4, f5, e6. Extra legal moves: e3, f4, c5, d6.")
    );
    assert!(words.contains("in both none"));
    assert_eq!(
        spoken(&scene, "d3"),
        "d3, empty, legal in the right start, but not here"
    );
    let beside = after(&[Event::Set("set-up", "side-by-side")]);
    assert!(self::words(&beside).contains("in both d3"));
    assert!(
        self::words(&beside)
            .contains("Missing legal moves: c4, f5, e6. Extra legal moves: c3, e3, f3.")
    );
}

#[test]
fn a_cell_goes_from_empty_to_black_to_white_to_empty_and_the_text_follows() {
    let mut scene = scene();
    for (holds, letter) in [("Black", "B"), ("White", "W"), ("empty", ".")] {
        scene.act(&choose("a1"));
        assert!(spoken(&scene, "a1").starts_with(&format!("a1, {holds}")));
        let typed = typed(&scene);
        assert!(typed.contains(&format!("\n1  {letter} . .")), "{typed}");
    }
    assert!(words(&scene).contains("a1 is now empty. This is the start."));
}

#[test]
fn right_moves_on_a_wrong_board_are_told() {
    let scene = after(&[choose("a1")]);
    let words = words(&scene);
    assert!(words.contains("a1 is now black. This isn't the start. Different squares: a1. Black's legal moves are the same as in the start"), "{words}");
    let menu = scene.view();
    let menu = menu.find("data-control", "set-up").unwrap();
    assert_eq!(menu.value("data-value"), Some("own"));
}

#[test]
fn a_text_is_read_and_the_board_follows() {
    let text = "........\n........\n........\n...BW...\n...WB...\n........\n........\n........";
    let scene = after(&[Event::Set("position", text)]);
    assert_eq!(scene.board, SET_UPS[1].board());
    assert_eq!(typed(&scene), as_text(&scene.board));
    let game = after(&[Event::Set("position", "f5")]);
    assert_eq!(game.player, Disc::White);
    assert!(
        words(&game)
            .contains("Your position is open. This isn't the start. Different squares: e5, f5.")
    );
}

#[test]
fn a_wrong_text_tells_where_and_keeps_the_board_until_a_disc_is_placed() {
    let text = as_text(&start()).replacen("W B", "W Q", 1);
    let mut scene = after(&[Event::Set("position", &text)]);
    assert!(words(&scene).contains(&refusal(&text)));
    assert!(refusal(&text).contains("line 5, column 12"));
    assert_eq!(scene.board, start());
    assert_eq!(typed(&scene), text);
    scene.act(&choose("a1"));
    assert!(!words(&scene).contains(&refusal(&text)));
    assert_eq!(typed(&scene), as_text(&scene.board));
}

#[test]
fn a_board_of_another_side_is_refused() {
    let small = "....\n.WB.\n.BW.\n....";
    let scene = after(&[Event::Set("position", small)]);
    assert!(words(&scene).contains("found 4 rows of 4 squares; this board has 8 rows of 8"));
    assert_eq!(scene.board, start());
    let position = steps::read_position(small, Disc::Black).unwrap();
    assert_eq!(Start::new(position).board, start());
}

#[test]
fn a_link_opens_its_position_and_a_wrong_one_leaves_the_field_alone() {
    let exchanged = SET_UPS[1].board();
    let link = format!("#pos={},W", exchanged.letters());
    let scene = after(&[Event::Set("position", &link)]);
    assert_eq!((scene.board, scene.player), (exchanged, Disc::White));
    let broken = after(&[Event::Set("position", "#pos=BW,B")]);
    assert!(words(&broken).contains(&refusal("#pos=BW,B")));
    assert_eq!(typed(&broken), as_text(&start()));
}

#[test]
fn the_side_to_move_can_be_changed() {
    let scene = after(&[Event::Press("white")]);
    assert!(
        words(&scene).contains("Black moves first. White's legal moves would be e3, f4, c5, d6.")
    );
    assert_eq!(spoken(&scene, "e3"), "e3, empty, legal, flips e4");
}

#[test]
fn a_prediction_hides_the_moves_and_is_compared_with_them() {
    let mut scene = after(&[
        Event::Press("guess"),
        Event::Set("set-up", "exchanged"),
        choose("e3"),
        choose("a1"),
        choose("a1"),
        choose("d3"),
        choose("d4"),
    ]);
    let hidden = words(&scene);
    assert!(hidden.contains("Marked: e3, d3."), "{hidden}");
    assert!(
        !hidden.contains("f4") && !hidden.contains("Missing"),
        "{hidden}"
    );
    assert_eq!(spoken(&scene, "f4"), "f4, empty");
    assert_eq!(scene.board, SET_UPS[1].board());
    press(&mut scene, &["tell"]);
    assert!(
        words(&scene)
            .contains("Not quite. Legal moves found: 1 of 4. Missed: f4, c5, d6. Not legal: d3.")
    );
    assert_eq!(
        spoken(&scene, "d3"),
        "d3, empty, legal in the right start, but not here, marked"
    );
    // There aren't two verdicts at the same time.
    let view = scene.view();
    let told = view.find("data-tone", "wrong").map(|node| node.all_words());
    assert!(told.unwrap().starts_with("Not quite."));
    assert!(scene.view().find("data-tone", "right").is_none());
    scene.act(&choose("a1"));
    assert!(!words(&scene).contains("Not quite."));
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = scene();
    let before = scene.view();
    let far = Square { row: 8, col: -1 };
    for event in [
        Event::Press("tell"),
        Event::Press("nonsense"),
        Event::Square("board", far),
        Event::Square("other", Square { row: 0, col: 0 }),
        Event::Set("set-up", "own"),
        Event::Set("other", "x"),
        Event::Key("ArrowLeft"),
        Event::Tick,
    ] {
        scene.act(&event);
        assert_eq!(scene.view(), before, "{event:?}");
    }
}
