use super::*;
use crate::testing::{click, message, press, refusal, set};
use checks::{Language, text};
use steps::{DIRECTIONS, walk};

const PRACTICE: &str = "..B.B\n..WW.\n.B.WW\n.WW..\nB....";

fn scene() -> Flip {
    Flip::new(read_position(PRACTICE, Disc::Black).unwrap())
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The sentence about a walk from a square of a scene's board.
fn sentence_of(scene: &Flip, from: &str, direction: usize) -> String {
    let walk = walk(
        &scene.board,
        square(from),
        DIRECTIONS[direction],
        Disc::Black,
    );
    text::walk_sentence(&walk, Disc::Black, Language::English)
}

/// The sentence about a walk on the practice board.
fn sentence(from: &str, direction: usize) -> String {
    sentence_of(&scene(), from, direction)
}

fn cell(scene: &Flip, on: &str, name: &str) -> Node {
    let view = scene.view();
    let board = view.find("data-board", on).unwrap();
    board.find("data-square", name).unwrap().clone()
}

#[test]
fn the_first_view_marks_the_legal_moves_and_not_how_many_discs_they_flip() {
    let scene = scene();
    for option in legal_moves(&scene.board, Disc::Black) {
        let cell = cell(&scene, "walk", &option.square.to_string());
        assert_eq!(cell.value("data-legal"), Some("true"));
        assert_eq!(cell.all_words(), "");
    }
    assert_eq!(
        cell(&scene, "walk", "c3").value("aria-label"),
        Some("c3, empty, legal")
    );
    assert_eq!(cell(&scene, "walk", "e4").value("data-legal"), None);
    assert!(message(&scene).starts_with("Black can play d1, c3, b5 and d5."));
}

#[test]
fn a_walk_notes_discs_and_its_end_decides() {
    let mut scene = scene();
    click(&mut scene, "walk", "c3");
    assert!(message(&scene).starts_with("Black plays c3. Predict"));
    press(&mut scene, &["step", "step"]);
    assert_eq!(message(&scene), "N: c2 is White. The code notes it.");
    assert_eq!(
        cell(&scene, "walk", "c2").value("aria-label"),
        Some("c2, White, noted, the walker is here")
    );
    press(&mut scene, &["step"]);
    assert_eq!(
        message(&scene),
        format!("{} This direction keeps its notes.", sentence("c3", 1))
    );
    assert!(scene.view().all_words().contains("flips = [c2]"));
    press(&mut scene, &["direction", "direction", "direction"]);
    assert_eq!(
        message(&scene),
        format!("{} This direction discards d3 and e3.", sentence("c3", 4))
    );
    assert_eq!(
        cell(&scene, "walk", "e3").value("aria-label"),
        Some("e3, White, discarded")
    );
    assert!(scene.view().all_words().contains("flips = [c2, d2]"));
    press(&mut scene, &["back", "back"]);
    assert_eq!(message(&scene), "E: d3 is White. The code notes it.");
}

#[test]
fn the_last_board_is_that_of_place() {
    let mut scene = scene();
    click(&mut scene, "walk", "c3");
    press(&mut scene, &["all"]);
    assert_eq!(
        message(&scene),
        "Black c3 flips c2, d2 and b4. Before: Black 4, White 6, empty 15. After: Black 8, White 3, empty 14."
    );
    let after = place(&scene.board, square("c3"), Disc::Black).unwrap();
    for at in after.squares() {
        let letter = after[at].map(|disc| disc.letter().to_string());
        let cell = cell(&scene, "after", &at.to_string());
        assert_eq!(cell.value("data-cell"), letter.as_deref(), "{at}");
    }
    assert_eq!(
        cell(&scene, "after", "c2").value("aria-label"),
        Some("c2, Black, flipped")
    );
    let before = cell(&scene, "before", "c2");
    assert_eq!(before.value("data-cell"), Some("W"));
}

#[test]
fn an_occupied_square_or_an_illegal_move_changes_no_board() {
    let mut scene = scene();
    click(&mut scene, "walk", "c1");
    assert_eq!(
        message(&scene),
        "c1 holds a black disc. A move needs an empty square."
    );
    press(&mut scene, &["step", "direction", "all"]);
    assert_eq!(scene.step, 0);
    click(&mut scene, "walk", "e4");
    press(&mut scene, &["all"]);
    assert!(message(&scene).contains("e4 isn't a legal move: place returns None"));
    assert_eq!(cell(&scene, "after", "e4").value("data-cell"), None);
}

#[test]
fn a_mistake_puts_its_board_beside_the_right_one_and_rings_what_differs() {
    let mut scene = scene();
    click(&mut scene, "walk", "c3");
    press(&mut scene, &["all"]);
    set(&mut scene, "mistake", "shared");
    assert_eq!(
        message(&scene),
        "Flipped by mistake: d3, e3 and c4. The right code flips only c2, d2 and b4. This code flips c2, d2, d3, e3, b4 and c4. Dashed rings mark the difference."
    );
    let right = cell(&scene, "right", "d3");
    assert_eq!(right.value("data-cell"), Some("W"));
    let mistaken = cell(&scene, "mistaken", "d3");
    assert_eq!(mistaken.value("data-cell"), Some("B"));
    assert_eq!(mistaken.value("data-differs"), Some("true"));
    assert_eq!(
        mistaken.value("aria-label"),
        Some("d3, Black, flipped, differs from the right board")
    );
    set(&mut scene, "mistake", "first");
    assert!(message(&scene).starts_with("Missing flips: d2 and b4."));
    assert!(scene.view().all_words().contains("never walked"));
    set(&mut scene, "mistake", "none");
    assert!(message(&scene).starts_with("Black c3 flips"));
}

#[test]
fn the_right_board_is_as_far_as_the_steps_and_gives_no_answer_away() {
    for mistake in ["shared", "first", "chain"] {
        let mut scene = scene();
        set(&mut scene, "mistake", mistake);
        click(&mut scene, "walk", "c3");
        let board = |scene: &Flip| -> Vec<Option<String>> {
            let cell = |at: Square| cell(scene, "right", &at.to_string());
            let holds = |at| cell(at).value("data-cell").map(str::to_owned);
            scene.board.squares().map(holds).collect()
        };
        let holds = |board: &Board| -> Vec<Option<String>> {
            let letter = |at| board[at].map(|disc| disc.letter().to_string());
            board.squares().map(letter).collect()
        };
        let before = holds(&scene.board);
        // The code that stops at the first success needs the fewest steps: five.
        for _ in 0..5 {
            assert_eq!(board(&scene), before, "{mistake}, step {}", scene.step);
            press(&mut scene, &["step"]);
        }
        press(&mut scene, &["all"]);
        let right = scene.right_after(square("c3"));
        assert_eq!(board(&scene), holds(&right), "{mistake}");
    }
}

#[test]
fn if_a_mistake_does_not_show_the_message_says_how_many_moves_show_it() {
    let mut scene = scene();
    click(&mut scene, "walk", "d1");
    press(&mut scene, &["all"]);
    set(&mut scene, "mistake", "first");
    let (showing, all) = (
        scene.showing(),
        legal_moves(&scene.board, Disc::Black).len(),
    );
    let words = format!("Moves that show the mistake: {} of {all}.", showing.len());
    assert!(message(&scene).contains(&words));
    assert!(showing.contains(&square("c3")) && showing.len() < all);
}

#[test]
fn a_chain_walks_on_from_flipped_discs() {
    let mut scene = scene();
    set(&mut scene, "board", "branch");
    set(&mut scene, "mistake", "chain");
    press(&mut scene, &["direction"; 5]);
    assert!(message(&scene).starts_with(&format!("{} ", sentence_of(&scene, "a1", 4))));
    press(&mut scene, &["step"]);
    assert_eq!(
        message(&scene),
        "b1 flips immediately and starts walks of its own."
    );
    press(&mut scene, &["all"]);
    assert!(message(&scene).starts_with("Flipped by mistake: b2."));
    assert!(scene.view().all_words().contains("b1 ↓ S"));
}

#[test]
fn positions_are_taken_and_wrong_ones_say_where_and_keep_the_old_one() {
    let mut scene = scene();
    set(&mut scene, "position", "f5d6c9");
    assert_eq!(message(&scene), refusal("f5d6c9"));
    assert_eq!(scene.board.size(), 5);
    set(&mut scene, "position", "f5d6c3");
    assert_eq!(scene.player, Disc::White);
    assert_eq!(scene.board.size(), 8);
    let link = "#pos=..B.B..WW..B.WW.WW..B....,B,c3";
    set(&mut scene, "position", link);
    assert!(message(&scene).starts_with("Black plays c3."));
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = scene();
    click(&mut scene, "walk", "c3");
    let before = scene.view();
    for event in [
        Event::Press("back"),
        Event::Press("fly"),
        Event::Set("mistake", "two"),
        Event::Set("board", ""),
        Event::Set("side", "red"),
        Event::Set("position", ""),
        Event::Square("after", square("d1")),
        Event::Square("walk", square("h8")),
        Event::Key("Enter"),
        Event::Tick,
    ] {
        scene.act(&event);
        assert_eq!(scene.view(), before, "{event:?}");
    }
}
