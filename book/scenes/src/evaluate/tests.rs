use super::*;
use crate::position;
use crate::testing::{click, message, press, refusal, set, spoken};
use position::WIN;
use steps::{evaluate, greedy_move, parse_game, start};

fn at(game: &str, player: Disc) -> Evaluate {
    let board = parse_game(game).unwrap().board;
    Evaluate::new(position(board, player, None))
}

/// The position of the chapter.
fn scene() -> Evaluate {
    at("d3c3b3b2f5a3a1c1", Disc::White)
}

fn is_chosen(scene: &Evaluate, name: &str) -> bool {
    let view = scene.view();
    let cell = view.find("data-square", name).unwrap();
    cell.value("data-chosen").is_some()
}

fn sum_row(scene: &Evaluate) -> String {
    let words = scene
        .view()
        .find("class", "scene-table")
        .unwrap()
        .all_words();
    words[words.rfind("the score").unwrap()..].to_owned()
}

#[test]
fn the_first_view_adds_up_and_hides_greedys_choice() {
    let scene = scene();
    assert_eq!(sum_row(&scene), "the score for White −138 −5 − 153 + 20");
    assert_eq!(spoken(&scene, "a1"), "a1, Black, counts −120");
    assert_eq!(spoken(&scene, "c1"), "c1, White, counts +20");
    assert_eq!(spoken(&scene, "e3"), "e3, empty, legal, a move counts +10");
    assert!(!is_chosen(&scene, "f6"));
    assert!(!scene.view().all_words().contains("Greedy plays"));
}

#[test]
fn all_tags_together_are_the_score() {
    for (game, player) in [
        ("d3c3b3b2f5a3a1c1", Disc::White),
        ("d3c3b3b2f5a3a1c1", Disc::Black),
        ("f5f6e6d6c5", Disc::White),
        ("d3", Disc::White),
    ] {
        let scene = at(game, player);
        let view = scene.view();
        let squares = scene.now.board.squares();
        let tags = squares.map(|square| {
            let cell = view.find("data-square", &square.to_string()).unwrap();
            cell.all_words()
        });
        let total: i32 = tags
            .filter(|tag| !tag.is_empty() && !tag.starts_with('±'))
            .map(|tag| tag.replace('−', "-").parse::<i32>().unwrap())
            .sum();
        assert_eq!(total, evaluate(&scene.now.board, player), "{game}");
    }
}

#[test]
fn a_prediction_is_answered_and_shows_the_choice() {
    let mut scene = scene();
    click(&mut scene, "position", "e3");
    let words = "Not quite. e3 scores −109. Greedy plays f6, which scores −81.";
    assert_eq!(message(&scene), words);
    assert!(is_chosen(&scene, "f6"));
    assert!(spoken(&scene, "f6").ends_with("greedy's choice"));
    click(&mut scene, "position", "f6");
    assert_eq!(message(&scene), "Correct. f6 scores −81, the best score.");
    click(&mut scene, "position", "h8");
    assert!(message(&scene).starts_with(&format!(
        "White can't play h8. {}",
        why(&scene.now.board, "h8".parse().unwrap(), Disc::White)
    )));
    let mut equals = at("d3e3f5c3", Disc::Black);
    click(&mut equals, "position", "d2");
    assert!(message(&equals).starts_with("Not quite. d2 and c2 both score 15."));
}

#[test]
fn a_changed_cell_moves_the_score_and_can_be_taken_back() {
    let mut scene = scene();
    set(&mut scene, "mode", "edit");
    click(&mut scene, "position", "a1");
    assert!(message(&scene).starts_with("a1 is now white. The score for White was "));
    click(&mut scene, "position", "a1");
    assert!(message(&scene).starts_with("a1 is now empty."));
    let player = scene.now.player;
    let total = evaluate(&scene.now.board, player);
    let row = sum_row(&scene);
    assert!(
        row.starts_with(&format!("the score for White {}", points(total))),
        "{row}"
    );
    press(&mut scene, &["back"]);
    press(&mut scene, &["back"]);
    assert_eq!(scene.now, scene.opened);
}

#[test]
fn other_weights_lead_to_another_choice_and_the_weights_come_back() {
    let mut scene = at(WIN, Disc::Black);
    press(&mut scene, &["ends"]);
    let words = "Greedy now plays f3, which scores 35. Before, it played f4.";
    assert_eq!(message(&scene), words);
    assert!(is_chosen(&scene, "f3"));
    press(&mut scene, &["ends"]);
    assert!(message(&scene).starts_with("Greedy now plays f4, which scores 10,013."));
    let mut start = at("", Disc::Black);
    start.act(&Event::Set("middle", "-50"));
    let unlike = start.scale.sum(&start.now.board, Disc::Black).total();
    assert_eq!(unlike, 0);
    assert!(message(&start).starts_with("Greedy still plays d3, "));
    start.act(&Event::Press("weights"));
    assert_eq!(start.scale, Scale::new());
}

#[test]
fn greedy_against_greedy_runs_to_the_end_of_the_game_as_greedy_move_plays_it() {
    let mut scene = at("", Disc::Black);
    press(&mut scene, &["run"]);
    assert_eq!(scene.view().value("data-tick"), Some("900"));
    let (mut board, mut player) = (start(), Disc::Black);
    let mut plies = 0;
    while scene.runs || plies == 0 {
        let square = greedy_move(&board, player).unwrap();
        board = place(&board, square, player).unwrap();
        plies += 1;
        assert_eq!(scene.now.board, board);
        let turn = next_turn(&board, player);
        if let Turn::Moves(next) | Turn::PassesBackTo(next) = turn {
            player = next;
            assert_eq!(scene.now.player, player);
            scene.act(&Event::Tick);
        }
    }
    assert!(plies > 9);
    assert!(scene.is_over());
    assert!(message(&scene).contains("The game is over: Black "));
    assert_eq!(scene.view().value("data-tick"), None);
}

#[test]
fn greedy_answers_in_a_game_and_a_win_is_told() {
    let mut scene = at("", Disc::Black);
    set(&mut scene, "mode", "play");
    click(&mut scene, "position", "d3");
    let words = "You play d3. White plays c3, which scores 22 for White.";
    assert_eq!(message(&scene), words);
    assert_eq!(scene.now.player, Disc::Black);
    assert!(spoken(&scene, "c3").ends_with("just played"));
    set(&mut scene, "known", "win");
    click(&mut scene, "position", "f4");
    assert_eq!(
        message(&scene),
        "You play f4. The game is over: Black 13, White 0."
    );
    assert_eq!(
        sum_row(&scene),
        "the score for Black 10,013 13 − 0 + 10,000"
    );
    assert!(scene.view().all_words().contains("a win 10,000"));
}

#[test]
fn a_side_without_a_legal_move_passes() {
    let mut scene = at("d3c3b3b2f5a3a1c1", Disc::Black);
    assert_eq!(
        message(&scene),
        "The score for Black is 138. Black has no legal move and must pass."
    );
    press(&mut scene, &["greedy"]);
    assert_eq!(message(&scene), "Black has no legal move and passes.");
    assert_eq!(scene.now.player, Disc::White);
}

#[test]
fn positions_are_opened_and_wrong_ones_are_told_with_their_place() {
    let mut scene = scene();
    set(&mut scene, "position", "f5d6c3");
    assert_eq!(scene.now.board, parse_game("f5d6c3").unwrap().board);
    assert_eq!(scene.now.player, Disc::White);
    let before = scene.now;
    set(&mut scene, "position", "f5d6c3a1");
    assert_eq!(scene.now, before);
    assert_eq!(message(&scene), refusal("f5d6c3a1"));
    set(&mut scene, "position", "#pos=WB..............,W,c1");
    assert_eq!(scene.now.board.size(), 4);
    assert_eq!(sum_row(&scene), "the score for White 150 120 + 20 + 10");
}

#[test]
fn the_message_says_so_if_a_field_takes_another_weight() {
    let mut scene = scene();
    let taken = |text| controls::whole_number(CLASSES[0].1, text, -MOST, MOST);
    set(&mut scene, "corner", "2.5");
    assert_eq!(message(&scene), taken("2.5").unwrap_err());
    assert!(!scene.revealed && scene.scale == Scale::new());
    set(&mut scene, "corner", "1000");
    let words = message(&scene);
    let said = taken("1000").unwrap().1.unwrap();
    assert!(words.starts_with(&format!("{said} Greedy ")), "{words}");
    set(&mut scene, "corner", "999");
    assert!(message(&scene).starts_with("Greedy "));
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = scene();
    let before = scene.view();
    for nonsense in [
        Event::Set("what", "1"),
        Event::Set("mode", "dance"),
        Event::Set("show", ""),
        Event::Set("known", "moon"),
        Event::Set("side", "red"),
        Event::Press("what"),
        Event::Press("back"),
        Event::Tick,
        Event::Key("Enter"),
        Event::Square("position", Square { row: 9, col: -1 }),
        Event::Square("other", Square { row: 2, col: 2 }),
    ] {
        scene.act(&nonsense);
        assert_eq!(scene.view(), before, "{nonsense:?}");
    }
}
