//! What holds for all scenes: positions are pasted, opened by links, and copied.

use steps::{Board, Disc, Square, parse_game, read_position, start};

use crate::testing::{copied, press, refusal, set, value_of};
use crate::{ENTRIES, Entry, Event, Options, Scene, WITH_OWN_FENCES, open, position};

/// The scenes that open at a position in one option. The other figures have tests of their own.
fn chapter_scenes() -> impl Iterator<Item = &'static Entry> {
    ENTRIES
        .iter()
        .filter(|entry| !WITH_OWN_FENCES.contains(&entry.name))
}

fn opened(name: &str) -> Box<dyn Scene> {
    let position = position(start(), Disc::Black, None).to_string();
    open(&Options::from([("widget", name), ("scene", &position)])).expect("a scene")
}

/// The position on the first board of a scene, or `None` without a board.
fn shown(scene: &dyn Scene) -> Option<Board> {
    let view = scene.view();
    let has = |square: Square| view.find("data-square", &square.to_string()).is_some();
    let last = |size: i32| Square {
        row: size - 1,
        col: size - 1,
    };
    let size = [8, 6, 5, 4].into_iter().find(|size| has(last(*size)))?;
    let mut board = Board::empty(size);
    for square in board.squares() {
        let cell = view.find("data-square", &square.to_string())?;
        let letter = cell.value("data-cell").and_then(|held| held.chars().next());
        board[square] = letter.and_then(Disc::from_letter);
    }
    Some(board)
}

fn words(scene: &dyn Scene) -> String {
    scene.view().all_words()
}

#[test]
fn every_scene_that_takes_positions_opens_good_ones_and_keeps_the_old_one_on_bad_ones() {
    let takers = chapter_scenes().filter(|entry| entry.takes_positions);
    for name in takers.map(|entry| entry.name) {
        let mut scene = opened(name);
        let start = shown(&*scene);
        set(&mut *scene, "position", "f5d6c3");
        let game = parse_game("f5d6c3").unwrap().board;
        assert_ne!(shown(&*scene), start, "{name}");
        assert_eq!(shown(&*scene), Some(game), "{name}");
        for bad in [
            "f5d6a1",
            "BW..\n.W?.\n....\n....",
            "#pos=nonsense",
            "#pos=",
            &"f5".repeat(3000),
        ] {
            set(&mut *scene, "position", bad);
            let said = words(&*scene);
            let why = refusal(bad);
            assert!(said.contains(&why), "{name}: {said}");
            assert_eq!(shown(&*scene), Some(game), "{name}: {why}");
            press(&mut *scene, &["open"]);
            assert!(words(&*scene).contains(&why), "{name}");
            press(&mut *scene, &["something else"]);
            assert!(!words(&*scene).contains(&why), "{name}");
        }
        let link = format!("#pos={}BBBWWW{},W", ".".repeat(48), ".".repeat(10));
        set(&mut *scene, "position", &link);
        assert_eq!(
            shown(&*scene),
            Some(read_position(&link, Disc::Black).unwrap().board),
            "{name}"
        );
    }
}

#[test]
fn the_board_of_every_scene_can_be_copied_and_opened_again() {
    // The drawn cells of chapter 01 aren't a position.
    let entries = chapter_scenes().filter(|entry| entry.name != "drawing-loop");
    for entry in entries {
        let name = entry.name;
        let mut scene = opened(name);
        let Some(board) = shown(&*scene) else {
            assert!(!entry.takes_positions, "{name}");
            continue;
        };
        let to_copy = |action| value_of(&*scene, ("data-action", action), "data-copy");
        let (text, link) = (to_copy("copy-text").expect(name), to_copy("copy-link"));
        let read = |text: &str| read_position(text, Disc::Black).unwrap().board;
        assert_eq!(read(&text), board, "{name}");
        assert!(link.is_some() || !entry.takes_positions, "{name}");
        if let Some(link) = link {
            assert_eq!(read(&link), board, "{name}");
        }
        scene.act(&Event::Copied(true));
        assert!(words(&*scene).contains(&copied(true)), "{name}");
        scene.act(&Event::Copied(false));
        let said = words(&*scene);
        assert!(said.contains(&copied(false)), "{name}");
        assert!(said.contains("1  . . ."), "{name}: {said}");
        assert_eq!(shown(&*scene), Some(board), "{name}");
    }
}
