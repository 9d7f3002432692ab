//! "Ask any position": what is asked, and the model answer beside somebody else's.

use std::fmt::Write;

use crate::common::{find_mistake, step};
use ::steps::{Answers, PositionAddress, parse_board, parse_game};
use checks::bench::{self, Answer, Work};
use checks::functions::{Count, OnBoard};
use checks::{
    Asked, Call, Comparison, Ending, Language, OpenedReplay, Plan, Reply, ask, quietly, steps,
};

const ENGLISH: Language = Language::English;

const PRACTICE: &str = "..B.B\n..WW.\n.B*WW\n.WW..\nB....";

/// Nineteen moves into a game; no symmetry.
const GAME: &str = "f5d6c6f4e6f6g4g5d3c7g6c4c8b7g3h4h3d7a6";

/// Five empty cells.
const NEARLY_FULL: &str = "WWWB\nWW.B\nW..B\nBW..";

fn asked(step: &str, function: &str, position: &str, values: &[(&str, &str)]) -> Asked {
    let pair = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    Asked {
        step: step.to_owned(),
        function: function.to_owned(),
        position: position.to_owned(),
        values: values.iter().map(pair).collect(),
    }
}

/// The position of a board or a game as the page writes it down.
fn position(text: &str, player: ::steps::Disc, square: &str) -> String {
    let board = match parse_game(text) {
        Ok(game) => game.board,
        Err(_) => parse_board(text).unwrap().board,
    };
    PositionAddress {
        board,
        player,
        square: square.parse().ok(),
        direction: None,
    }
    .to_string()
}

fn practice() -> String {
    position(PRACTICE, ::steps::Disc::Black, "c3")
}

fn work(asked: &Asked) -> Work {
    Work::Ask {
        asked: asked.clone(),
        reply: None,
    }
}

/// What the bench answers to a reader's choices.
fn answer(asked: &Asked, replies: &[Reply]) -> (Plan, Option<Comparison>) {
    match bench::finish(&work(asked), replies.to_vec(), ENGLISH) {
        Ok(Answer::Asked { plan, comparison }) => (plan, comparison),
        other => panic!("{other:?}"),
    }
}

fn plan(asked: &Asked) -> Plan {
    answer(asked, &[]).0
}

fn calls(asked: &Asked) -> Vec<Call> {
    bench::begin(&work(asked)).unwrap()
}

fn replies(asked: &Asked, answers: &Answers) -> Vec<Reply> {
    let calls = calls(asked);
    quietly(|| calls.iter().map(|call| ask(answers, call)).collect())
}

fn compare(asked: &Asked, replies: &[Reply]) -> Comparison {
    answer(asked, replies).1.unwrap()
}

fn open(step: &str, address: &str) -> OpenedReplay {
    let work = Work::OpenReplay {
        step: step.to_owned(),
        address: address.to_owned(),
    };
    assert_eq!(bench::begin(&work), Ok(Vec::new()));
    match bench::finish(&work, Vec::new(), ENGLISH) {
        Ok(Answer::Opened(opened)) => opened,
        other => panic!("{other:?}"),
    }
}

/// A position at which every function of a step can be asked.
fn position_for(function: &str) -> String {
    let text = match function {
        "solve" | "solve_between" | "final_score" => NEARLY_FULL,
        _ => GAME,
    };
    position(text, ::steps::Disc::White, "c3")
}

/// Every function of the course, each with its step.
fn functions() -> impl Iterator<Item = (&'static checks::Step, &'static str)> {
    steps()
        .iter()
        .flat_map(|step| step.functions.iter().map(|function| (*step, *function)))
}

/// A comparison as text: the boards with their marks, and all words.
fn drawn(comparison: &Comparison) -> String {
    let mut text = String::new();
    for (side, name) in comparison.sides.iter().zip(["model", "other"]) {
        let _ = writeln!(text, "{name}: {}", side.words);
        for cell in &side.cells {
            let marks = cell.marks;
            if marks != checks::Marks::default() || !cell.tag.is_empty() {
                let _ = writeln!(text, "  {}", cell.label);
            }
        }
        if !side.picture.is_empty() {
            let shapes = side.picture.lines().count();
            let _ = writeln!(text, "  a picture of {shapes} lines");
        }
    }
    for words in &comparison.words {
        let _ = writeln!(text, "{words}");
    }
    let _ = writeln!(text, "{}", comparison.walk_words);
    for step in comparison.walk.iter().take(6) {
        let _ = writeln!(text, "  {}", step.words);
    }
    text
}

#[test]
fn every_function_of_the_course_can_be_asked_and_the_model_answer_agrees_with_itself() {
    for (step, function) in functions() {
        let asked = asked(step.id, function, &position_for(function), &[]);
        let plan = plan(&asked);
        assert_eq!(plan.trouble, "", "{function}");
        let replies = replies(&asked, &Answers::REFERENCE);
        assert_eq!(replies.len(), calls(&asked).len());
        let comparison = compare(&asked, &replies);
        assert!(comparison.agrees, "{function}: {:?}", comparison.words);
        assert!(comparison.words[0].starts_with("Both"), "{function}");
        let differs = |side: &checks::Side| side.cells.iter().any(|cell| cell.marks.differs);
        assert!(!comparison.sides.iter().any(differs), "{function}");
        let alone = compare(&asked, &[]);
        assert_eq!(alone.sides.len(), 1);
        assert!(alone.agrees && alone.words.is_empty(), "{function}");
    }
}

#[test]
fn boards_of_every_side_can_be_asked_or_are_refused_in_words() {
    let four = position(NEARLY_FULL, ::steps::Disc::Black, "b3");
    for position in [practice(), four] {
        for (step, function) in functions() {
            let asked = asked(step.id, function, &position, &[]);
            match plan(&asked).trouble.as_str() {
                "" => assert!(compare(&asked, &[]).agrees, "{function}"),
                trouble => assert!(trouble.contains("8 by 8") || trouble.contains("empty")),
            }
        }
    }
}

#[test]
fn what_a_mistake_answers_differently_is_told_for_every_step() {
    let mut told = 0;
    for (step, function) in functions() {
        let asked = asked(step.id, function, &position_for(function), &[]);
        for mistake in step.mistakes {
            let comparison = compare(&asked, &replies(&asked, &mistake.answers));
            if comparison.agrees {
                continue;
            }
            told += 1;
            let words = comparison.words.join(" ");
            let says = ["different", "The other code"];
            assert!(
                says.iter().any(|word| words.contains(word)),
                "{function}, {}: {words}",
                mistake.id
            );
        }
    }
    assert!(told > 100, "{told} mistakes show on these positions");
}

#[test]
fn what_agrees_on_every_square_but_the_chosen_one_is_marked_there() {
    let asked = asked("05", "flips_at", &practice(), &[]);
    let mut replies = replies(&asked, &Answers::REFERENCE);
    replies[0].ending = Ending::Hung;
    let comparison = compare(&asked, &replies);
    let differing: Vec<String> = comparison.sides[1]
        .cells
        .iter()
        .filter(|cell| cell.marks.differs)
        .map(|cell| cell.square.to_string())
        .collect();
    assert_eq!(differing, ["c3"]);
    assert!(comparison.words[1].contains("endless loop"));
}

#[test]
fn discs_of_a_direction_without_a_closing_disc_side_by_side() {
    let mistake = find_mistake("05", "S5b");
    let asked = asked("05", "flips_at", &practice(), &[]);
    assert_words!(drawn(&compare(&asked, &replies(&asked, &mistake.answers))));
}

#[test]
fn a_board_after_a_wrong_move_side_by_side() {
    let mistake = find_mistake("05", "S5b");
    let asked = asked("05", "place", &practice(), &[]);
    assert_words!(drawn(&compare(&asked, &replies(&asked, &mistake.answers))));
}

#[test]
fn a_function_that_is_still_to_be_written_is_told_with_its_line() {
    let asked = asked("04", "is_valid_move", &practice(), &[]);
    let count = calls(&asked).len();
    let todo = Reply::unread(Ending::Panicked {
        message: "not yet implemented: decide".to_owned(),
        location: Some("exercises/04-legal-moves/src/lib.rs:31".to_owned()),
    });
    assert_words!(drawn(&compare(&asked, &vec![todo; count])));
}

#[test]
fn a_panic_and_an_endless_loop_are_told_with_the_squares_where_they_happened() {
    let asked = asked("04", "is_valid_move", &practice(), &[]);
    let mut replies = replies(&asked, &Answers::REFERENCE);
    replies[1].ending = Ending::Panicked {
        message: "read row -1, column 0: rows are 0 to 4".to_owned(),
        location: Some("exercises/04-legal-moves/src/lib.rs:40".to_owned()),
    };
    replies[2].ending = Ending::Hung;
    replies[3].ending = Ending::Died("endless recursion: the stack overflowed".to_owned());
    replies[4].ending = Ending::NotAsked;
    let comparison = compare(&asked, &replies);
    assert_words!(comparison.words.join("\n"));
}

#[test]
fn a_search_shows_the_chosen_move_with_its_score() {
    let position = position("f5d6c3", ::steps::Disc::White, "");
    let asked = asked("09", "minimax", &position, &[("depth", "2")]);
    let mistake = &step("09").mistakes[0];
    assert_words!(drawn(&compare(&asked, &replies(&asked, &mistake.answers))));
}

#[test]
fn a_game_shows_its_last_action_and_refusals_in_words() {
    let start = position("", ::steps::Disc::Black, "");
    let actions = [("human", "B"), ("actions", "d3 c3 a1")];
    let asked = asked("12", "Game", &start, &actions);
    assert!(plan(&asked).plays);
    let comparison = compare(&asked, &replies(&asked, &Answers::REFERENCE));
    assert_eq!(
        comparison.sides[0].words,
        "Game::new(Black), then play(d3), play(c3), play(a1): play(a1) returns Err(TurnsNothing): \
         the move doesn't flip any discs. Black to move, record \"d3c3\""
    );
}

#[test]
fn pictures_have_frames_where_they_differ() {
    let asked = asked("02", "draw_discs", &position_for("draw_discs"), &[]);
    let swapped = Answers {
        draw_discs: |board, screen| {
            let first = board.squares().find(|square| board[*square].is_some());
            let board = first.map_or(*board, |square| board.with(square, None));
            ::steps::draw_discs(&board, screen);
        },
        ..Answers::REFERENCE
    };
    let comparison = compare(&asked, &replies(&asked, &swapped));
    assert_eq!(comparison.words[0], "The answers are different at d3.");
    assert_eq!(
        comparison.sides[1]
            .picture
            .matches("class=\"differs\"")
            .count(),
        1
    );
    assert!(comparison.sides[0].cells.is_empty());
}

#[test]
fn what_would_freeze_a_page_is_refused_in_words() {
    let game = position(GAME, ::steps::Disc::White, "c3");
    for (step, function, values, words) in [
        ("09", "minimax", ("depth", "50"), "Depth: found \"50\""),
        ("09", "minimax", ("depth", "deep"), "Depth: found \"deep\""),
        (
            "11",
            "candidate_scores",
            ("plies", "0"),
            "Plies: found \"0\"",
        ),
        (
            "07",
            "random_move",
            ("draws", "999999999"),
            "Random numbers",
        ),
        (
            "detour-endgame",
            "solve",
            ("", ""),
            "This position has 41 empty squares",
        ),
        ("12", "Game", ("actions", "d3 z9"), "Actions: found"),
        ("11", "heat", ("scores", "1 2 many"), "Scores: found"),
    ] {
        let asked = asked(step, function, &game, &[values]);
        let (plan, comparison) = answer(&asked, &[]);
        assert!(plan.trouble.starts_with(words), "{}", plan.trouble);
        assert!(calls(&asked).is_empty() && comparison.is_none());
    }
    let small = plan(&asked("detour-bitboards", "bit_moves", &practice(), &[]));
    assert!(small.trouble.contains("8 by 8"));
    let nowhere = practice().replace(",c3", "");
    let none = plan(&asked("05", "flips_at", &nowhere, &[]));
    assert_eq!(none.trouble, "Choose a square first.");
}

#[test]
fn a_page_of_another_version_gets_no_answer() {
    for wrong in [
        asked("99", "flips_at", &practice(), &[]),
        asked("05", "is_valid_move", &practice(), &[]),
        asked("05", "flips_at", "nonsense", &[]),
    ] {
        assert!(bench::begin(&work(&wrong)).is_err());
        assert!(bench::finish(&work(&wrong), Vec::new(), ENGLISH).is_err());
    }
}

#[test]
fn nearly_every_question_of_the_course_can_be_opened_from_a_link() {
    let (mut all, mut opened_here) = (0, 0);
    for step in steps() {
        for call in step.calls() {
            all += 1;
            let reply = Reply::unread(Ending::Hung);
            let replay = checks::Replay::new(call, &reply).unwrap();
            let opened = open(step.id, &format!("#{replay}"));
            if !opened.trouble.is_empty() {
                continue;
            }
            opened_here += 1;
            assert_eq!(opened.reply, Some(reply));
            assert_eq!(calls(&opened.asked)[0], *call, "{step:?}");
        }
    }
    assert!(20 * opened_here > 19 * all, "{opened_here} of {all}");
}

#[test]
fn links_that_are_nonsense_or_belong_elsewhere_are_refused_in_words() {
    let call = Call::Count(Count(OnBoard {
        board: ::steps::start(),
    }));
    let replay = checks::Replay::new(&call, &Reply::unread(Ending::Hung)).unwrap();
    for (address, words) in [
        ("#replay=2.nonsense", "damaged"),
        ("#replay=7.AAAA", "different version"),
        ("#replay", "doesn't start"),
        (&format!("#replay=2.{}", "A".repeat(9000)), "too long"),
        (&format!("#{replay}"), "06-turns.html"),
    ] {
        let opened = open("05", address);
        assert!(opened.trouble.contains(words), "{}", opened.trouble);
        assert!(opened.trouble.ends_with("Your position hasn't changed."));
    }
}
