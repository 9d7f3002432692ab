//! The view model of a walk, without a page.

mod bench;

use checks::bench::{Answer, Work};
use checks::functions::{IsValidMove, OnSquare};
use checks::{Call, Ending, Language, Reply, Value, find_step};
use scenes::walk::{Guess, Guessed, Meets, WalkKind, WalkModel};
use scenes::{BoardChoice, KnownMistake, Request, Subject, controls::Tone};
use steps::{Answers, Disc, PositionAddress, Square, count, direction_named, read_position};

const PRACTICE: &str = "pos=..B.B..WW..B.WW.WW..B....,B,c3";

fn practice(kind: WalkKind, address: &str) -> WalkModel {
    let opened: PositionAddress = address.parse().unwrap();
    WalkModel::new(kind, opened, Some(mistakes()), Language::English)
}

/// The mistakes of step 04 as a page names them.
fn mistakes() -> Vec<KnownMistake> {
    let step = find_step("04").unwrap();
    let known = step.mistakes.iter().enumerate();
    known
        .map(|(number, mistake)| KnownMistake {
            number: number as u32,
            id: mistake.id.to_owned(),
            title: mistake.title.english.to_owned(),
            symptom: mistake.symptom.english.to_owned(),
        })
        .collect()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn direction(name: &str) -> (i32, i32) {
    direction_named(name).unwrap()
}

/// The squares of the model's request, in the order of its calls.
fn squares(request: &Request) -> Vec<Square> {
    let Work::Run(calls) = &request.work else {
        panic!("a walk only runs calls");
    };
    let square = |call: &Call| match call {
        Call::IsValidMove(IsValidMove(OnSquare { square, .. })) => *square,
        other => panic!("{other:?} isn't a call of a walk"),
    };
    calls.iter().map(square).collect()
}

/// The replies of some functions to the model's request, in this process.
fn replies(model: &WalkModel, answers: &Answers) -> Vec<Reply> {
    match bench::run(&model.request().unwrap().work, Some(answers)) {
        Answer::Replies(replies) => replies,
        other => panic!("{other:?} isn't a list of replies"),
    }
}

#[test]
fn walking_all_eight_fills_the_table_of_the_practice_board() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    assert!(model.rows().iter().all(|row| row.stop.is_none()));
    model.walk_all();
    let rows: Vec<String> = model
        .rows()
        .iter()
        .map(|row| {
            format!(
                "{} {} [{}] {}",
                row.name,
                row.stop.unwrap(),
                row.turns,
                row.cells.join("; ")
            )
        })
        .collect();
    assert_eq!(
        rows,
        [
            "NW empty-at-once [] –; b2 empty; nothing: there is no enemy disc",
            "N closed [c2] c2 White; c1 Black; flips c2",
            "NE closed [d2] d2 White; e1 Black; flips d2",
            "W own-at-once [] –; b3 Black; nothing: no enemy disc is between the two",
            "E edge [] d3, e3 White; the edge; nothing: no disc closes the run",
            "SW closed [b4] b4 White; a5 Black; flips b4",
            "S gap [] c4 White; c5 empty; nothing: the run ends in a gap",
            "SE empty-at-once [] –; d4 empty; nothing: there is no enemy disc",
        ]
    );
    assert!(model.message().contains("flips c2, d2, b4"));
}

#[test]
fn stepping_east_records_two_discs_and_falls_off_the_edge() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    model.choose_direction(direction("E"));
    model.step();
    model.step();
    assert_eq!(model.cell_view(square("e3")).run, Some(2));
    assert!(!model.is_finished());
    model.step();
    assert!(model.is_finished());
    assert_eq!(model.rows()[4].stop, Some("edge"));
    assert!(model.rows().iter().filter(|row| row.stop.is_some()).count() == 1);
}

#[test]
fn stepping_after_the_end_goes_to_the_next_direction_until_all_are_walked() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    for _ in 0..60 {
        model.step();
    }
    assert!(model.rows().iter().all(|row| row.stop.is_some()));
    assert!(model.message().contains("legal move for Black"));
}

#[test]
fn a_prediction_is_answered_immediately_with_the_reason() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    model.choose_direction(direction("N"));
    model.predict(Meets::Enemy);
    assert_eq!(model.tone(), Tone::Right);
    model.predict(Meets::Empty);
    assert_eq!(model.tone(), Tone::Wrong);
    assert!(
        model.message().contains("c1 Black closes the run"),
        "{}",
        model.message()
    );
}

#[test]
fn the_question_says_why_and_hides_the_legal_marks() {
    let mut model = practice(WalkKind::Question, &format!("{PRACTICE},E"));
    assert_eq!(
        model.message(),
        "Black plays c3. Do any discs flip to the east?"
    );
    assert!(
        model
            .board()
            .squares()
            .all(|square| !model.cell_view(square).legal)
    );
    model.answer_question(true);
    assert_eq!(model.tone(), Tone::Wrong);
    assert!(model.message().contains("the edge"));
    model.reset();
    model.answer_question(false);
    assert_eq!(model.tone(), Tone::Right);
}

#[test]
fn a_walk_backwards_finds_the_moves_of_the_start_position() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    model.paste("d3");
    assert_eq!(model.player(), Disc::White);
    model.choose(square("e5"));
    model.walk_all();
    let found = model.message();
    for name in ["c3", "e3", "c5"] {
        assert!(found.contains(&format!("A move on {name}")), "{found}");
    }
}

#[test]
fn a_walk_cannot_start_on_an_enemy_disc() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    model.choose(square("d2"));
    assert_eq!(model.square(), Some(square("c3")));
    assert_eq!(model.tone(), Tone::Wrong);
}

#[test]
fn guesses_are_compared_with_the_right_walks() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    model.toggle_fill();
    model.guess(direction("N"), Guess::named("closed:1"));
    model.guess(direction("E"), Guess::named("closed:2"));
    model.guess(direction("S"), Guess::named("gap"));
    // The dots on legal moves would give part of the answer away.
    let dots = |model: &WalkModel| model.cell_views().iter().any(|cell| cell.legal);
    assert!(!dots(&model));
    model.compare();
    assert!(dots(&model));
    let guessed = |index: usize| model.rows()[index].guessed;
    assert_eq!(guessed(1), Some(Guessed::Right));
    assert_eq!(guessed(4), Some(Guessed::Wrong));
    assert_eq!(guessed(6), Some(Guessed::Right));
    assert_eq!(guessed(0), Some(Guessed::Blank));
    assert_eq!(
        model.message(),
        "Not finished yet. Correct: 2 of 8. Not filled in: 5. The table now shows the walks beside your results."
    );
}

#[test]
fn bad_text_is_reported_and_changes_nothing() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    let before = model.address();
    for text in [
        "",
        "B",
        "....\n...",
        "f5f5",
        "pos=nonsense",
        "#pos=",
        "\u{0}🦀",
        "a1",
    ] {
        model.paste(text);
        assert_eq!(model.tone(), Tone::Wrong, "{text:?}");
        assert_eq!(model.address(), before, "{text:?}");
    }
    for address in [
        "#pos=..,B",
        "#pos=é,B",
        "#pos=..B.B..WW..B.WW.WW..B....,B,h8",
    ] {
        model.open_address(address);
        assert_eq!(model.address(), before, "{address:?}");
        assert!(model.message().contains("Can't read this link"));
    }
    model.choose_named("z9");
    model.choose_named("h8");
    assert_eq!(model.address(), before);
}

#[test]
fn a_board_a_game_and_a_link_are_told_apart() {
    let black = Disc::Black;
    assert_eq!(
        read_position("..B.B\n..WW.\n.B*WW\n.WW..\nB....", black)
            .unwrap()
            .square,
        Some(square("c3"))
    );
    assert_eq!(
        count(&read_position("f5 d6", black).unwrap().board).white,
        2 + 1
    );
    assert_eq!(
        read_position("  https://x/04.html#pos=................,W", black)
            .unwrap()
            .player,
        Disc::White
    );
    assert!(
        read_position(
            "   a b c d\n1 . . . .\n2 . . . .\n3 . . . .\n4 . . . .",
            black
        )
        .is_ok()
    );
}

#[test]
fn every_board_of_the_menu_opens() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    for choice in [
        BoardChoice::Start,
        BoardChoice::Game,
        BoardChoice::Practice,
        BoardChoice::Page,
    ] {
        model.choose_board(choice);
        assert_eq!(model.choice(), choice);
        assert_eq!(BoardChoice::named(choice.id()), Some(choice));
    }
    model.choose_board(BoardChoice::Game);
    assert_eq!(model.player(), Disc::White);
    assert_eq!(model.board().size(), 8);
}

#[test]
fn editing_a_cell_cycles_and_makes_the_board_the_readers() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    model.toggle_edit();
    let a1 = square("a1");
    for expected in [Some(Disc::Black), Some(Disc::White), None] {
        model.choose(a1);
        assert_eq!(model.cell_view(a1).cell, expected);
    }
    assert_eq!(model.choice(), BoardChoice::Own);
}

#[test]
fn a_known_mistake_marks_the_squares_where_it_differs() {
    let step = find_step("04").unwrap();
    let subject = Subject::named("C05", &mistakes()).unwrap();
    let Subject::Mistake(index) = subject else {
        panic!("C05 is a mistake");
    };
    let mut model = practice(WalkKind::Walk, PRACTICE);
    model.choose_subject(subject);
    let request = model.request().unwrap();
    assert!(model.take_replies(
        request.number,
        Ok(replies(&model, &step.mistakes[index].answers))
    ));
    model.choose(square("e4"));
    let view = model.cell_view(square("e4"));
    assert!(view.legal && view.differs);
    assert_eq!(view.reads, [1]);
    let words = model.subject_words().join(" ");
    assert!(words.contains("this code returned: legal"), "{words}");
    assert!(words.contains("The correct walk: "), "{words}");
}

#[test]
fn a_late_answer_for_an_older_board_is_not_applied() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    model.choose_subject(Subject::Yours);
    let old = model.request().unwrap();
    let old_replies = replies(&model, &Answers::REFERENCE);
    model.choose_board(BoardChoice::Start);
    assert!(!model.take_replies(old.number, Ok(old_replies)));
    assert!(model.is_waiting());
    let newer = model.request().unwrap();
    model.module_changed();
    assert!(!model.take_replies(newer.number, Err("too late".to_owned())));
}

#[test]
fn a_panic_and_an_endless_loop_are_shown_in_words() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    model.choose_subject(Subject::Yours);
    let request = model.request().unwrap();
    let mut all = replies(&model, &Answers::REFERENCE);
    let place = |asked: Square| {
        let squares = squares(&request);
        squares.iter().position(|square| *square == asked).unwrap()
    };
    let index = place(square("c3"));
    all[index] = Reply {
        ending: Ending::Panicked {
            message: "read row 2, column 5: columns are 0 to 4".to_owned(),
            location: Some("src/lib.rs:31".to_owned()),
        },
        reads: vec![square("c3"), square("d3"), Square { row: 2, col: 5 }],
    };
    all[place(square("a1"))].ending = Ending::Hung;
    assert!(model.take_replies(request.number, Ok(all)));
    assert!(model.cell_view(square("a1")).differs);
    let words = model.subject_words().join(" ");
    assert!(words.contains("panicked at src/lib.rs:31"), "{words}");
    assert!(words.contains("off the board: row 2, column 5"), "{words}");
}

#[test]
fn the_model_answer_never_differs_from_itself() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    for choice in [BoardChoice::Practice, BoardChoice::Start, BoardChoice::Game] {
        model.choose_board(choice);
        model.choose_subject(Subject::Yours);
        let request = model.request().unwrap();
        let all = replies(&model, &Answers::REFERENCE);
        assert!(
            all.iter()
                .all(|reply| matches!(reply.ending, Ending::Answered(Value::Bool(_))))
        );
        assert!(model.take_replies(request.number, Ok(all)));
        for square in model.board().squares() {
            let reply = model.reply_at(square).unwrap();
            let parts = scenes::parting(
                model.board(),
                square,
                model.player(),
                reply,
                Language::English,
            );
            assert_eq!(parts, None, "{square}");
        }
    }
}

#[test]
fn every_cell_has_a_name_that_says_what_it_shows() {
    let model = practice(WalkKind::Walk, PRACTICE);
    let label = |name: &str| model.cell_view(square(name)).label;
    assert_eq!(label("d1"), "d1, empty, legal move, flips 1");
    assert_eq!(label("c2"), "c2, White");
}

#[test]
fn the_chosen_square_hides_its_answer_until_all_directions_are_walked() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    let c3 = |model: &WalkModel| {
        let view = model.cell_view(square("c3"));
        (view.legal, view.label)
    };
    let without_answer = (false, "c3, empty, chosen".to_owned());
    assert_eq!(c3(&model), without_answer);
    model.choose_direction((-1, 0));
    model.step();
    model.step();
    assert!(!c3(&model).0);
    model.walk_all();
    assert_eq!(
        c3(&model),
        (true, "c3, empty, legal move, flips 3, chosen".to_owned())
    );
    model.reset();
    assert_eq!(c3(&model), without_answer);
}

#[test]
fn the_call_for_the_chosen_square_runs_first() {
    let mut model = practice(WalkKind::Walk, PRACTICE);
    model.choose_subject(Subject::Yours);
    let request = model.request().unwrap();
    let first = squares(&request).first().copied();
    assert_eq!(first, Some(square("c3")));
    let hung = Reply {
        ending: Ending::Hung,
        reads: Vec::new(),
    };
    assert!(model.take_replies(request.number, Ok(vec![hung])));
    assert_eq!(model.reply_at(square("c3")).unwrap().ending, Ending::Hung);
    assert_eq!(
        model.reply_at(square("a1")).unwrap().ending,
        Ending::NotAsked
    );
    model.choose(square("a1"));
    let request = model.request().unwrap();
    let first = squares(&request).first().copied();
    assert_eq!(first, Some(square("a1")));
}
