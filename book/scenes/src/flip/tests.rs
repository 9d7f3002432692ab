use super::*;
use crate::testing::{click, message, press, set};

const PRACTICE: &str = "..B.B\n..WW.\n.B.WW\n.WW..\nB....";

fn scene() -> Flip {
    Flip::new(read_position(PRACTICE, Disc::Black).unwrap())
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn cell(scene: &Flip, on: &str, name: &str) -> Node {
    let view = scene.view();
    let board = view.find("data-board", on).unwrap();
    board.find("data-square", name).unwrap().clone()
}

#[test]
fn the_first_view_marks_every_legal_square_with_the_discs_that_it_turns() {
    let scene = scene();
    for option in legal_moves(&scene.board, Disc::Black) {
        let cell = cell(&scene, "walk", &option.square.to_string());
        assert_eq!(cell.value("data-legal"), Some("true"));
        assert_eq!(cell.all_words(), option.flips.len().to_string());
    }
    assert_eq!(
        cell(&scene, "walk", "c3").value("aria-label"),
        Some("c3, empty, legal, turns 3")
    );
    assert_eq!(cell(&scene, "walk", "e4").value("data-legal"), None);
    assert!(message(&scene).starts_with("Black can play d1, c3, b5 and d5."));
}

#[test]
fn a_walk_notes_on_trust_and_its_end_decides() {
    let mut scene = scene();
    click(&mut scene, "walk", "c3");
    assert!(message(&scene).starts_with("Black asks about c3."));
    press(&mut scene, &["step", "step"]);
    assert_eq!(message(&scene), "N: c2 is White. It is noted on trust.");
    assert_eq!(
        cell(&scene, "walk", "c2").value("aria-label"),
        Some("c2, White, noted on trust, the walker is here")
    );
    press(&mut scene, &["step"]);
    assert_eq!(
        message(&scene),
        "N: c2 White, then c1 Black closes the run: c2 turns. The direction keeps what it noted."
    );
    assert!(scene.view().all_words().contains("flips = [c2]"));
    press(&mut scene, &["direction", "direction", "direction"]);
    assert_eq!(
        message(&scene),
        "E: d3, e3 White, then the edge. Nothing closes the run. d3 and e3 are dropped."
    );
    assert_eq!(
        cell(&scene, "walk", "e3").value("aria-label"),
        Some("e3, White, dropped")
    );
    assert!(scene.view().all_words().contains("flips = [c2, d2]"));
    press(&mut scene, &["back", "back"]);
    assert_eq!(message(&scene), "E: d3 is White. It is noted on trust.");
}

#[test]
fn at_the_end_stands_the_board_of_place() {
    let mut scene = scene();
    click(&mut scene, "walk", "c3");
    press(&mut scene, &["all"]);
    assert_eq!(
        message(&scene),
        "Black c3 turns c2, d2 and b4. Before: Black 4, White 6, empty 15. After: Black 8, White 3, empty 14."
    );
    let after = place(&scene.board, square("c3"), Disc::Black).unwrap();
    for at in after.squares() {
        let letter = after[at].map(|disc| disc.letter().to_string());
        let cell = cell(&scene, "after", &at.to_string());
        assert_eq!(cell.value("data-cell"), letter.as_deref(), "{at}");
    }
    assert_eq!(
        cell(&scene, "after", "c2").value("aria-label"),
        Some("c2, Black, turned")
    );
    let before = cell(&scene, "before", "c2");
    assert_eq!(before.value("data-cell"), Some("W"));
}

#[test]
fn a_square_that_is_taken_or_not_legal_changes_no_board() {
    let mut scene = scene();
    click(&mut scene, "walk", "c1");
    assert_eq!(
        message(&scene),
        "c1 holds a Black disc. A move needs an empty cell."
    );
    press(&mut scene, &["step", "direction", "all"]);
    assert_eq!(scene.step, 0);
    click(&mut scene, "walk", "e4");
    press(&mut scene, &["all"]);
    assert!(message(&scene).contains("e4 is not legal: place answers None"));
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
        "d3, e3 and c4 should not have turned. The right code turns c2, d2 and b4 and nothing else; this code turned c2, d2, d3, e3, b4 and c4. What differs is ringed."
    );
    let right = cell(&scene, "right", "d3");
    assert_eq!(right.value("data-cell"), Some("W"));
    let mistaken = cell(&scene, "mistaken", "d3");
    assert_eq!(mistaken.value("data-cell"), Some("B"));
    assert_eq!(mistaken.value("data-differs"), Some("true"));
    assert_eq!(
        mistaken.value("aria-label"),
        Some("d3, Black, turned, differs from the right board")
    );
    set(&mut scene, "mistake", "first");
    assert!(message(&scene).starts_with("d2 and b4 should have turned too."));
    assert!(scene.view().all_words().contains("never walked"));
    set(&mut scene, "mistake", "none");
    assert!(message(&scene).starts_with("Black c3 turns"));
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
fn where_a_mistake_does_not_show_the_words_say_where_it_does() {
    let mut scene = scene();
    click(&mut scene, "walk", "d1");
    press(&mut scene, &["all"]);
    set(&mut scene, "mistake", "first");
    let showing = and(&scene.showing());
    assert!(message(&scene).ends_with(&format!("It shows at {showing}.")));
    assert!(showing.contains("c3"));
}

#[test]
fn a_chain_walks_on_from_discs_that_have_turned() {
    let mut scene = scene();
    set(&mut scene, "board", "branch");
    set(&mut scene, "mistake", "chain");
    press(&mut scene, &["direction"; 5]);
    assert!(message(&scene).starts_with("E: b1 White, then c1 Black closes the run"));
    press(&mut scene, &["step"]);
    assert_eq!(
        message(&scene),
        "b1 turns at once, and will start walks of its own."
    );
    press(&mut scene, &["all"]);
    assert!(message(&scene).starts_with("b2 should not have turned."));
    assert!(scene.view().all_words().contains("b1 ↓ S"));
}

#[test]
fn positions_are_taken_and_wrong_ones_say_where_and_keep_the_old_one() {
    let mut scene = scene();
    set(&mut scene, "position", "f5d6c9");
    assert!(message(&scene).starts_with("This is no position: ply 3:"));
    assert_eq!(scene.board.size(), 5);
    set(&mut scene, "position", "f5d6c3");
    assert_eq!(scene.player, Disc::White);
    assert_eq!(scene.board.size(), 8);
    let link = "#pos=..B.B..WW..B.WW.WW..B....,B,c3";
    set(&mut scene, "position", link);
    assert!(message(&scene).starts_with("Black asks about c3."));
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
