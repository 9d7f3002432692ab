use super::*;
use crate::position;
use crate::testing::{message, press, set};
use steps::{Disc, start};

fn scene() -> Draws {
    Draws::new(position(start(), Disc::Black, None))
}

fn with(formula: &str, length: &str) -> Draws {
    let mut scene = scene();
    set(&mut scene, "formula", formula);
    set(&mut scene, "length", length);
    press(&mut scene, &["many"]);
    scene
}

fn chances(scene: &Draws) -> Vec<String> {
    scene.bars().into_iter().map(|bar| bar.chance).collect()
}

#[test]
fn the_chances_are_those_of_the_chapters_table() {
    let quarter = ["1/4"; 4];
    assert_eq!(chances(&with("cut", "4")), quarter);
    assert_eq!(chances(&with("cut-more", "4")), ["1/5"; 5]);
    assert_eq!(
        chances(&with("cut-less", "4")),
        ["1/3", "1/3", "1/3", "never"]
    );
    assert_eq!(
        chances(&with("round", "4")),
        ["1/8", "1/4", "1/4", "1/4", "1/8"]
    );
    assert_eq!(
        chances(&with("round-less", "4")),
        ["1/6", "1/3", "1/3", "1/6"]
    );
    assert_eq!(
        chances(&with("behind", "4")),
        ["1/4", "1/4", "1/4", "never", "1/4"]
    );
    assert_eq!(
        chances(&with("before", "4")),
        ["1/2", "1/4", "1/4", "never"]
    );
}

#[test]
fn the_counts_are_near_the_chances() {
    for (name, _, formula) in FORMULAS {
        for length in 1..=LONGEST as usize {
            let scene = with(name, &length.to_string());
            assert_eq!(scene.drawn(), 100 * length as u32);
            let outcomes = (0..=length).map(Some).chain([None]);
            for (outcome, count) in outcomes.zip(&scene.counts) {
                let (part, whole) = formula.chance(outcome, length);
                let expected = u64::from(scene.drawn()) * part / whole;
                let off = expected.abs_diff(u64::from(*count));
                assert!(
                    off < 50,
                    "{name} of {length}: {outcome:?} {count}, not {expected}"
                );
                assert!(part > 0 || *count == 0, "{name} of {length}: {outcome:?}");
            }
        }
    }
}

#[test]
fn the_right_formula_is_random_move() {
    let mut rng = Rng::new(9);
    let moves: Vec<Move> = (0..7).map(in_row).collect();
    for _ in 0..500 {
        let place = Formula::Cut(0).place(rng.clone().next_f64(), 7);
        let drawn = random_move(&moves, &mut rng).map(|one| one.square.col as usize);
        assert_eq!(place, drawn);
    }
}

#[test]
fn the_message_says_what_each_formula_does() {
    assert!(message(&with("cut", "7")).starts_with("Fair: each index has the chance 1/7. In 700"));
    assert_eq!(
        message(&with("cut-less", "4")),
        "Never drawn: 3 e6. Too often: 0 d3, 1 c4, 2 f5."
    );
    assert_eq!(
        message(&with("cut-less", "7")),
        "Never drawn: 6. Too often: 0, 1, 2, 3, 4, 5."
    );
    assert!(message(&with("round", "7")).starts_with("Too rare: 0. "));
    assert!(message(&with("round", "7")).contains("moves[7] panics, moves.get(7) returns None."));
    assert!(
        message(&with("behind", "7")).ends_with("panicked: attempt to subtract with overflow.")
    );
    assert!(message(&with("before", "7")).ends_with("Too often: 0."));
}

#[test]
fn two_wrong_formulas_are_fair_for_two_moves_and_for_one() {
    assert!(message(&with("round-less", "2")).starts_with("Fair"));
    assert!(message(&with("cut-less", "1")).starts_with("Fair"));
}

#[test]
fn an_empty_list_gives_none_or_a_panic() {
    assert!(message(&with("cut", "0")).contains("moves.get(0) returns None"));
    assert!(message(&with("cut-less", "0")).ends_with("the program panics."));
    assert!(message(&with("round-less", "0")).ends_with("the program panics."));
    assert_eq!(chances(&with("behind", "0")), ["always"]);
}

#[test]
fn a_new_formula_gives_nothing_away_before_a_number_is_drawn() {
    let mut scene = scene();
    assert!(message(&scene).starts_with("Fair"));
    set(&mut scene, "formula", "round");
    assert_eq!(chances(&scene), ["?"; 4]);
    assert!(message(&scene).starts_with("Predict before you draw"));
    press(&mut scene, &["one"]);
    assert_eq!(scene.drawn(), 1);
    assert!(
        message(&scene).starts_with("x is 0."),
        "{}",
        message(&scene)
    );
}

#[test]
fn nonsense_changes_nothing() {
    let mut scene = scene();
    let before = scene.view();
    for nonsense in [
        Event::Set("formula", "cut it"),
        Event::Set("what", "1"),
        Event::Press("what"),
        Event::Tick,
        Event::Square("game", Square { row: 9, col: -1 }),
    ] {
        scene.act(&nonsense);
        assert_eq!(scene.view(), before, "{nonsense:?}");
    }
}

#[test]
fn the_message_says_so_if_the_field_takes_another_length() {
    let mut scene = scene();
    set(&mut scene, "length", "many");
    let said = controls::whole_number(LENGTH, "many", 0, LONGEST).unwrap_err();
    assert!(message(&scene).starts_with(&format!("{said} Fair")));
    assert_eq!(scene.length, 4);
    set(&mut scene, "length", "99");
    assert_eq!(scene.length, 13);
    let taken = |text| controls::whole_number(LENGTH, text, 0, LONGEST).unwrap();
    let said = taken("99").1.unwrap();
    assert!(message(&scene).starts_with(&format!("{said} Predict before you draw")));
    assert!(scene.view().all_words().contains("Draw 1,300 numbers"));
    press(&mut scene, &["many"]);
    assert!(message(&scene).starts_with("Fair"));
    set(&mut scene, "length", "-3");
    assert_eq!(scene.length, 0);
    let said = taken("-3").1.unwrap();
    assert!(message(&scene).starts_with(&format!("{said} The list is empty")));
}

#[test]
fn the_caption_counts_moves_and_draws() {
    let mut scene = with("cut", "1");
    assert_eq!(message(&scene), "Fair: the only index is always drawn.");
    press(&mut scene, &["clear"]);
    assert!(scene.view().all_words().contains("Moves: 1. Draws: 0."));
    press(&mut scene, &["one"]);
    let caption = "Formula: (x * n) as usize. Moves: 1. Draws: 1.";
    assert!(scene.view().all_words().contains(caption));
    let beside = with("round", "4").view().all_words();
    assert!(beside.contains("4, not an index"));
}
