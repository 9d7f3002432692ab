use steps::{Disc, Key, Square, move_cursor, parse_square, start};

use super::{ARROWS, Cursor, why_none};
use crate::{Event, Node, Scene, position};

fn scene(square: &str) -> Cursor {
    Cursor::new(position(start(), Disc::Black, square.parse().ok()))
}

fn after(square: &str, events: &[Event<'_>]) -> Cursor {
    let mut scene = scene(square);
    for event in events {
        scene.act(event);
    }
    scene
}

fn words(scene: &Cursor) -> String {
    scene.view().all_words()
}

fn framed(view: &Node) -> Option<&str> {
    view.find("data-asked", "true")?.value("data-square")
}

#[test]
fn the_frame_starts_on_a1_or_on_the_given_square() {
    assert_eq!(framed(&scene("").view()), Some("a1"));
    assert_eq!(framed(&scene("d3").view()), Some("d3"));
    assert!(scene("d3").view().still_html().contains("0x8_0000"));
}

#[test]
fn right_right_down_leads_to_c2() {
    let keys = ["ArrowRight", "ArrowRight", "ArrowDown"].map(Event::Key);
    let scene = after("", &keys);
    assert_eq!(framed(&scene.view()), Some("c2"));
    assert!(words(&scene).contains(
        "Down: from c1 to c2. The flat index changes by +8 to 10, the walled index by +10 to 23."
    ));
    let cell = scene.view();
    let cell = cell.find("data-square", "c2").unwrap();
    assert_eq!(
        cell.value("aria-label"),
        Some("c2, empty, the frame is here")
    );
}

#[test]
fn buttons_and_keys_move_the_frame_as_move_cursor_does() {
    for from in start().squares() {
        for (name, key, words, _, step) in ARROWS {
            let to = move_cursor(from, key).to_string();
            assert!(key.to_string().eq_ignore_ascii_case(words));
            for event in [Event::Key(name), Event::Press(name)] {
                let scene = after(&from.to_string(), &[event]);
                assert_eq!(framed(&scene.view()), Some(to.as_str()));
                assert_eq!(scene.typed, to);
            }
            if start().contains(from.step(step)) {
                assert_eq!(from.step(step).to_string(), to);
            }
        }
    }
}

#[test]
fn against_the_edge_the_frame_says_that_it_stays() {
    let left = after("a1", &[Event::Key("ArrowLeft")]);
    assert!(words(&left).contains(
        "Left: the frame stays on a1. Column −1 is off the board, so the column stays 0."
    ));
    let down = after("h8", &[Event::Press("ArrowDown")]);
    assert!(words(&down).contains("Row 8 is off the board, so the row stays 7."));
}

#[test]
fn a_chosen_or_typed_square_takes_the_frame() {
    let f6 = Square { row: 5, col: 5 };
    let chosen = after("a1", &[Event::Square("board", f6)]);
    assert_eq!(framed(&chosen.view()), Some("f6"));
    let typed = after("a1", &[Event::Set("name", "H8")]);
    assert_eq!(framed(&typed.view()), Some("h8"));
    assert!(words(&typed).contains("parse_square returns Some: row 7, col 7. The frame is on h8."));
}

#[test]
fn a_text_that_names_no_square_is_told_and_moves_nothing() {
    for (text, why) in [
        ("", "There is no first character."),
        ("c", "There is no second character."),
        ("c33", "There are 3 characters."),
        (" c3", "There are 3 characters: a space counts too."),
        ("c0", "The second character isn't between 1 and 8."),
        ("3c", "The first character isn't between a and h."),
        ("i1", "The first character isn't between a and h."),
        ("é3", "The first character isn't between a and h."),
    ] {
        let scene = after("d3", &[Event::Set("name", text)]);
        assert!(
            words(&scene).contains(&format!(". {why} The frame")),
            "{text}"
        );
        assert!(words(&scene).contains("parse_square returns None: "));
        assert!(words(&scene).contains("The frame stays on d3."));
        assert_eq!(scene.typed, text);
        assert_eq!(framed(&scene.view()), Some("d3"));
    }
}

#[test]
fn there_is_a_reason_exactly_if_parse_square_returns_none() {
    let signs = ["", " ", "a", "A", "h", "i", "é", "0", "1", "8", "9", "`"];
    for first in signs {
        for second in signs {
            for third in ["", "1"] {
                let text = format!("{first}{second}{third}");
                assert_eq!(
                    parse_square(&text).is_some(),
                    why_none(&text).is_empty(),
                    "{text:?}"
                );
            }
        }
    }
}

#[test]
fn without_the_range_check_the_frame_leaves_and_another_cell_is_marked() {
    let scene = after("h3", &[Event::Press("check"), Event::Key("ArrowRight")]);
    let words = words(&scene);
    assert!(
        words.contains("Right: from h3 to row 2, column 8. The flat index changes by +1 to 24, the walled index by +1 to 39."),
        "{words}"
    );
    assert!(words.contains("board[square] panics: read row 2, column 8: columns are 0 to 7."));
    assert!(words.contains("A list of 64 cells returns a4 for index 24, without a warning."));
    let view = scene.view();
    assert_eq!(framed(&view), None);
    let led_to = view.find("data-differs", "true").unwrap();
    assert_eq!(led_to.value("aria-label"), Some("a4, empty, flat index 24"));
    let outside = view.find("data-framed", "true").unwrap();
    assert_eq!(
        outside.value("aria-label"),
        Some("row 2, column 8, off the board, the frame is here")
    );
}

#[test]
fn beyond_the_first_and_the_last_cell_a_list_has_none() {
    let scene = after("d1", &[Event::Press("check"), Event::Press("ArrowUp")]);
    assert!(words(&scene).contains("A list of 64 cells has no index −5 either."));
    assert!(scene.view().find("data-differs", "true").is_none());
    let further = after(
        "d1",
        &[
            Event::Press("check"),
            Event::Press("ArrowUp"),
            Event::Press("ArrowUp"),
        ],
    );
    assert!(
        words(&further).contains("Up: the frame stays on row -1, column 3. The code would go on")
    );
}

#[test]
fn the_range_check_brings_the_frame_back() {
    let scene = after(
        "h3",
        &[
            Event::Press("check"),
            Event::Key("ArrowRight"),
            Event::Press("check"),
        ],
    );
    assert!(
        words(&scene)
            .contains("The range check is on again. The frame moves from row 2, column 8 to h3.")
    );
    assert_eq!(framed(&scene.view()), Some("h3"));
    assert_eq!(
        scene.frame,
        move_cursor(Square { row: 2, col: 8 }, Key::Enter)
    );
}

#[test]
fn the_last_key_is_shown_in_numbers_and_the_code_of_the_range_check_is_not() {
    let scene = after("h3", &[Event::Key("ArrowRight")]);
    let all = words(&scene);
    assert!(all.contains("row 2 2 2 column 7 8 7"), "{all}");
    assert!(!all.contains("clamp"), "{all}");
    let unchecked = after("h3", &[Event::Press("check"), Event::Key("ArrowRight")]);
    assert!(words(&unchecked).contains("row 2 2 2 column 7 8 8"));
    assert!(words(&self::scene("h3")).contains("row – – – column – – –"));
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = scene("d3");
    let before = scene.view();
    for event in [
        Event::Key("Enter"),
        Event::Key("ArrowSideways"),
        Event::Press("nonsense"),
        Event::Square("board", Square { row: 8, col: -1 }),
        Event::Square("other", Square { row: 0, col: 0 }),
        Event::Set("other", "c3"),
        Event::Tick,
    ] {
        scene.act(&event);
        assert_eq!(scene.view(), before, "{event:?}");
    }
}
